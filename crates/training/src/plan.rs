//! What decides all games of a generation, as a text that other machines read.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use jogada_experts::hex::net::{Net, WeightsError};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::lessons::Lessons;
use crate::sample::Sample;
use crate::selfplay;

/// Why a plan can not be followed.
#[derive(Debug, Error)]
pub enum PlanTrouble {
    /// It is not written as plans are.
    #[error("this is no plan of self-play: {0}")]
    Form(#[from] serde_json::Error),
    /// The net in it is not written as bytes are.
    #[error("the net is damaged: {0}")]
    Text(#[from] base64::DecodeError),
    /// The net is none.
    #[error("the net is damaged: {0}")]
    Weights(#[from] WeightsError),
    /// A program that plays other games.
    #[error("another program would play other games with it")]
    Unlike,
}

/// A generation's games: which net plays, what its dice follow from, and how many.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SelfPlayPlan {
    /// The weights of the net.
    weights: String,
    /// What all dice follow from.
    seed: u64,
    /// How many games.
    games: u64,
}

impl SelfPlayPlan {
    /// So many games of the net whose weights these are.
    pub fn new(weights: &[u8], seed: u64, games: u64) -> Self {
        Self { weights: BASE64_STANDARD.encode(weights), seed, games }
    }

    /// A plan that was written down.
    pub fn of_text(text: &str) -> Result<Self, PlanTrouble> {
        Ok(serde_json::from_str(text)?)
    }

    /// The plan, written down.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("plain data")
    }

    /// How many games.
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// The net that plays.
    pub fn net(&self) -> Result<Net, PlanTrouble> {
        Ok(Net::read(&BASE64_STANDARD.decode(&self.weights)?)?)
    }

    /// What a game teaches.
    pub fn play(&self, net: &Net, number: u64) -> Vec<Sample> {
        selfplay::numbered(net, self.seed, number)
    }

    /// Tells programs apart that would play other games: the version, and a small game that was tried out.
    pub fn fingerprint(&self) -> Result<String, PlanTrouble> {
        let tried = Lessons::of(&selfplay::trial(&self.net()?, self.seed)).to_line();
        let sum = tried
            .bytes()
            .fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
        Ok(format!("{} {sum:016x}", env!("CARGO_PKG_VERSION")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WEIGHTS: &[u8] = include_bytes!("../../experts/src/hex/net/hex.weights");

    #[test]
    fn a_plan_survives_being_written_down() {
        let plan = SelfPlayPlan::new(WEIGHTS, 7, 20);
        let read = SelfPlayPlan::of_text(&plan.to_text()).expect("it was just written");
        assert_eq!(read, plan);
        assert!(read.net().is_ok());
    }

    #[test]
    fn what_is_no_plan_or_has_a_damaged_net_is_refused() {
        assert!(matches!(SelfPlayPlan::of_text("{}"), Err(PlanTrouble::Form(_))));
        let cut = SelfPlayPlan::new(&WEIGHTS[..100], 7, 20);
        assert!(matches!(cut.net(), Err(PlanTrouble::Weights(_))));
        let text = cut.to_text().replacen("\"weights\":\"", "\"weights\":\"?", 1);
        let strange = SelfPlayPlan::of_text(&text).expect("the form is right");
        assert!(matches!(strange.net(), Err(PlanTrouble::Text(_))));
    }

    #[test]
    fn other_nets_leave_other_marks() {
        let mut other = WEIGHTS.to_vec();
        let last = other.len() / 2;
        other[last] ^= 0x40;
        let mark = |weights: &[u8]| SelfPlayPlan::new(weights, 7, 20).fingerprint().ok();
        assert_eq!(mark(WEIGHTS), mark(WEIGHTS));
        assert_ne!(mark(WEIGHTS), mark(&other));
    }
}
