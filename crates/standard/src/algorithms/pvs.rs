//! The card of `pvs`.

use jogada_catalog::{AlgorithmLesson, CodeLine, Computer, Parameter};
use jogada_rules::{Counters, Deed, Ends, Phrase, Standard};
use jogada_search::Observer;
use jogada_search::tree::{Engine, Found, Informed, Pvs, pvs};

use super::{TreeCard, choice, code, ends_of, keys};
use crate::indirect::{Indirect, IndirectEndgame, IndirectGuide};
use crate::task::Task;
use crate::task::Work;
use crate::thinker::EngineTask;
use jogada_search::Table;

/// How far noisy moves are followed beyond the depth.
const QUIESCENCE: u32 = 16;

/// The engine, compiled for every evaluation.
pub struct PvsCard {
    ends: Ends,
    quiescence: Option<bool>,
    tables: bool,
}

impl PvsCard {
    /// The `lines` best moves, best first.
    pub(super) fn best_lines<G: Standard>(&self, lines: usize, work: Work<'_, '_, G, Counters>) -> Vec<Found<G::Move>> {
        let Work { task, memory, clock, observer, report } = work;
        match memory.table(task.computer) {
            Ok(table) => task.thinker.analyze(&self.engine_task(task, table), lines, clock, observer, report),
            Err(stopped) => vec![task.unsearched(stopped)],
        }
    }

    fn engine_task<'a, G: Standard>(&self, task: &Task<'a, G>, table: &'a Table) -> EngineTask<'a, G> {
        let (game, state, options) = (task.game, task.state, self.options(task));
        EngineTask { game, state, table, uses_endgame: self.tables, options }
    }

    fn options<G: Standard>(&self, task: &Task<'_, G>) -> Pvs {
        let computer = task.computer;
        let quiet = self.quiescence.unwrap_or(task.thinker.is_noisy());
        Pvs {
            depth: task.depth(),
            step: if computer.limits.may_interrupt() { 1 } else { 2 },
            ends: self.ends,
            quiescence: if quiet { QUIESCENCE } else { 0 },
            threads: computer.threads,
            soft_time: task.soft_time,
            answer_only_move: computer.limits.time.is_some(),
            ..Pvs::default()
        }
    }

