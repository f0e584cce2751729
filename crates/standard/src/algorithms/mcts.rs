//! The card of `mcts`.

use jogada_catalog::{AlgorithmLesson, CodeLine, Computer, Family, Parameter, Takes, Texts};
use jogada_rules::{Counters, Deed, Phrase, Standard};
use jogada_search::Observer;
use jogada_search::mcts::{self, Mcts, Simulation};
use jogada_search::tree::Found;

use super::{TreeCard, choice, keys};
use crate::indirect::{IndirectGuide, IndirectPlayout};
use crate::task::{Task, Work};

/// Simulations, guided by what they found.
pub(super) struct MctsCard {
    rave: Option<bool>,
}

impl MctsCard {
    fn options<G: Standard>(&self, task: &Task<'_, G>) -> Mcts {
        let (computer, usual) = (task.computer, task.simulation.options);
        Mcts {
            rave: if self.rave.unwrap_or(true) { usual.rave } else { 0.0 },
            threads: computer.threads,
            memory: computer.table,
            seed: task.dice.clone().roll(),
            answer_only_move: computer.limits.time.is_some(),
            soft_time: task.soft_time,
            ..usual
        }
    }

    /// Simulates; a playout is long, so that asking for it through a pointer costs nothing.
    fn simulated<G: Standard, R>(&self, task: &Task<'_, G>, run: impl FnOnce(Simulator<'_, G>) -> R) -> R {
        let (playout, guide) = (IndirectPlayout(&*task.simulation.playout), task.guide());
        run(Simulation { game: task.game, playout: &playout, guide: &guide, options: self.options(task) })
    }
}

/// The simulator with everything behind pointers.
type Simulator<'a, G> = Simulation<'a, G, IndirectPlayout<'a, G>, IndirectGuide<'a, G>>;

