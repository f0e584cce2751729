//! Proofs of Hex positions: what is accepted is true.

use jogada_games::hex::Hex;
use jogada_rules::{Game, Notation};
use jogada_verify::{Checker, ProvenPosition, check_hex_proof, checker};

use super::{bytes, law, text};
use crate::Target;

/// Proofs, held against a checker that tries everything out.
pub(super) struct Proofs {
    small: Box<dyn Checker>,
    /// What stands before claims that have no proof around them.
    heading: String,
}

/// The board on which everything is tried out.
const SMALL: usize = 3;
const GAME: &str = "hex:size=3,swap=off";
/// The largest one, on which a claim takes the most work.
const LARGE: usize = 26;

/// Positions that First loses, with claims that lack one thing each: whoever does not look for it believes a lie.
const LIES: [&str; 7] = [
    // An answer to b1.
    ".o./.x./... 2\nwinner 1\npath < c1 b2\nanswers c1:0\npath b2 b3 >\npath b2 a3 >\nanswers b3:2 a3:3\nchain 1 4\nproven 5",
    // A stone on b2.
    ".../.o./..x 1\nwinner 1\npath < a1 a2 a3 >\nmove a1\nproven 0",
    // The move.
    ".x./o../.x. 2\nwinner 1\npath < b1 b2 b3 >\nmove b2\nproven 0",
    // An empty b1.
    ".o./.x./.x. 2\nwinner 1\npath < b1 b2 b3 >\npath < c1 b2 b3 >\nanswers b1:0 c1:1\nproven 2",
    // What is between b1 and b3, as a path and as a chain.
    ".x./o../.x. 2\nwinner 1\npath < b1 b3 >\nproven 0",
    ".x./o../.x. 2\nwinner 1\npath < b1\npath b3 >\nchain 0 1\nproven 2",
    // The other edge.
    ".x./o../.x. 2\nwinner 1\npath < b1\nproven 0",
];

impl Proofs {
    pub(super) fn new() -> Self {
        let rows = vec![".".repeat(LARGE); LARGE].join("/");
        let heading = format!("jogada-hex-proof 1\nsize {LARGE}\nposition {rows} 1\nwinner 1\n");
        Self { small: checker(GAME, 0).expect("it is one of those that can be checked"), heading }
    }

    /// A proof whatever the case is: claims on the large board, or one long claim, where it is none.
    fn completed(&self, text: &str) -> String {
        match (text.starts_with("jogada"), text.contains('\n')) {
            (true, _) => text.to_owned(),
            (false, true) => format!("{}path < a1\npath a1 a2\n{text}", self.heading),
            (false, false) => format!("{}path < a1 {text}", self.heading),
        }
    }

    /// Whether the winner wins, and after the first move that is named still does.
    fn is_true(&mut self, proven: &ProvenPosition) -> Result<(), String> {
        let game = Hex::new(SMALL, false).map_err(|error| error.to_string())?;
        // A position of a game with a swap is none of this one.
        let Ok(mut state) = game.read_position(&proven.position) else { return Ok(()) };
        self.is_won(&game, &state, proven)?;
        if let Some(mv) = &proven.first_move {
            let mv = game.read_move(&state, mv).map_err(|error| format!("{mv} can not be played: {error:?}"))?;
            game.play(&mut state, mv);
            if game.settled(&state).is_none() {
                self.is_won(&game, &state, proven)?;
            }
        }
        Ok(())
    }

    fn is_won(&mut self, game: &Hex, state: &<Hex as Game>::State, proven: &ProvenPosition) -> Result<(), String> {
        let expected = if game.turn(state) == proven.winner { 1 } else { -1 };
        let found = self.small.value(&game.position_text(state));
        law(found == Some(expected), || format!("{proven:?} is accepted, and the value is {found:?}"))
    }
}

impl Target for Proofs {
    fn name(&self) -> &'static str {
        "proof"
    }

    fn corpus(&self) -> Vec<Vec<u8>> {
        let lies = LIES.map(|lie| format!("jogada-hex-proof 1\nsize {SMALL}\nposition {lie}\n").into_bytes());
        let mut corpus = bytes(&[
            "jogada-hex-proof 1\nsize 3\nposition .../.../... 1\nwinner 1\npath < c1\npath c1 b2\nchain 0 1\npath < b1\n\
             path b1 b2\nchain 3 4\nanswers c1:2 b1:5\npath b2 b3\npath b3 >\nchain 7 8\npath b2 a3\npath a3 >\n\
             chain 10 11\nanswers b3:9 a3:12\nchain 6 13\nmove b2\nproven 14\n",
            "jogada-hex-proof 1\nsize 3\nposition .x./.../... 2\nwinner 2\npath < a3\npath a3 b2\nchain 0 1\npath < a2\n\
             path a2 b2\nchain 3 4\nanswers a3:2 a2:5\npath b2 c2\npath c2 >\nchain 7 8\npath b2 c1\npath c1 >\n\
             chain 10 11\nanswers c2:9 c1:12\nchain 6 13\nmove b2\nproven 14\n",
            "jogada-hex-proof 1\nsize 3\nposition ..o/.x./... 2\nwinner 1\npath < a1 a2 b2\npath < b1 b2\nanswers a1:0 b1:1\n\
             path b2 b3 >\npath b2 a3 >\nanswers b3:3 a3:4\nchain 2 5\nproven 6\n",
            "jogada-hex-proof 1\nsize 2\nposition ../.. 1\nwinner 1\npath < b1 b2\npath b2 >\nchain 0 1\npath < b1 a2\n\
             path a2 >\nchain 3 4\nanswers b2:2 a2:5\nmove b1\nproven 6\n",
        ]);
        corpus.extend(lies);
        corpus
    }

    fn words(&self) -> Vec<&'static str> {
        vec![
            // As often as one likes on the large board: each of these is a claim there, and a path that goes on.
            "path < b1 b2\n",
            "chain 0 1\n",
            "answers -:0 a2:0\n",
            "a2 a1 ",
            "path ",
            "chain ",
            "answers ",
            "-:0",
            "a3:1",
            "<",
            ">",
            "winner 2",
            "winner 1",
            "proven 1",
            "move a1",
            " 2",
            "c3",
            "x",
            "o",
            "\r",
        ]
    }

    fn read(&mut self, case: &[u8]) -> Result<(), String> {
        let text = self.completed(text(case));
        let read = check_hex_proof(&text);
        let lines: Vec<&str> = text.lines().collect();
        let elsewhere = check_hex_proof(&lines.join("\r\n"));
        law(read == elsewhere, || format!("{read:?}, with other ends of lines {elsewhere:?}"))?;
        match read {
            Ok(proven) if proven.size == SMALL => self.is_true(&proven),
            Ok(proven) => law(proven.claims < lines.len(), || format!("{proven:?} of {} lines", lines.len())),
            Err(error) => law((1..=lines.len() + 1).contains(&error.line), || format!("{error:?} lies outside")),
        }
    }
}
