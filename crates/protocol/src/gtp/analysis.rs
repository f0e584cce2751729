//! What a search has found, as lines that analysis windows read: <https://github.com/SabakiHQ/Sabaki/blob/master/docs/guides/engine-analysis-integration.md>.

use std::time::Duration;

use jogada_catalog::{Appraisal, Computer, Info, Limits, Session, Thought, ValueKind};

use super::commands::{Call, GtpAnswer, number};
use super::{GtpServer, Refusal, line};

/// Longer than anybody waits: an analysis goes on until it is stopped.
const FOR_EVER: Duration = Duration::from_secs(365 * 24 * 3600);
/// Lines that can be asked for.
const MOST_LINES: usize = 100;

/// What an analysis is asked to do: `[COLOR] [INTERVAL] [lines N] [nodes N] [depth N]`.
#[derive(Debug, Default)]
struct Wish {
    lines: Option<usize>,
    limits: Limits,
}

impl Wish {
    fn read(arguments: &[String], server: &mut GtpServer) -> Result<Self, Refusal> {
        let mut wish = Self::default();
        let mut words = arguments.iter();
        while let Some(word) = words.next() {
            let mut value = || number::<u32>(words.next().map_or("", String::as_str));
            match word.as_str() {
                "lines" | "maxmoves" => wish.lines = Some(value()? as usize),
                "nodes" => wish.limits.nodes = Some(u64::from(value()?)),
                "depth" => wish.limits.depth = Some(value()?),
                // How often to report: this one reports whenever there is news.
                "interval" => {
                    value()?;
                }
                word if word.bytes().all(|byte| byte.is_ascii_digit()) => {}
                word => server.board.check_may_move(super::side(word)?)?,
            }
        }
        Ok(wish)
    }
}

/// Analyzes the position and reports until it is stopped or there is nothing left to find.
pub(super) fn analyze(server: &mut GtpServer, call: &mut Call) -> Result<GtpAnswer, Refusal> {
    let wish = Wish::read(call.arguments, server)?;
    server.board.check_may_move_at_all()?;
    let time = Some(FOR_EVER);
    let computer = Computer { limits: Limits { time, ..wish.limits }, slip: 0, ..server.computer.clone() };
    let watcher = server.board.session().fork();
    let swap = |mv: &str| server.board.spoken(mv).to_owned();
    let (stop, output) = (call.stop, &mut *call.output);
    let mut said = 0;
    let mut session = watcher.fork();
    let mut say = |info: &Info| {
        said += 1;
        let text = shown(info, &watcher, &swap);
        let begin = if said == 1 { line::reply('=', call.id, "") + "\n" } else { String::new() };
        // A controller that has gone away needs no more lines.
        if writeln!(output, "{begin}{text}").and_then(|()| output.flush()).is_err() {
            stop.stop();
        }
    };
    let lines = wish.lines.unwrap_or(1).clamp(1, MOST_LINES);
    let thoughts = session.analyze(&computer, lines, stop, &mut say);
    for (index, thought) in thoughts.iter().enumerate() {
        say(&as_info(thought, index));
    }
    Ok(if said > 0 { GtpAnswer::Said } else { GtpAnswer::Text(String::new()) })
}

/// What was thought in the end, in the form of what is reported under way.
fn as_info(thought: &Thought, index: usize) -> Info {
    Info {
        depth: thought.depth,
        selective_depth: thought.counters.deepest,
        line_number: index + 1,
        value: thought.value,
        proven: thought.proven,
        odds: thought.odds,
        nodes: thought.counters.nodes,
        fill: 0,
        time: thought.time,
        pv: thought.pv.clone(),
    }
}

/// One line. Values are those of the side to move, as controllers expect them.
fn shown(info: &Info, session: &Session, spoken: &impl Fn(&str) -> String) -> String {
    let appraisal = Appraisal::so_far(info, session);
    let decided = match appraisal.value_kind {
        ValueKind::Win => Some(1.0),
        ValueKind::Loss => Some(0.0),
        ValueKind::Draw => Some(0.5),
        _ => None,
    };
    let winrate = appraisal.win_rate.or(decided).map(|rate| format!(" winrate {}", (rate * 10_000.0).round() as u32));
    let pv: Vec<String> = info.pv.iter().map(|mv| spoken(mv)).collect();
    let milliseconds = info.time.as_millis() as u64;
    let per_second = (info.nodes * 1000).checked_div(milliseconds).unwrap_or_default();
    format!(
        "info move {} visits {}{} order {} score {:.2} kind {} proven {} depth {} seldepth {} nodes {} nps {per_second} hashfull {} time {milliseconds} pv {}",
        pv.first().map_or("none", String::as_str),
        info.nodes,
        winrate.unwrap_or_default(),
        info.line_number - 1,
        appraisal.value,
        appraisal.value_kind.word(),
        u8::from(info.proven),
        info.depth,
        info.selective_depth,
        info.nodes,
        info.fill,
        pv.join(" "),
    )
}
