//! Whose rating is given, so that the others can be measured from it.

use crate::plan::{PlanError, RunPlan};

/// The player that ratings are measured from; the first one at zero unless someone says otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Anchor {
    /// Which player of the plan, from 0.
    pub player: usize,
    /// Its rating.
    pub elo: f64,
}

impl Anchor {
    /// Reads `PLAYER` or `PLAYER=ELO`. A player's own spec may hold the sign too, so the whole text is tried first.
    pub fn read(text: &str, plan: &RunPlan) -> Result<Self, PlanError> {
        let labels = plan.labels();
        let player = |name: &str| labels.iter().position(|label| label == name);
        let rated = || {
            let (name, elo) = text.rsplit_once('=')?;
            let elo = elo.trim().parse().ok().filter(|elo: &f64| elo.is_finite())?;
            Some(Self { player: player(name)?, elo })
        };
        let bare = player(text).map(|player| Self { player, elo: 0.0 });
        bare.or_else(rated).ok_or_else(|| PlanError::Anchor { text: text.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_anchor_is_a_player_with_or_without_a_rating() {
        let plan = RunPlan::new("nim", &["random".into(), "pvs:nodes=2000".into()], 2);
        let read = |text: &str| Anchor::read(text, &plan).ok();
        assert_eq!(read("random"), Some(Anchor { player: 0, elo: 0.0 }));
        assert_eq!(read("random=1500"), Some(Anchor { player: 0, elo: 1500.0 }));
        assert_eq!(read("pvs:nodes=2000"), Some(Anchor { player: 1, elo: 0.0 }));
        assert_eq!(read("pvs:nodes=2000=-20.5"), Some(Anchor { player: 1, elo: -20.5 }));
        assert_eq!([read("pvs"), read("random=much"), read("")], [None; 3]);
    }
}
