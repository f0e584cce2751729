//! Every large piece of memory that is asked for is refused once: what a user sized, and what a search grows by, is told
//! and not died of.

#![expect(unsafe_code, reason = "an allocator can not be made without, and refusing memory is what this is about")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering};

use jogada_catalog::{Catalog, Limits, Player, StopFlag};

/// What is large: no list of moves or text is, and every table that a user sized.
const LARGE: usize = 1 << 20;

/// How many large pieces were asked for, and which of them is refused.
static ASKED: AtomicUsize = AtomicUsize::new(0);
static REFUSED: AtomicUsize = AtomicUsize::new(usize::MAX);

/// The system's memory, with one large piece refused.
struct Grudging;

// SAFETY: what is given out is the system's, and taken back by it.
unsafe impl GlobalAlloc for Grudging {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let refused = layout.size() >= LARGE && ASKED.fetch_add(1, Ordering::SeqCst) == REFUSED.load(Ordering::SeqCst);
        // SAFETY: the layout is the caller's.
        if refused { std::ptr::null_mut() } else { unsafe { System.alloc(layout) } }
    }

    unsafe fn dealloc(&self, piece: *mut u8, layout: Layout) {
        // SAFETY: the piece came from the system, with this layout.
        unsafe { System.dealloc(piece, layout) }
    }
}

#[global_allocator]
static MEMORY: Grudging = Grudging;

/// Runs `work` with each large piece refused in turn, and says how many there were.
fn each_refused(mut work: impl FnMut()) -> usize {
    REFUSED.store(usize::MAX, Ordering::SeqCst);
    ASKED.store(0, Ordering::SeqCst);
    work();
    let all = ASKED.load(Ordering::SeqCst);
    for number in 0..all {
        ASKED.store(0, Ordering::SeqCst);
        REFUSED.store(number, Ordering::SeqCst);
        work();
    }
    REFUSED.store(usize::MAX, Ordering::SeqCst);
    all
}

/// Players who remember, with tables of a size that someone chose.
fn players(catalog: &Catalog) -> usize {
    let specs = [
        "pvs:table=8M,nodes=2000",
        "mtdf:table=8M,nodes=2000",
        "negamax:table=8M,nodes=2000",
        "dfpn:table=8M,nodes=2000",
    ];
    let refused = specs.map(|spec| {
        let Ok(Player::Computer(computer)) = catalog.player("hex:size=5", spec) else { panic!("{spec} is a player") };
        each_refused(|| {
            let mut session = catalog.open("hex:size=5").expect("a game");
            let thought = session.think(&computer, &StopFlag::new());
            assert!(thought.mv.is_some() && thought.stopped.is_some(), "{spec}: some move, and why it is no better");
        })
    });
    refused.iter().sum()
}

fn solvers(catalog: &Catalog) -> usize {
    let games = ["tic-tac-toe:rows=4,cols=4,win=4", "dots-and-boxes:rows=3,cols=3", "adji-boto"];
    let refused = games.map(|game| {
        each_refused(|| {
            let mut session = catalog.open(game).expect("a game");
            let limits = Limits { memory: Some(8 << 20), ..Limits::nodes(3000) };
            let solving = session.solve(&limits, &StopFlag::new());
            assert!(solving.bounds.lower <= solving.bounds.upper);
        })
    });
    refused.iter().sum()
}

fn ways(catalog: &Catalog) -> usize {
    let plans = [
        "bfs:nodes=300k",
        "astar:nodes=300k",
        "uniform:nodes=300k",
        "bidirectional:nodes=300k",
        "optimal:nodes=300k,threads=1",
        "beam:nodes=300k,width=30000",
    ];
    let puzzle = catalog.puzzle(&jogada_catalog::Spec::named("adji-boto-puzzle")).expect("a puzzle");
    let refused = plans.map(|spec| {
        let plan = puzzle.plan(spec).expect(spec);
        each_refused(|| {
            let session = catalog.open("adji-boto-puzzle:problem=G").expect("a problem");
            let quest = session.as_quest().expect("a puzzle");
            quest.find_way(&plan, &StopFlag::new(), &mut ());
        })
    });
    refused.iter().sum()
}

/// One test, because there is one memory.
#[test]
fn every_large_piece_of_memory_may_be_refused() {
    let catalog = jogada_standard::catalog();
    let refused = [players(&catalog), solvers(&catalog), ways(&catalog)];
    assert!(refused.iter().all(|&count| count > 0), "{refused:?}");
}
