//! How levels fared against each other, in words.

use jogada_catalog::{Level, Measured};
use jogada_words::{Contest, Language, Speak};

/// Who beats whom how often: `hard beats medium 87 ± 3 %`.
pub(crate) fn against_neighbor(language: Language, measured: &Measured) -> String {
    let (level, against) = (&measured.level, &measured.against);
    let percent = |share: f64| language.decimal(100.0 * share, 0);
    let (score, error) = (&percent(measured.score), &percent(measured.error()));
    // A level whose interval holds one half may as well be the weaker one.
    if measured.low > 0.5 {
        language.say(Contest::Beats { level, against, score, error })
    } else if measured.high < 0.5 {
        language.say(Contest::Loses { level, against, score, error })
    } else {
        language.say(Contest::Equals { level, against, score, error })
    }
}

/// How a level fared on the usual board, if that was measured, and on every other one that was, with the spec of that.
pub(crate) fn how_it_fared(language: Language, level: &Level) -> Vec<String> {
    let usual = how_measured(language, level.measured.as_ref());
    let elsewhere = level.elsewhere.iter().map(|measured| {
        let told = how_measured(language, Some(measured));
        format!("{}: {told}", measured.game)
    });
    std::iter::once(usual).chain(elsewhere).collect()
}

/// The same with when and how it was measured, if it was.
fn how_measured(language: Language, measured: Option<&Measured>) -> String {
    let Some(measured) = measured else { return language.say(Contest::NotMeasured) };
    let (pairs, date, version) = (&measured.pairs, &measured.date, &measured.version);
    let text =
        language.say(Contest::MeasuredThen { text: &against_neighbor(language, measured), pairs, date, version });
    let [one, other] = &measured.players;
    if [one, other] == [&measured.level, &measured.against] {
        return text;
    }
    language.say(Contest::MeasuredWith { text: &text, one, other })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measured(score: f64, player: &str) -> Measured {
        Measured {
            game: "nim".into(),
            level: "hard".into(),
            spec: "pvs".into(),
            against: "medium".into(),
            against_spec: "greedy".into(),
            players: [player.into(), "medium".into()],
            pairs: 100,
            games: [174, 0, 26],
            score,
            low: score - 0.03,
            high: score + 0.03,
            date: "2026-11-16".into(),
            version: "0.1.0".into(),
        }
    }

    #[test]
    fn a_measure_says_who_beats_whom() {
        let said = |score, player| how_measured(Language::English, Some(&measured(score, player)));
        let told = "hard beats medium 87 ± 3 % (100 pairs of games, 2026-11-16, version 0.1.0)";
        assert_eq!(said(0.87, "hard"), told);
        assert_eq!(said(0.87, "hard:time=50ms"), format!("{told}, played by hard:time=50ms and medium"));
        assert!(said(0.52, "hard").starts_with("hard plays about as well as medium: 52 ± 3 %"));
        assert!(said(0.4, "hard").starts_with("hard loses to medium: 40 ± 3 %"));
        assert_eq!(how_measured(Language::Portuguese, None), "não medido");
    }

    #[test]
    fn other_boards_are_told_by_their_specs() {
        let elsewhere = vec![Measured { game: "nim:heaps=5".into(), ..measured(0.87, "hard") }];
        let level = Level { elsewhere, ..Level::new("hard", "pvs") };
        let told = how_it_fared(Language::English, &level);
        assert_eq!(told[0], "not measured");
        assert!(told[1].starts_with("nim:heaps=5: hard beats medium 87 ± 3 %"), "{told:?}");
    }
}
