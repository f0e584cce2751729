//! Proofs of Hex positions, checked by nothing but the rules.
//!
//! A proof is a list of claims, one a line. A claim says that the winner joins two ends — cells taken for own stones, or
//! the own edges `<` and `>` — although the opponent moves first, with the winner's stones that it names and the
//! empty cells of its carrier, whatever all other cells hold:
//!
//! - `path a1 b1 >`: cells and edges each of which touches the next. It needs all its cells and no empty one.
//! - `chain 3 5`: earlier claims, counted from 0, each from where the one before ends, whose carriers have nothing in
//!   common: an intrusion on one is answered there.
//! - `answers c2:4 d1:7 -:8`: whatever the opponent takes, one of these does not need it; its cell is taken (`-`: none has
//!   to be), and the claim after the colon holds then.
//! - `pair e1 f1 9 d2`: a claim in which two empty cells are taken for stones. Whoever of the two the opponent takes, the
//!   winner takes the other, and with it and the stones named after the claim the lost one is useless: of all that touches
//!   it and is a stone or empty, each touches each other or is joined to it by stones around it. (From version 2 on.)
//!
//! At the end `move c2` says what the winner plays first, if it has the move and needs it, and `proven 9` which claim joins
//! the edges.

mod cells;
mod reading;

use jogada_games::hex::{Cell, Hex, HexState};
use jogada_rules::{Game, Notation, Side};
use thiserror::Error;

use self::cells::CellSet;
use self::reading::ProofLines;

/// What a proof shows, if it is one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProvenPosition {
    /// Rows, and columns, of the board.
    pub size: usize,
    /// The position.
    pub position: String,
    /// Who wins it.
    pub winner: Side,
    /// What the winner plays first, if it has to.
    pub first_move: Option<String>,
    /// How many claims it took.
    pub claims: usize,
    /// How many empty cells the winner needs.
    pub carrier: usize,
}

impl ProvenPosition {
    /// The game, as a spec.
    pub fn game(&self) -> String {
        format!("hex:size={},swap=off", self.size)
    }
}

/// What is wrong with a proof, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {fault}")]
pub struct ProofError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: ProofFault,
}

/// What is wrong with a line of a proof.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ProofFault {
    /// A byte of the file, counted from 1, is not part of a text.
    #[error("byte {0} of the file is no text")]
    NotText(usize),
    /// Something else should be here.
    #[error("expected {0}")]
    Expected(&'static str),
    /// No game leads to this position, or it is none.
    #[error("this is no position of the board")]
    Position,
    /// The game is over there.
    #[error("nothing is left to prove in this position")]
    Over,
    /// A cell that the board does not have.
    #[error("`{0}` is no cell of the board")]
    NoCell(String),
    /// A claim that does not come before this one.
    #[error("`{0}` is no earlier claim")]
    NoClaim(String),
    /// Two that follow each other in a path do not touch.
    #[error("`{0}` and `{1}` do not touch")]
    Apart(String, String),
    /// A claim does not start where the one before ends, or not where the others do.
    #[error("claim {0} joins other ends")]
    OtherEnds(usize),
    /// Two carriers overlap.
    #[error("claim {0} needs a cell that an earlier one of the chain needs")]
    Overlap(usize),
    /// A cell is needed as a stone and as an empty cell.
    #[error("`{0}` is needed both as a stone and as an empty cell")]
    Contradiction(String),
    /// The opponent has a move that no answer is good against.
    #[error("there is no answer to `{0}`")]
    Unanswered(String),
    /// A cell of a pair does not make up for the other.
    #[error("`{0}` is needed though `{1}` is taken for it")]
    Useful(String, String),
    /// The claim in the end needs a stone that is not there.
    #[error("`{0}` is no stone of the winner")]
    NoStone(String),
    /// The claim in the end needs a cell that is taken.
    #[error("`{0}` is not empty")]
    NotEmpty(String),
    /// The winner would have to move, and it is not its turn.
    #[error("the winner does not have the move")]
    NotItsTurn,
    /// The claim in the end joins something else.
    #[error("the claim does not join the winner's edges")]
    NotTheEdges,
}

/// A cell or one of the two edges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    Cell(Cell),
    /// The first edge of the winner: top or left.
    Near,
    /// The other one.
    Far,
}

/// What is established.
struct Established {
    ends: [End; 2],
    /// The stones that must be there.
    stones: CellSet,
    /// The empty cells that must be left alone.
    carrier: CellSet,
}

