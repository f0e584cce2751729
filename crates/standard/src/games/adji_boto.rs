//! Adji-boto for two, the course variant.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use jogada_catalog::{GameLesson, GameWords, HearTables, Offers, Parameter, Tables};
use jogada_experts::adji_boto::Endgames;
use jogada_experts::adji_boto::tables::{self, TableFolder};
use jogada_games::adji_boto::{AdjiBoto, Captures, Positional, Score, Sprint};
use jogada_rules::{CheckedLevel, Fabric, Phrase, StopFlag, TableBuild, TableError, TableLevel};
use jogada_search::mcts;

use crate::card::GameCard;

/// Its card.
pub fn card() -> GameCard<AdjiBoto, Captures, Endgames> {
    let endgames = Endgames::default();
    GameCard::new("adji-boto", |settings| {
        AdjiBoto::new(settings.size("per-hole")).map_err(|error| settings.out_of_range(error))
    })
    .about(
        "Sow pieces round two rows of holes and capture ones, threes and fives (course variant)",
        "Semeiam-se peças por duas filas de covas e capturam-se uma, três ou cinco (variante do curso)",
    )
    .words(WORDS)
    .parameter(Parameter::number("per-hole", 1, 21, 8))
    .guide(Captures, true)
    .playout(Sprint::default(), mcts::Mcts { spread: 12, ..mcts::Mcts::default() })
    .tables(endgames.clone(), Arc::new(AdjiBotoTables(endgames)))
    .evaluation("score", Score)
    .evaluation("positional", Positional)
    .level("report-easy", "greedy:eval=score")
    .level("report-medium", "alphabeta:depth=11,order=evaluation,eval=score,slip=10")
    .level("report-hard", "alphabeta:depth=11,order=evaluation,eval=score")
    .level("easy", "pvs:nodes=200,slip=10")
    .level("medium", "pvs:nodes=2k,eval=positional")
    .level("hard", "pvs:nodes=100k,eval=positional")
    .level("max", "pvs:time=3s,eval=positional,table=64M,threads=2")
    .usual_depth(8)
    .move_cap(1000)
    .solved_by_levels()
}

/// Its tables of endings as everyone meets them.
struct AdjiBotoTables(Endgames);

impl Tables for AdjiBotoTables {
    fn place(&self, data: &Path) -> PathBuf {
        TableFolder::in_data(data).path().to_owned()
    }

    fn use_folder(&self, folder: &Path, hear: Box<HearTables>) -> bool {
        self.0.use_folder(TableFolder::new(folder), hear)
    }

    fn build(&self, folder: &Path, build: &TableBuild<'_>) -> Result<(), TableError> {
        tables::build(&TableFolder::new(folder), build)
    }

    fn build_shared(&self, folder: &Path, build: &TableBuild<'_>, fabric: &dyn Fabric) -> Result<(), TableError> {
        tables::build_shared(&TableFolder::new(folder), build, fabric)
    }

    fn shared_needs(&self, pieces: usize, workers: usize, local: usize) -> (u64, u64) {
        tables::shared_needs(pieces, workers, local)
    }

    fn check(
        &self,
        folder: &Path,
        pieces: usize,
        threads: usize,
        stop: &StopFlag,
        tell: &mut dyn FnMut(CheckedLevel),
    ) -> Result<(), TableError> {
        tables::check(&TableFolder::new(folder), pieces, threads, stop, tell)
    }

    fn levels(&self, folder: &Path) -> Result<Vec<usize>, TableError> {
        TableFolder::new(folder).levels()
    }

    fn list(&self, folder: &Path) -> (Vec<TableLevel>, Option<TableError>) {
        let open = tables::OpenTables::open(&TableFolder::new(folder));
        let level = |file: &tables::LevelFile| {
            let tables::Header { pieces, count: positions, tally, .. } = *file.header();
            let tables::ValueTally { wins, losses, endless, .. } = tally;
            TableLevel { pieces, positions, wins, losses, endless, bytes: file.size(), checksum: file.checksum() }
        };
        (open.files().iter().map(level).collect(), open.trouble())
    }
}

