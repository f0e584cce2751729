//! Lines of GTP: each gets one answer, and the server lives on.

use jogada_catalog::{Catalog, Player, StopFlag};
use jogada_protocol::gtp::GtpServer;

use super::{bytes, catalog, law, text};
use crate::Target;

/// Lines of GTP.
pub(super) struct Gtp(Catalog);

impl Gtp {
    pub(super) fn new() -> Self {
        Self(catalog())
    }
}

impl Target for Gtp {
    fn name(&self) -> &'static str {
        "gtp"
    }

    fn corpus(&self) -> Vec<Vec<u8>> {
        bytes(&[
            "1 protocol_version",
            "name",
            "boardsize 3\nclear_board\nplay black a1\ngenmove white\nshowboard",
            "time_settings 0 1 1",
            "time_left black 5 0\ngenmove b",
            "undo",
            "known_command play",
            "list_commands",
            "play w swap-pieces",
            "final_score",
            "# a comment",
            "param_game allow_swap 0",
            "komi 6.5",
            "reg_genmove black",
            "all_legal_moves",
        ])
    }

    fn words(&self) -> Vec<&'static str> {
        vec![
            "play",
            "genmove",
            "black",
            "white",
            "boardsize",
            " ",
            "\t",
            "\n",
            "a1",
            "swap-pieces",
            "resign",
            "pass",
            "\u{7f}",
            "99999999999",
        ]
    }

    fn read(&mut self, case: &[u8]) -> Result<(), String> {
        let Ok(Player::Computer(computer)) = self.0.player("hex", "random") else { return Err("no player".to_owned()) };
        let mut server = GtpServer::new(&self.0, "hex:size=3", computer).map_err(|error| error.to_string())?;
        let stop = StopFlag::new();
        // An analysis would go on until someone stops it.
        stop.stop();
        for line in text(case).lines().take(50) {
            let mut out = Vec::new();
            server.answer(line, &stop, &mut out).map_err(|error| error.to_string())?;
            let answer = String::from_utf8(out).map_err(|_| "an answer is no text".to_owned())?;
            let is_answer = answer.is_empty() || answer.starts_with(['=', '?']) && answer.ends_with("\n\n");
            law(is_answer, || format!("{line:?} is answered {answer:?}"))?;
            law(!answer.contains("internal error"), || format!("{line:?}: {answer}"))?;
        }
        let mut out = Vec::new();
        server.answer("name", &stop, &mut out).map_err(|error| error.to_string())?;
        law(out.starts_with(b"= Jogada"), || "it does not live on".to_owned())
    }
}