impl TreeCard for MctsCard {
    const NAME: &'static str = "mcts";
    const FAMILY: Family = Family::Simulation;
    const PACES_ITSELF: bool = true;
    const RESUMES: bool = true;
    const ABOUT: Phrase = Phrase::new(
        "Monte-Carlo tree search: plays games to their end and follows the moves that did well; proves what it can",
        "Procura em árvore de Monte Carlo: joga jogos até ao fim e segue as jogadas que correram bem; prova o que pode",
    );
    const LESSON: Option<AlgorithmLesson> = Some(AlgorithmLesson {
        order: 8,
        title: Phrase::new("Monte-Carlo tree search", "Procura em árvore de Monte Carlo"),
        spec: "mcts:nodes=200",
        is_long: false,
        idea: &[
            Phrase::new(
                "No evaluation is needed: play games to their end and see who wins. Each simulation has four phases. Selection goes down the tree by what is known; expansion adds children; simulation plays on by chance; back-up tells every move on the way what came of it.",
                "Não é precisa avaliação: jogam-se jogos até ao fim e vê-se quem ganha. Cada simulação tem quatro fases. A seleção desce a árvore pelo que se sabe; a expansão junta filhos; a simulação joga ao acaso; a retropropagação diz a cada jogada do caminho o que deu.",
            ),
            Phrase::new(
                "Selection must both use what did well and try what was tried little: the mean plus a bonus c·√(ln N ÷ n) that grows for neglected moves.",
                "A seleção tem de usar o que correu bem e de tentar o que se tentou pouco: a média mais um bónus c·√(ln N ÷ n), que cresce para as jogadas esquecidas.",
            ),
            Phrase::new(
                "Ends of games are certain: here they prove wins, losses and exact scores on the way up.",
                "Os fins de jogo são certos: aqui provam vitórias, derrotas e resultados exatos pela árvore acima.",
            ),
        ],
        right: Phrase::new(
            "In the limit; what it calls proven is proven.",
            "No limite; o que diz provado está provado.",
        ),
        cost: Phrase::new(
            "One playout a simulation; memory for nodes visited often.",
            "Um jogo por simulação; memória para os nós mais visitados.",
        ),
        watch: Phrase::new(
            "How visits gather at one move, and how a mean settles as its visits grow.",
            "Como as visitas se juntam numa jogada, e como a média estabiliza com elas.",
        ),
        reference: "L. Kocsis and C. Szepesvári, “Bandit based Monte-Carlo planning”, 2006",
    });
    const TEXTS: Texts = &[
        ("lab.say.begin.mcts", Phrase::new("The tree begins with the root alone.", "A árvore começa só com a raiz.")),
        (
            "lab.say.reach.mcts",
            Phrase::new(
                "The value is proven already, {value}: nothing needs to be simulated.",
                "O valor já está provado, {value}: não é preciso simular.",
            ),
        ),
    ];
    const PSEUDOCODE: &'static [CodeLine] = &[
        CodeLine::new(
            0,
            "tree ← the root; repeat until time is up:",
            "árvore ← a raiz; repetir até acabar o tempo:",
            &[Deed::Begin],
        ),
        CodeLine::new(
            1,
            "selection: from the root, the move with the greatest mean + c · √(ln N ÷ n)",
            "seleção: desde a raiz, a jogada com maior média + c · √(ln N ÷ n)",
            &[Deed::Select],
        ),
        CodeLine::new(
            1,
            "expansion: a node visited often enough gets its children",
            "expansão: um nó visitado vezes bastantes recebe os seus filhos",
            &[Deed::Grow],
        ),
        CodeLine::new(
            1,
            "simulation: play by chance to the end of the game",
            "simulação: jogar ao acaso até ao fim do jogo",
            &[Deed::PlayOut],
        ),
        CodeLine::new(
            1,
            "or take the result, where the game is over or the value proven",
            "ou tomar o resultado, onde o jogo acabou ou o valor está provado",
            &[Deed::Settle, Deed::Reach],
        ),
        CodeLine::new(
            1,
            "back-up: for each move on the way n ← n + 1, and its mean takes in the result",
            "retropropagação: para cada jogada do caminho n ← n + 1, e a média inclui o resultado",
            &[Deed::BackUp],
        ),
        CodeLine::new(
            1,
            "what is proven of all children is proven of their parent",
            "o que está provado de todos os filhos está provado do pai",
            &[Deed::Prove],
        ),
        CodeLine::new(
            0,
            "return the move visited most often",
            "devolver a jogada mais visitada",
            &[Deed::Answer, Deed::Stop],
        ),
    ];

    fn keys() -> Vec<Parameter> {
        let rave = Parameter::new("rave", Takes::Switch, "");
        // A tree of simulations is worth keeping whole; a table serves as well when it forgets a little.
        let own = vec![keys::table("256M"), keys::threads(), rave, keys::seed(), keys::slip()];
        [keys::endless(), own].concat()
    }

    fn of(computer: &Computer) -> Self {
        Self { rave: choice(&computer.keys, "rave") }
    }

    fn search<G: Standard, O: Observer<G::Move>>(&self, work: Work<'_, '_, G, O>) -> Found<G::Move> {
        let Work { task, memory, clock, observer, report } = work;
        let tree = memory.tree(task.game);
        self.simulated(task, |engine| mcts::watched(engine, tree, task.state, clock, observer, report))
    }

    fn lines<G: Standard>(&self, lines: usize, work: Work<'_, '_, G, Counters>) -> Vec<Found<G::Move>> {
        let Work { task, memory, clock, observer, report } = work;
        let tree = memory.tree(task.game);
        self.simulated(task, |engine| {
            let whole = mcts::watched(engine, tree, task.state, clock, observer, report);
            let mut ranked = mcts::lines(engine, tree, lines);
            for found in &mut ranked {
                found.stopped = whole.stopped;
            }
            // A search stopped at once has ranked nothing, but it has a move.
            if ranked.is_empty() && whole.best().is_some() { vec![whole] } else { ranked }
        })
    }
}
