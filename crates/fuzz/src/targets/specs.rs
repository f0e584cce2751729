//! Specs of games, players and algorithms; positions and moves.

use jogada_catalog::{Catalog, Player, Session, Spec};

use super::{GAMES, bytes, catalog, law, text};
use crate::Target;

/// Specs of games: an error lies in the text, and what is read reads back.
pub(super) struct Specs(Catalog);

impl Specs {
    pub(super) fn new() -> Self {
        Self(catalog())
    }
}

impl Target for Specs {
    fn name(&self) -> &'static str {
        "spec"
    }

    fn corpus(&self) -> Vec<Vec<u8>> {
        bytes(&[&GAMES[..], &["gtp:cmd=\"a:b, c=d\",patience=2s", "hex", "nim:heaps=3,misere=on"]].concat())
    }

    fn words(&self) -> Vec<&'static str> {
        vec!["size=", "swap=", ",", ":", "=", "\"", "on", "off", "rows=", "start=", "+", "problem=", "\u{e9}", "hex"]
    }

    fn read(&mut self, case: &[u8]) -> Result<(), String> {
        let text = text(case);
        match Spec::parse(text) {
            Ok(spec) => {
                let again = Spec::parse(&spec.to_string());
                // A quote inside of a value can not be written: it is read as part of a plain one at the most.
                let plain = !spec.settings.iter().any(|setting| setting.value.contains('"'));
                let same = again.as_ref().is_ok_and(|again| again.to_string() == spec.to_string());
                law(same || !plain, || format!("{spec} reads back as {again:?}"))?;
            }
            Err(error) => law(text.get(error.span.clone()).is_some(), || format!("{error:?} lies outside"))?,
        }
        match self.0.open(text) {
            Ok(session) => {
                let again = self.0.open(session.game()).map(|again| again.position());
                law(again.as_ref() == Ok(&session.position()), || format!("{} opens as {again:?}", session.game()))
            }
            Err(error) => law(text.get(error.span.clone()).is_some(), || format!("{error:?} lies outside")),
        }
    }
}

/// Players.
pub(super) struct Players(Catalog);

impl Players {
    pub(super) fn new() -> Self {
        Self(catalog())
    }
}

impl Target for Players {
    fn name(&self) -> &'static str {
        "player"
    }

    fn corpus(&self) -> Vec<Vec<u8>> {
        bytes(&[
            "human",
            "max",
            "pvs:depth=5,table=16M",
            "mcts:nodes=20k,seed=4",
            "easy:slip=20",
            "alphabeta:time=2s,eval=outcome",
            "dfpn:threads=2",
            "pvs:clock=60s+1s",
        ])
    }

    fn words(&self) -> Vec<&'static str> {
        vec![
            "depth=", "nodes=", "time=", "table=", "clock=", "threads=", "slip=", "100G", "1e9", "ms", "k", ",", ":",
            "=",
        ]
    }

    fn read(&mut self, case: &[u8]) -> Result<(), String> {
        let text = text(case);
        for game in ["nim", "hex", "adji-boto-puzzle"] {
            match self.0.player(game, text) {
                // No number asks for more than there is.
                Ok(Player::Computer(computer)) => {
                    let there = jogada_catalog::memory().unwrap_or(u64::MAX);
                    law(computer.table as u64 <= there, || format!("a table of {}", computer.table))?;
                }
                Ok(Player::Human) => {}
                Err(error) => law(text.get(error.span.clone()).is_some(), || format!("{error:?} lies outside"))?,
            }
        }
        Ok(())
    }
}

/// Path algorithms.
pub(super) struct Plans(Catalog);

impl Plans {
    pub(super) fn new() -> Self {
        Self(catalog())
    }
}