/// What is said about it.
const WORDS: GameWords = GameWords {
    title: Phrase::same("Adji-boto"),
    rules: Phrase::new(
        "First owns the bottom row, Second the top one. Take all pieces of one of your holes and sow them counterclockwise, one a hole, past the hole they came from. If the last piece falls into the opponent’s row and that hole then holds one, three or five, you capture them. Who has nothing to move is skipped; when the board is empty, most captures win. This is a course variant of the game.",
        "A fila de baixo é do Primeiro, a de cima do Segundo. Tiram-se todas as peças de uma cova própria e semeiam-se no sentido contrário ao dos ponteiros do relógio, uma por cova, saltando a cova de onde saíram. Se a última cair na fila do adversário e essa cova ficar com uma, três ou cinco, são capturadas. Quem não tem jogada passa a vez; com o tabuleiro vazio, ganha quem capturou mais. É uma variante de aula do jogo.",
    ),
    lesson: GameLesson {
        order: 5,
        example: "adji-boto",
        rules: &[
            Phrase::new(
                "Two rows of six holes, eight pieces in each. First owns the bottom row, Second the top one. (This is the course variant; the historical game is another.)",
                "Duas filas de seis covas, oito peças em cada. O Primeiro tem a fila de baixo, o Segundo a de cima. (Esta é a variante do curso; o jogo histórico é outro.)",
            ),
            Phrase::new(
                "A move takes all pieces of one of your holes and sows them counter-clockwise, one a hole, skipping the hole they came from.",
                "Uma jogada tira todas as peças de uma cova própria e semeia-as no sentido contrário ao dos ponteiros, uma por cova, saltando a cova de onde vieram.",
            ),
            Phrase::new(
                "If the last piece falls into the opponent’s row and makes one, three or five there, those pieces are captured.",
                "Se a última peça cai na fila do adversário e lá faz uma, três ou cinco, essas peças são capturadas.",
            ),
            Phrase::new(
                "A side without pieces is skipped. When the board is empty, more captured pieces win.",
                "Um lado sem peças perde a vez. Quando o tabuleiro fica vazio, ganham mais peças capturadas.",
            ),
        ],
        notation: Phrase::new(
            "The number of the hole in your own row, `1` to `6`.",
            "O número da cova na própria fila, de `1` a `6`.",
        ),
        think: &[Phrase::new(
            "What counts is where a sowing ends. Count the pieces of a hole before you play it: the page shows the last hole when you ask for it.",
            "O que conta é onde acaba a sementeira. Conte as peças de uma cova antes de a jogar: a página mostra a última cova se lho pedir.",
        )],
    },
    offers: Offers {
        overlays: &["sowing"],
        threats: true,
        challenges: &["adji-boto:per-hole=1", "adji-boto:per-hole=2"],
        ..Offers::NONE
    },
    texts: &[
        (
            "coach.do.adji-boto",
            Phrase::new(
                "Choose one of your holes: its pieces are sown one by one into the next ones.",
                "Escolha uma das suas covas: as peças semeiam-se uma a uma nas seguintes.",
            ),
        ),
        (
            "coach.counts.adji-boto",
            Phrase::new(
                "The last piece: where it makes one, three or five in a hole of the other side, they are yours.",
                "A última peça: onde fizer uma, três ou cinco numa cova do outro lado, são suas.",
            ),
        ),
        (
            "coach.win.adji-boto",
            Phrase::new("Capture more pieces than the other side.", "Capture mais peças do que o outro lado."),
        ),
        (
            "sides.adji-boto",
            Phrase::new(
                "First owns the bottom row, Second the top one; holes are counted from the left.",
                "A fila de baixo é do Primeiro, a de cima do Segundo; as covas contam-se da esquerda.",
            ),
        ),
        (
            "overlay.sowing",
            Phrase::new(
                "{move}: the last piece falls into {last}, caught {caught}",
                "{move}: a última peça cai em {last}, capturadas {caught}",
            ),
        ),
        (
            "evaluation.positional",
            Phrase::new(
                "For each side 0.5 for every hole with pieces, 0.1 more if it holds one to five, 0.4 more if it holds eleven or more; own less the other side's. It says who can wait. Holes of 1 and 12 against one of 3: (0.5 + 0.1) + (0.5 + 0.4) − (0.5 + 0.1) = 0.9.",
                "Para cada lado 0,5 por cada cova com peças, mais 0,1 se tem de uma a cinco, mais 0,4 se tem onze ou mais; as próprias menos as do outro. Diz quem pode esperar. Covas de 1 e 12 contra uma de 3: (0,5 + 0,1) + (0,5 + 0,4) − (0,5 + 0,1) = 0,9.",
            ),
        ),
        ("setting.per-hole", Phrase::new("Pieces a hole", "Peças por cova")),
        ("layer.overlay.sowing", Phrase::new("Where sowing ends", "Onde acaba a sementeira")),
        ("why.catches", Phrase::new("catches {n} pieces", "captura {n} peças")),
        ("why.catches#one", Phrase::new("catches 1 piece", "captura 1 peça")),
    ],
};
