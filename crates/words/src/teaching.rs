//! Headings of what is explained, and what the figures mean.

use jogada_rules::{Language, Phrase};

use crate::Word;
use crate::table::{messages, phrases};

phrases! {
    /// What is explained, and under which headings.
    pub enum Teaching {
        Game { en: "game", pt: "jogo" }
        Puzzle { en: "puzzle", pt: "quebra-cabeças" }
        Algorithm { en: "algorithm", pt: "algoritmo" }
        Level { en: "level", pt: "nível" }
        Evaluation { en: "evaluation", pt: "avaliação" }
        Heuristic { en: "heuristic", pt: "heurística" }
        Statistic { en: "statistic", pt: "estatística" }
        Term { en: "term", pt: "termo" }
        Position { en: "position", pt: "posição" }
        Rules { en: "Rules", pt: "Regras" }
        Notation { en: "How a move is written", pt: "Como se escreve uma jogada" }
        Think { en: "How to think about it", pt: "Como pensar" }
        Settings { en: "What can be set", pt: "O que se pode definir" }
        Idea { en: "The idea", pt: "A ideia" }
        Right { en: "When it is right", pt: "Quando acerta" }
        Cost { en: "What it costs", pt: "Quanto custa" }
        Watch { en: "What to look out for", pt: "Em que reparar" }
        Steps { en: "Step by step", pt: "Passo a passo" }
        From { en: "Where it is from", pt: "De onde vem" }
        StandsFor { en: "The player it stands for", pt: "O jogador que representa" }
        Fares { en: "How strong it is", pt: "Que força tem" }
        Shows { en: "What the position shows", pt: "O que se vê na posição" }
        Looks { en: "How it looks, by evaluation", pt: "O que parece, por avaliação" }
        Moves { en: "What speaks for a move", pt: "O que se diz das jogadas" }
        Ahead { en: "A move ahead", pt: "Uma jogada à frente" }
        Meaning { en: "What it means", pt: "O que significa" }
        Promise { en: "What it promises", pt: "O que promete" }
        NeverTooMuch { en: "it never says more than the moves that are needed", pt: "nunca diz mais do que as jogadas que faltam" }
        MayExaggerate { en: "it may say more than the moves that are needed", pt: "pode dizer mais do que as jogadas que faltam" }
    }
}

messages! {
    /// What is said about what is explained.
    pub enum Taught {
        Nothing(name) {
            en: "there is nothing called “{name}” to explain: a game, algorithm, level, evaluation, heuristic, statistic or term of a lesson",
            pt: "não há nada chamado “{name}” para explicar: um jogo, algoritmo, nível, avaliação, heurística, estatística ou termo de uma lição",
        }
        SpeaksFor(mv, reason) { en: "{mv} — {reason}", pt: "{mv} — {reason}" }
        Strongest(text, places) { en: "{text}; most: {places}", pt: "{text}; sobretudo: {places}" }
        OfGame(what, game) { en: "{what} of {game}", pt: "{what} de {game}" }
        Quietly(value) { en: "without quiescence {value}", pt: "sem quiescência {value}" }
        Noisily(value, line) {
            en: "with quiescence {value}, which goes on to look at {line}",
            pt: "com quiescência {value}, que continua a ver {line}",
        }
    }
}

/// What each figure means, by its name.
pub const STATISTICS: &[(Word, Phrase)] = &[
    (
        Word::DepthReached,
        Phrase::new(
            "How many moves ahead the search has looked everywhere, one side's move counted as one.",
            "A quantas jogadas à frente a procura viu tudo, contando cada jogada de um lado.",
        ),
    ),
    (
        Word::NodesAnalyzed,
        Phrase::new(
            "Positions that the search has entered, the one it started from not counted.",
            "Posições em que a procura entrou, sem contar aquela de onde partiu.",
        ),
    ),
    (
        Word::AlphaRaises,
        Phrase::new(
            "How often a move turned out better than all before it. One of the reports calls these alpha cuts.",
            "Quantas vezes uma jogada se mostrou melhor do que todas as anteriores. Um dos relatórios chama-lhes cortes alfa.",
        ),
    ),
    (
        Word::AlphaCuts,
        Phrase::new(
            "How often the opponent's remaining moves could be left out, because one of them was already too good for it.",
            "Quantas vezes se puderam deixar as restantes jogadas do adversário, porque uma já lhe servia bem demais.",
        ),
    ),
    (
        Word::BetaCuts,
        Phrase::new(
            "The same at positions of the side that is thinking: the opponent would not let it come to this.",
            "O mesmo nas posições de quem pensa: o adversário não deixaria chegar a isto.",
        ),
    ),
    (
        Word::TableHits,
        Phrase::new(
            "Positions whose answer was known from another order of moves, of all that were looked up in the table.",
            "Posições cuja resposta já se sabia por outra ordem de jogadas, de todas as que se procuraram na tabela.",
        ),
    ),
    (
        Word::MemoryHits,
        Phrase::new(
            "Moves that were played from memory because the same position was thought about before, of all moves. In a first game there are hardly any: positions do not come back.",
            "Jogadas feitas de memória porque já se tinha pensado na mesma posição, de todas as jogadas. Num primeiro jogo quase não há: as posições não se repetem.",
        ),
    ),
    (Word::Simulations, Phrase::new("Games played by chance to their end.", "Jogos jogados ao acaso até ao fim.")),
    (
        Word::VisitShare,
        Phrase::new(
            "The share of simulated games that began with the move that was chosen: near 100 % the choice was clear.",
            "A parte dos jogos simulados que começou pela jogada escolhida: perto de 100 % a escolha era clara.",
        ),
    ),
    (
        Word::TreeSize,
        Phrase::new(
            "Moves that simulations have tried and remember.",
            "Jogadas que as simulações tentaram e de que se lembram.",
        ),
    ),
    (
        Word::Generated,
        Phrase::new("Positions that a search for a way has made.", "Posições que a procura de um caminho criou."),
    ),
    (Word::Expanded, Phrase::new("Positions whose successors were made.", "Posições cujos sucessores foram criados.")),
    (
        Word::Penetrance,
        Phrase::new(
            "The length of the way over all positions generated: 1 is a search that went straight to the goal.",
            "O comprimento do caminho sobre todas as posições geradas: 1 é uma procura que foi direita ao objetivo.",
        ),
    ),
    (
        Word::EffectiveBranching,
        Phrase::new(
            "How many successors each position would have in a full tree as deep as the way with as many positions.",
            "Quantos sucessores teria cada posição numa árvore completa com a profundidade do caminho e tantas posições.",
        ),
    ),
    (
        Word::MaxOpen,
        Phrase::new(
            "The most positions that waited to be expanded at a time.",
            "O máximo de posições à espera de serem expandidas.",
        ),
    ),
    (
        Word::PeakMemory,
        Phrase::new(
            "About how much memory the search held at its most.",
            "Quanta memória, mais ou menos, a procura chegou a ocupar.",
        ),
    ),
];

impl Teaching {
    /// The figure of that name, in whichever language it was written, and what it means.
    pub fn statistic(is_it: impl Fn(&str) -> bool) -> Option<(Word, Phrase)> {
        let named = |word: &Word| Language::ALL.iter().any(|&language| is_it(word.text(language)));
        STATISTICS.iter().find(|(word, _)| named(word)).copied()
    }
}