impl Target for Plans {
    fn name(&self) -> &'static str {
        "plan"
    }

    fn corpus(&self) -> Vec<Vec<u8>> {
        bytes(&[
            "bfs",
            "astar:heuristic=base",
            "sma:memory=500",
            "bfs:symmetry=on,memory=64M",
            "optimal:threads=2",
            "beam:width=30,depth=9",
            "wastar:weight=1.5",
        ])
    }

    fn words(&self) -> Vec<&'static str> {
        vec!["memory=", "symmetry=", "heuristic=", "width=", "weight=", "on", "G", ",", ":", "="]
    }

    fn read(&mut self, case: &[u8]) -> Result<(), String> {
        let text = text(case);
        for puzzle in self.0.puzzles() {
            match puzzle.plan(text) {
                Ok(plan) => {
                    law(plan.limits.memory.is_some(), || format!("{plan} has no limit of memory"))?;
                    let again = puzzle.plan(&plan.to_string()).map(|again| again.limits);
                    law(again == Ok(plan.limits), || format!("{plan} reads back as {again:?}"))?;
                }
                Err(error) => law(text.get(error.span.clone()).is_some(), || format!("{error:?} lies outside"))?,
            }
        }
        Ok(())
    }
}

/// Positions of all games: what is read is written, and reads back to the same.
pub(super) struct Positions(Vec<Session>);

impl Positions {
    pub(super) fn new() -> Self {
        let catalog = catalog();
        Self(GAMES.iter().map(|game| catalog.open(game).expect("a game")).collect())
    }
}

impl Target for Positions {
    fn name(&self) -> &'static str {
        "position"
    }

    fn corpus(&self) -> Vec<Vec<u8>> {
        let mut corpus = Vec::new();
        for session in &self.0 {
            let mut session = session.fork();
            for step in 0..8 {
                corpus.push(session.position().into_bytes());
                let legal = session.legal();
                if legal.is_empty() || session.play(&legal[step * 7 % legal.len()]).is_err() {
                    break;
                }
            }
        }
        corpus
    }

    fn words(&self) -> Vec<&'static str> {
        vec!["/", "x", "o", ".", "(", ")", " 1", " 2", ";", "h:", "v:", ",", "((", " "]
    }

    fn read(&mut self, case: &[u8]) -> Result<(), String> {
        let text = text(case);
        for session in &self.0 {
            let mut session = session.fork();
            if let Err(error) = session.set_position(text) {
                law(text.get(error.span.clone()).is_some(), || format!("{error:?} lies outside"))?;
                continue;
            }
            let (game, written) = (session.game().to_owned(), session.position());
            let mut again = session.fork();
            let read = again.set_position(&written);
            law(read.is_ok() && again.position() == written, || format!("{game}: {written:?} reads back as {read:?}"))?;
            law(again.legal() == session.legal(), || format!("{game}: {written:?} has other moves"))?;
            // What is not over has a move, and every move that is listed can be played.
            let legal = session.legal();
            law(legal.is_empty() == session.ending().is_some(), || {
                format!("{game}: {written:?} has no move and no end")
            })?;
            for mv in legal.iter().take(4) {
                let played = session.fork().play(mv).map(drop);
                law(played.is_ok(), || format!("{game}: {mv} in {written:?}: {played:?}"))?;
            }
        }
        Ok(())
    }
}

/// Moves of all games.
pub(super) struct Moves(Vec<Session>);

impl Moves {
    pub(super) fn new() -> Self {
        Self(Positions::new().0)
    }
}

impl Target for Moves {
    fn name(&self) -> &'static str {
        "move"
    }

    fn corpus(&self) -> Vec<Vec<u8>> {
        let moves = self.0.iter().flat_map(|session| session.legal());
        moves.chain(["swap".to_owned(), "resign".to_owned()]).map(String::into_bytes).collect()
    }

    fn words(&self) -> Vec<&'static str> {
        vec!["a1", "-", "h1", "v2", "swap", "1", "26", "z", "U", " "]
    }

    fn read(&mut self, case: &[u8]) -> Result<(), String> {
        let text = text(case);
        for session in &self.0 {
            let mut after = session.fork();
            let Ok(ply) = after.play(text) else { continue };
            let mut again = session.fork();
            let played = again.play(&ply.mv);
            let same = played.is_ok() && again.position() == after.position();
            law(same, || format!("{}: {text:?} is {:?}, which is {played:?}", session.game(), ply.mv))?;
            law(session.legal().contains(&ply.mv), || {
                format!("{}: {:?} is played and not listed", session.game(), ply.mv)
            })?;
            after.undo();
            law(after.position() == session.position(), || format!("{}: {text:?} is not taken back", session.game()))?;
        }
        Ok(())
    }
}
