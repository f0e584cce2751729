//! What a run has brought, for people.

use std::io;

use jogada_wire::{GameCounts, RunDuel, RunPlayer, RunShare, RunSummary, RunTest, RunTestVerdict};
use jogada_words::{Contest, Language, Speak, Word};

use crate::console::Console;
use crate::statistics::Row;

/// Writes all figures.
pub(super) fn show(summary: &RunSummary, console: &mut Console) -> io::Result<()> {
    let language = console.language;
    let labels: Vec<_> = summary.players.iter().map(|line| line.player.clone()).collect();
    match &summary.duel {
        Some(duel) => console.line(headline(&labels, duel, language))?,
        None => tables(summary, &labels, console)?,
    }
    console.rows(&rows(summary, language))?;
    if let Some(test) = &summary.sprt {
        console.line(ratio([test.llr, test.lower, test.upper], language))?;
        console.line(verdict(test, language))?;
    }
    Ok(())
}

/// All figures that are not about one player alone.
pub(super) fn rows(summary: &RunSummary, language: Language) -> Vec<Row> {
    let mut rows = summary.duel.as_ref().map(|duel| self::duel(duel, language)).unwrap_or_default();
    rows.extend(general(summary, language));
    rows
}

/// Who played whom, and the bare result.
pub(super) fn headline(labels: &[String], duel: &RunDuel, language: Language) -> String {
    let share = percent(&duel.share, language);
    format!("{} – {}  {}  {share}", labels[0], labels[1], results(&duel.share.games))
}

/// Wins, draws and losses as chess players write them.
pub(super) fn results(games: &GameCounts) -> String {
    format!("+{} ={} −{}", games.wins, games.draws, games.losses)
}

/// What a match between two says about them.
pub(super) fn duel(duel: &RunDuel, language: Language) -> Vec<Row> {
    let [none, half, one, more, two] = duel.pairs;
    vec![
        (Word::EloDifference, difference(duel, language)),
        (Word::Superiority, format!("{} %", language.decimal(100.0 * duel.los, 1))),
        (Word::PairResults, format!("0: {none}  ½: {half}  1: {one}  1½: {more}  2: {two}")),
    ]
}

fn difference(duel: &RunDuel, language: Language) -> String {
    let whole = |elo: f64| language.signed(elo.round());
    match duel.elo_error {
        Some(error) => format!("{} ± {}", whole(duel.elo), language.decimal(error, 0)),
        None if duel.elo_low.is_finite() => language.say(Contest::AtLeast { elo: &whole(duel.elo_low) }),
        None if duel.elo_high.is_finite() => language.say(Contest::AtMost { elo: &whole(duel.elo_high) }),
        None => language.say(Word::Unknown),
    }
}

fn general(summary: &RunSummary, language: Language) -> Vec<Row> {
    let games = format!("{} / {}", language.count(summary.played), language.count(summary.planned));
    let reasons: Vec<_> =
        summary.reasons.iter().map(|(reason, count)| format!("{} {count}", ending(reason, language))).collect();
    let first = format!("{}  {}", results(&summary.first.games), percent(&summary.first, language));
    vec![
        (Word::Games, games),
        (Word::FirstMovers, first),
        (Word::MovesPerGame, language.decimal(summary.mean_moves, 1)),
        (Word::EndedBy, reasons.join(", ")),
    ]
}

/// Why games ended, in words.
fn ending(reason: &str, language: Language) -> String {
    let word = match reason {
        "rules" => Word::ByRules,
        "repetition" => Word::ByRepetition,
        "move-cap" => Word::ByMoveCap,
        "resigned" => Word::ByResigning,
        "proof" => Word::ByProof,
        "time" => Word::ByTimeLoss,
        "illegal" => Word::ByIllegalMove,
        "hang" => Word::ByHang,
        "garbage" => Word::ByGarbage,
        "absent" => Word::ByAbsence,
        "crash" => Word::ByCrash,
        other => return other.to_owned(),
    };
    word.text(language).to_owned()
}

fn percent(share: &RunShare, language: Language) -> String {
    let number = |part: f64| language.decimal(100.0 * part, 1);
    format!("{} % ({} – {})", number(share.score), number(share.score_low), number(share.score_high))
}

/// How far a sequential test has got: its ratio, and between which two it goes on.
pub(super) fn ratio(ratios: [f64; 3], language: Language) -> String {
    let [ratio, lower, upper] = ratios.map(|ratio| language.decimal(ratio, 2));
    format!("SPRT  LLR {ratio} ({lower} … {upper})")
}

/// What a sequential test has decided.
pub(super) fn verdict(test: &RunTest, language: Language) -> String {
    let (elo0, elo1) = (&language.signed(test.elo0), &language.signed(test.elo1));
    match test.verdict {
        RunTestVerdict::Better => language.say(Contest::Better { elo0, elo1 }),
        RunTestVerdict::Worse => language.say(Contest::NotBetter { elo0, elo1 }),
        RunTestVerdict::Open => language.say(Contest::Undecided),
    }
}

/// Ratings, the best first, and who got what against whom.
fn tables(summary: &RunSummary, labels: &[String], console: &mut Console) -> io::Result<()> {
    let language = console.language;
    let mut order: Vec<usize> = (0..labels.len()).collect();
    order.sort_by(|&one, &other| summary.players[other].elo.total_cmp(&summary.players[one].elo));
    let width = labels.iter().map(|label| label.chars().count()).max().unwrap_or(0);
    let heads = (1..=order.len()).map(|rank| format!("{rank:>9}")).collect::<Vec<_>>().concat();
    console.line(format_args!("    {:<width$}  {:>6}  {:>13}  {heads}", "", Word::Elo.text(language), "95 %"))?;
    for (rank, &player) in order.iter().enumerate() {
        let line = &summary.players[player];
        let range = range(line, language);
        let cells = order.iter().map(|&other| format!("{:>9}", cell(summary, player, other, language)));
        let cells = cells.collect::<Vec<_>>().concat();
        console.line(format_args!(
            "{:>2}  {:<width$}  {:>+6.0}  {range:>13}  {cells}",
            rank + 1,
            line.player,
            line.elo
        ))?;
    }
    Ok(())
}

/// The interval of a rating; the anchor has none.
pub(super) fn range(line: &RunPlayer, language: Language) -> String {
    let whole = |elo: f64| language.signed(elo.round());
    let ends = line.elo_low.zip(line.elo_high);
    ends.map(|(low, high)| format!("{} … {}", whole(low), whole(high))).unwrap_or_default()
}

/// Points of the games between two.
pub(super) fn cell(summary: &RunSummary, one: usize, other: usize, language: Language) -> String {
    let games = summary.table[one][other];
    match games.games() {
        _ if one == other => "·".to_owned(),
        0 => "-".to_owned(),
        count => format!("{}/{count}", language.decimal(games.points(), 1)),
    }
}