    /// Runs a driver of the engine, compiled once a game.
    pub(super) fn indirectly<G: Standard, R>(
        &self,
        task: &Task<'_, G>,
        table: &Table,
        run: impl FnOnce(IndirectEngine<'_, G>) -> R,
    ) -> R {
        let (evaluator, guide, endgame) = (task.evaluator(), task.guide(), IndirectEndgame(task.thinker.endgame()));
        let informed = Informed::new(&evaluator, self.tables.then_some(&endgame), task.game, task.state);
        run(Engine { game: task.game, evaluator: &informed, guide: &guide, table, options: self.options(task) })
    }
}

/// The engine with everything behind pointers.
pub(super) type IndirectEngine<'a, G> =
    Engine<'a, G, Informed<'a, Indirect<'a, G>, IndirectEndgame<'a, G>>, IndirectGuide<'a, G>>;

impl TreeCard for PvsCard {
    const NAME: &'static str = "pvs";
    const ABOUT: Phrase = Phrase::new(
        "Principal variation search: expects the first move to be best and only checks that the others are not",
        "Procura da variante principal: conta que a primeira jogada seja a melhor e só confirma que as outras não são",
    );
    const CUTS: bool = true;
    const PACES_ITSELF: bool = true;
    const LESSON: Option<AlgorithmLesson> = Some(AlgorithmLesson {
        order: 5,
        title: Phrase::new("Principal variation search", "Procura da variante principal"),
        spec: "pvs:depth=5",
        is_long: false,
        idea: &[
            Phrase::new(
                "If the moves are well ordered, the first is usually best. So search it in full, and of every other only ask whether it is better at all: a search with an empty window, which cuts almost everywhere. If the answer is yes, search that move again, in full.",
                "Se as jogadas estão bem ordenadas, a primeira costuma ser a melhor. Procura-se essa por inteiro, e às outras só se pergunta se são sequer melhores: uma procura de janela vazia, que corta quase em toda a parte. Se a resposta é sim, procura-se essa de novo, por inteiro.",
            ),
            Phrase::new(
                "Around it stands what makes an engine: deeper and deeper iterations, a window around the last value, a table, killer moves, history.",
                "À volta está o que faz um motor: iterações cada vez mais fundas, uma janela à volta do último valor, uma tabela, jogadas assassinas, histórico.",
            ),
        ],
        right: Phrase::new(
            "Always: the same value as minimax at the same depth, while quiescence is off.",
            "Sempre: o mesmo valor do minimax à mesma profundidade, com a quiescência desligada.",
        ),
        cost: Phrase::new(
            "About a tenth less than alpha-beta in the same order; much less with the order it learns.",
            "Cerca de um décimo menos do que o alfa-beta na mesma ordem; muito menos com a ordem que aprende.",
        ),
        watch: Phrase::new(
            "Windows with nothing inside, and the rare move that is searched again.",
            "As janelas sem nada dentro, e a rara jogada que se procura de novo.",
        ),
        reference: "T. Marsland and M. Campbell, “Parallel search of strongly ordered game trees”, 1982",
    });
    const PSEUDOCODE: &'static [CodeLine] = &[
        CodeLine::new(
            0,
            "for depth ← 1, 2, … : search the root in a window around the last value",
            "para profundidade ← 1, 2, … : procurar a raiz numa janela à volta do último valor",
            &[Deed::Begin],
        ),
        code::END,
        code::HORIZON,
        code::REACH,
        code::PROBE,
        code::HIT,
        CodeLine::new(
            0,
            "first move m₁: v ← −pvs(s after m₁, depth − 1, −β, −α)",
            "primeira jogada m₁: v ← −pvs(s depois de m₁, profundidade − 1, −β, −α)",
            &[Deed::Enter],
        ).of_two("first move m₁: v ← search(s after m₁, depth − 1, α, β)", "primeira jogada m₁: v ← procurar(s depois de m₁, profundidade − 1, α, β)"),
        CodeLine::new(
            0,
            "other moves m: v ← −pvs(s after m, depth − 1, −α − 1, −α): is it better at all?",
            "outras jogadas m: v ← −pvs(s depois de m, profundidade − 1, −α − 1, −α): será sequer melhor?",
            &[Deed::Scout],
        ).of_two("other moves m: v ← search(s after m, depth − 1, empty window: at α for MAX, at β for MIN): is it better at all?", "outras jogadas m: v ← procurar(s depois de m, profundidade − 1, janela vazia: em α para MAX, em β para MIN): será sequer melhor?"),
        CodeLine::new(
            1,
            "if α < v < β: v ← −pvs(s after m, depth − 1, −β, −α): how good is it?",
            "se α < v < β: v ← −pvs(s depois de m, profundidade − 1, −β, −α): quão boa é?",
            &[Deed::Again],
        )
        .of_two(
            "if α < v < β: v ← search(s after m, depth − 1, α, β): how good is it?",
            "se α < v < β: v ← procurar(s depois de m, profundidade − 1, α, β): quão boa é?",
        ),
        code::BEST,
        code::RAISE,
        code::CUT,
        code::STORE,
        CodeLine::new(
            0,
            "the iteration is finished: its line orders the next",
            "a iteração acabou: a sua linha ordena a seguinte",
            &[Deed::Iteration],
        ),
        code::BEST_MOVE,
    ];

    fn keys() -> Vec<Parameter> {
        let own = vec![
            keys::evaluation(),
            keys::ends(Ends::Distance),
            keys::table("16M"),
            keys::tables(),
            keys::threads(),
            keys::quiescence(),
            keys::seed(),
            keys::slip(),
        ];
        [keys::limits(), own].concat()
    }

    fn of(computer: &Computer) -> Self {
        let keys = &computer.keys;
        Self { ends: ends_of(keys), quiescence: choice(keys, "quiescence"), tables: keys.switch("tables") }
    }

    fn search<G: Standard, O: Observer<G::Move>>(&self, work: Work<'_, '_, G, O>) -> Found<G::Move> {
        let Work { task, memory, clock, observer, report } = work;
        let table = match memory.table(task.computer) {
            Ok(table) => table,
            Err(stopped) => return task.unsearched(stopped),
        };
        self.indirectly(task, table, |engine| pvs(engine, task.state, clock, observer, report))
    }

    fn run<G: Standard>(&self, work: Work<'_, '_, G, Counters>) -> Found<G::Move> {
        let Work { task, memory, clock, observer, report } = work;
        match memory.table(task.computer) {
            Ok(table) => task.thinker.pvs(&self.engine_task(task, table), clock, observer, report),
            Err(stopped) => task.unsearched(stopped),
        }
    }
}