/// Checks a proof as it is in a file.
pub fn check_hex_proof_bytes(bytes: &[u8]) -> Result<ProvenPosition, ProofError> {
    let text = str::from_utf8(bytes).map_err(|error| {
        let before = &bytes[..error.valid_up_to()];
        let line = before.split(|&byte| byte == b'\n').count();
        ProofError { line, fault: ProofFault::NotText(before.len() + 1) }
    })?;
    check_hex_proof(text)
}

/// Checks a proof from the first line to the last.
pub fn check_hex_proof(text: &str) -> Result<ProvenPosition, ProofError> {
    let mut lines = ProofLines::new(text);
    let version = lines.heading()?;
    let size = lines.size()?;
    let game = Hex::new(size, false).map_err(|_| lines.wrong(ProofFault::Expected("a size of 1 to 26")))?;
    let position = lines.after("position")?;
    let state = read_state(&game, position).map_err(|fault| lines.wrong(fault))?;
    let winner = lines.winner()?;
    let mut checking = Checking { version, game, state, winner, established: Vec::new() };
    let last = checking.all_claims(&mut lines)?;
    let (first_move, claim) = checking.conclusion(&mut lines, last)?;
    let carrier = checking.established[claim].carrier.count();
    let claims = checking.established.len();
    Ok(ProvenPosition { size, position: position.to_owned(), winner, first_move, claims, carrier })
}

/// The position, of a game with or without a swap long ago.
fn read_state(game: &Hex, text: &str) -> Result<HexState, ProofFault> {
    let swapped = Hex::new(game.size(), true).expect("the size is that of a board");
    let read = game.read_position(text).or_else(|_| swapped.read_position(text));
    let state = read.map_err(|_| ProofFault::Position)?;
    if game.settled(&state).is_some() { Err(ProofFault::Over) } else { Ok(state) }
}

struct Checking {
    version: u8,
    game: Hex,
    state: HexState,
    winner: Side,
    established: Vec<Established>,
}

impl Checking {
    /// Checks claims until a line is something else, and returns that line.
    fn all_claims<'a>(&mut self, lines: &mut ProofLines<'a>) -> Result<&'a str, ProofError> {
        loop {
            let line = lines.next("a claim, `move` or `proven`")?;
            let (kind, rest) = line.split_once(' ').unwrap_or((line, ""));
            let claim = match kind {
                "path" => self.path(rest),
                "chain" => self.chain(rest),
                "answers" => self.answers(rest),
                "pair" if self.version >= 2 => self.pair(rest),
                _ => return Ok(line),
            };
            self.established.push(claim.map_err(|fault| lines.wrong(fault))?);
        }
    }

    fn path(&self, text: &str) -> Result<Established, ProofFault> {
        let ends = text.split(' ').map(|word| self.end(word)).collect::<Result<Vec<_>, _>>()?;
        for pair in ends.windows(2) {
            if !self.touch(pair[0], pair[1]) {
                return Err(ProofFault::Apart(name(pair[0]), name(pair[1])));
            }
        }
        let mut stones = CellSet::none(&self.game);
        for end in &ends {
            if let End::Cell(cell) = *end {
                stones.insert(cell);
            }
        }
        Ok(Established { ends: [ends[0], ends[ends.len() - 1]], stones, carrier: CellSet::none(&self.game) })
    }

    fn chain(&self, text: &str) -> Result<Established, ProofFault> {
        let parts = text.split(' ').map(|word| self.earlier(word)).collect::<Result<Vec<_>, _>>()?;
        let mut whole = self.nothing(self.established[parts[0]].ends[0]);
        for part in parts {
            let claim = &self.established[part];
            if claim.ends[0] != whole.ends[1] {
                return Err(ProofFault::OtherEnds(part));
            }
            if claim.carrier.meets(&whole.carrier) {
                return Err(ProofFault::Overlap(part));
            }
            whole.ends[1] = claim.ends[1];
            whole.stones.add(&claim.stones);
            whole.carrier.add(&claim.carrier);
        }
        self.consistent(whole)
    }

    fn answers(&self, text: &str) -> Result<Established, ProofFault> {
        let mut all: Option<(Established, CellSet)> = None;
        for word in text.split(' ') {
            let (reply, number) = word.split_once(':').ok_or(ProofFault::Expected("a cell, a colon and a claim"))?;
            let part = self.earlier(number)?;
            let claim = &self.established[part];
            let (mut stones, mut needed) = (claim.stones.clone(), claim.carrier.clone());
            if reply != "-" {
                let cell = self.cell(reply)?;
                if claim.carrier.has(cell) {
                    return Err(ProofFault::Contradiction(reply.to_owned()));
                }
                stones.remove(cell);
                needed.insert(cell);
            }
            let (whole, common) = all.get_or_insert_with(|| {
                (Established { ends: claim.ends, ..self.nothing(claim.ends[0]) }, CellSet::all(&self.game))
            });
            if whole.ends != claim.ends {
                return Err(ProofFault::OtherEnds(part));
            }
            whole.stones.add(&stones);
            whole.carrier.add(&needed);
            common.keep(&needed);
        }
        let (whole, common) = all.ok_or(ProofFault::Expected("an answer"))?;
        match common.first(&self.game) {
            Some(cell) => Err(ProofFault::Unanswered(name(End::Cell(cell)))),
            None => self.consistent(whole),
        }
    }

    fn pair(&self, text: &str) -> Result<Established, ProofFault> {
        let words: Vec<&str> = text.split(' ').collect();
        let [one, other, number, beside @ ..] = &words[..] else {
            return Err(ProofFault::Expected("two cells and a claim"));
        };
        let (pair, claim) = ([self.cell(one)?, self.cell(other)?], &self.established[self.earlier(number)?]);
        if pair[0] == pair[1] {
            return Err(ProofFault::Unanswered(name_of(pair[0])));
        }
        if let Some(&cell) = pair.iter().find(|&&cell| claim.carrier.has(cell) || claim.ends.contains(&End::Cell(cell)))
        {
            return Err(ProofFault::Contradiction(name_of(cell)));
        }
        let mut stones = claim.stones.clone();
        for word in beside {
            stones.insert(self.cell(word)?);
        }
        for cell in pair {
            stones.remove(cell);
        }
        self.makes_up(claim, &stones, pair)?;
        self.makes_up(claim, &stones, [pair[1], pair[0]])?;
        let mut carrier = claim.carrier.clone();
        for cell in pair {
            carrier.insert(cell);
        }
        self.consistent(Established { ends: claim.ends, stones, carrier })
    }

    /// Makes sure that a claim does without one cell where the other is the winner's.
    fn makes_up(&self, claim: &Established, stones: &CellSet, [lost, kept]: [Cell; 2]) -> Result<(), ProofFault> {
        let mut stones = stones.clone();
        stones.insert(kept);
        if !claim.stones.has(lost) || self.is_useless(lost, &stones, &claim.carrier) {
            return Ok(());
        }
        Err(ProofFault::Useful(name_of(lost), name_of(kept)))
    }

    /// Whether a cell is on no way that would not do without it: all stones and empty cells that touch it, and edges, touch
    /// each other or are joined by stones that touch it, too.
    fn is_useless(&self, cell: Cell, stones: &CellSet, carrier: &CellSet) -> bool {
        let is_own = |near: &Cell| stones.has(*near) || carrier.has(*near);
        let mut ways: Vec<End> = self.game.neighbors(cell).filter(is_own).map(End::Cell).collect();
        ways.extend([End::Near, End::Far].into_iter().filter(|&edge| self.touch(End::Cell(cell), edge)));
        let is_solid = |end: End| !matches!(end, End::Cell(cell) if !stones.has(cell));
        ways.iter().all(|&start| {
            let (mut reached, mut done) = (vec![start], 0);
            while let Some(&from) = reached.get(done) {
                done += 1;
                if from == start || is_solid(from) {
                    let fresh = ways.iter().filter(|&&way| self.touch(from, way) && !reached.contains(&way));
                    let fresh: Vec<End> = fresh.copied().collect();
                    reached.extend(fresh);
                }
            }
            reached.len() == ways.len()
        })
    }

    /// Makes sure that no cell is taken for a stone and for empty at once, ends included.
    fn consistent(&self, mut claim: Established) -> Result<Established, ProofFault> {
        for end in claim.ends {
            if let End::Cell(cell) = end {
                claim.stones.insert(cell);
            }
        }
        let mut both = claim.stones.clone();
        both.keep(&claim.carrier);
        match both.first(&self.game) {
            Some(cell) => Err(ProofFault::Contradiction(name(End::Cell(cell)))),
            None => Ok(claim),
        }
    }

    /// The first move and the claim that proves the position.
    fn conclusion<'a>(
        &self,
        lines: &mut ProofLines<'a>,
        mut line: &'a str,
    ) -> Result<(Option<String>, usize), ProofError> {
        let mut first_move = None;
        if let Some(cell) = line.strip_prefix("move ") {
            first_move = Some(self.first_move(cell).map_err(|fault| lines.wrong(fault))?);
            line = lines.next("`proven` and a claim")?;
        }
        let expected = || lines.wrong(ProofFault::Expected("a claim, `move` or `proven`"));
        let number = line.strip_prefix("proven ").ok_or_else(expected)?;
        let proven = self.earlier(number).and_then(|claim| self.proves(claim, first_move).map(|()| claim));
        let claim = proven.map_err(|fault| lines.wrong(fault))?;
        lines.finish()?;
        Ok((first_move.map(|cell| name(End::Cell(cell))), claim))
    }

    fn first_move(&self, text: &str) -> Result<Cell, ProofFault> {
        if self.game.turn(&self.state) != self.winner {
            return Err(ProofFault::NotItsTurn);
        }
        match self.end(text)? {
            End::Cell(cell) if self.game.owner(&self.state, cell).is_none() => Ok(cell),
            _ => Err(ProofFault::NotEmpty(text.to_owned())),
        }
    }

    /// Whether a claim joins the edges with stones and empty cells that are there.
    fn proves(&self, claim: usize, first_move: Option<Cell>) -> Result<(), ProofFault> {
        let Established { ends, stones, carrier } = &self.established[claim];
        if !matches!(ends, [End::Near, End::Far] | [End::Far, End::Near]) {
            return Err(ProofFault::NotTheEdges);
        }
        for cell in self.game.cells() {
            let owner = self.game.owner(&self.state, cell);
            let is_own = owner == Some(self.winner) || first_move == Some(cell);
            if stones.has(cell) && !is_own {
                return Err(ProofFault::NoStone(name(End::Cell(cell))));
            }
            if carrier.has(cell) && (owner.is_some() || first_move == Some(cell)) {
                return Err(ProofFault::NotEmpty(name(End::Cell(cell))));
            }
        }
        Ok(())
    }

    /// Whether two ends touch: cells by the rules, an edge and the cells along it.
    fn touch(&self, one: End, other: End) -> bool {
        match (one, other) {
            (End::Cell(one), End::Cell(other)) => self.game.neighbors(one).any(|near| near == other),
            (End::Cell(cell), edge) | (edge, End::Cell(cell)) => {
                let line = if self.winner == Side::First { cell.row } else { cell.col };
                usize::from(line) == if edge == End::Near { 0 } else { self.game.size() - 1 }
            }
            _ => false,
        }
    }

    fn nothing(&self, end: End) -> Established {
        Established { ends: [end; 2], stones: CellSet::none(&self.game), carrier: CellSet::none(&self.game) }
    }

    fn earlier(&self, word: &str) -> Result<usize, ProofFault> {
        let number = word.parse().ok().filter(|&number| number < self.established.len());
        number.ok_or_else(|| ProofFault::NoClaim(word.to_owned()))
    }

    fn end(&self, word: &str) -> Result<End, ProofFault> {
        match word {
            "<" => Ok(End::Near),
            ">" => Ok(End::Far),
            _ => self.cell(word).map(End::Cell),
        }
    }

    fn cell(&self, word: &str) -> Result<Cell, ProofFault> {
        self.cell_named(word).ok_or_else(|| ProofFault::NoCell(word.to_owned()))
    }

    /// The cell of that very name: `a01` is none.
    fn cell_named(&self, word: &str) -> Option<Cell> {
        let col = word.bytes().next()?.checked_sub(b'a')?;
        let row = word.get(1..)?.parse::<u8>().ok()?.checked_sub(1)?;
        let is_there = usize::from(row.max(col)) < self.game.size();
        Some(Cell { row, col }).filter(|&cell| is_there && name_of(cell) == word)
    }
}

fn name(end: End) -> String {
    match end {
        End::Cell(cell) => name_of(cell),
        End::Near => "<".to_owned(),
        End::Far => ">".to_owned(),
    }
}

fn name_of(cell: Cell) -> String {
    format!("{}{}", char::from(b'a' + cell.col), cell.row + 1)
}
