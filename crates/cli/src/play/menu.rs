//! The menu: asks for what the command line did not say. Every question can be answered wrongly, or with `quit`.

use jogada_catalog::rules::Side;
use jogada_catalog::{Catalog, GameEntry, Parameter, PuzzleEntry, Session, Spec, read_time};
use jogada_words::{Chat, Said, Speak, Verb, Word};

use super::input::Input;
use super::order::verb_named;
use super::seat::{HUMAN, usual_opponent};
use super::setup::filled;
use crate::commands::place;
use crate::console::Console;
use crate::failure::Failure;
use crate::listing::{described, wrapped};

/// An answer; `None` if the person would rather leave.
pub(crate) type Chosen<T> = Result<Option<T>, Failure>;

/// Someone who asks questions.
pub(crate) struct Menu<'a> {
    catalog: &'a Catalog,
    console: &'a mut Console,
    input: &'a mut Input,
}

/// Who plays whom.
const MODES: [Word; 4] = [Word::AgainstComputer, Word::TwoPeople, Word::TwoComputers, Word::BestMoveOnly];

/// What a person wants of a game.
pub(crate) enum Wish {
    /// To play it, or see it played.
    Players([String; 2]),
    /// The best move of a position.
    BestMove,
}

impl<'a> Menu<'a> {
    pub(crate) fn new(catalog: &'a Catalog, console: &'a mut Console, input: &'a mut Input) -> Self {
        Self { catalog, console, input }
    }

    /// Asks for a game, and for its parameters if only its name is given.
    pub(crate) fn game(&mut self) -> Chosen<String> {
        let language = self.console.language;
        let games = self.catalog.games().iter().map(|game| (game.name_in(language), game.about()));
        let puzzles = self.catalog.puzzles().iter().map(|puzzle| (puzzle.name_in(language), puzzle.about()));
        let (names, abouts): (Vec<_>, Vec<_>) = games.chain(puzzles).unzip();
        let lines = names.iter().zip(abouts).map(|(name, about)| listed(name, about.text(language)));
        self.list(&lines.collect::<Vec<_>>())?;
        let catalog = self.catalog;
        let answer = self.ask(Chat::WhichGame, |text| {
            let spec = numbered(text, &names).unwrap_or(text);
            let named = |error| Failure::Spec { text: spec.to_owned(), error };
            catalog.open(spec).map_err(named)?;
            catalog.written_game(spec).map_err(named)
        })?;
        match answer {
            Some(spec) if !spec.contains(':') => self.parameters(&spec),
            other => Ok(other),
        }
    }

    fn parameters(&mut self, name: &str) -> Chosen<String> {
        let named = |error| Failure::Spec { text: name.to_owned(), error };
        let spec = Spec::parse(name).map_err(named)?;
        let puzzle = self.catalog.puzzle(&spec).map(PuzzleEntry::parameters);
        let parameters = puzzle.or_else(|_| self.catalog.game(&spec).map(GameEntry::parameters)).map_err(named)?;
        let problems = self.catalog.puzzle(&spec).map_or(&[][..], PuzzleEntry::problems);
        let problems: Vec<_> = problems.iter().map(|problem| problem.name.as_str()).collect();
        if !problems.is_empty() {
            self.console.tell(Chat::Problems { names: &problems.join(", ") })?;
        }
        let mut game = name.to_owned();
        for parameter in parameters {
            let Some(longer) = self.parameter(&game, parameter)? else { return Ok(None) };
            game = longer;
        }
        Ok(Some(game))
    }

    /// Asks for one parameter; an empty answer leaves it as usual.
    fn parameter(&mut self, game: &str, parameter: &Parameter) -> Chosen<String> {
        let shown = described(self.console.language, parameter);
        let catalog = self.catalog;
        self.ask(Chat::WhichValue { parameter: &shown }, |text| {
            if text.is_empty() {
                return Ok(game.to_owned());
            }
            let longer = with_setting(game, &format!("{}={text}", parameter.name));
            catalog.open(&longer).map_err(|error| Failure::Spec { text: longer.clone(), error })?;
            Ok(longer)
        })
    }

    /// Asks for the players that are missing.
    pub(crate) fn players(&mut self, game: &str, given: [Option<String>; 2]) -> Chosen<Wish> {
        if given == [None, None] {
            return self.mode(game);
        }
        Ok(self.missing_player(game, given)?.map(Wish::Players))
    }

    fn missing_player(&mut self, game: &str, given: [Option<String>; 2]) -> Chosen<[String; 2]> {
        match given {
            [None, None] => Ok(Some(filled(given, &usual_opponent(self.catalog, game)))),
            [Some(first), None] => {
                let usual = filled([Some(first.clone()), None], &usual_opponent(self.catalog, game));
                Ok(self.player(game, Side::Second, &usual[1])?.map(|second| [first, second]))
            }
            [None, Some(second)] => {
                let usual = filled([None, Some(second.clone())], &usual_opponent(self.catalog, game));
                Ok(self.player(game, Side::First, &usual[0])?.map(|first| [first, second]))
            }
            [Some(first), Some(second)] => Ok(Some([first, second])),
        }
    }

    /// Asks for a position of the game that was opened.
    pub(crate) fn position(&mut self, session: &Session) -> Chosen<Session> {
        self.ask(Chat::WhichPosition, |text| {
            let mut session = session.fork();
            if !text.is_empty() {
                session.set_position(text).map_err(|error| Failure::Position { text: text.to_owned(), error })?;
            }
            Ok(session)
        })
    }

    fn mode(&mut self, game: &str) -> Chosen<Wish> {
        let usual = usual_opponent(self.catalog, game);
        let names = MODES.map(|mode| mode.text(self.console.language));
        self.list(&names)?;
        let shown = self.catalog.shown_player(self.console.language, &usual);
        let chosen = self.ask(Chat::WhichMode { usual: &shown }, |text| choice(text, &names))?;
        let human = || HUMAN.to_owned();
        let players = match chosen {
            None => None,
            Some(Some(3)) => return Ok(Some(Wish::BestMove)),
            Some(None) => Some(filled([None, None], &usual)),
            Some(Some(0)) => self.against_computer(game, &usual)?,
            Some(Some(1)) => Some([human(), human()]),
            Some(Some(_)) => {
                let Some(first) = self.player(game, Side::First, &usual)? else { return Ok(None) };
                self.player(game, Side::Second, &usual)?.map(|second| [first, second])
            }
        };
        Ok(players.map(Wish::Players))
    }

    fn against_computer(&mut self, game: &str, usual: &str) -> Chosen<[String; 2]> {
        let names = self.computers(game)?;
        let shown = self.catalog.shown_player(self.console.language, usual);
        let Some(computer) = self.named_player(game, Chat::WhichOpponent { usual: &shown }, &names, usual)? else {
            return Ok(None);
        };
        let starters = [Word::YouStart, Word::ComputerStarts].map(|word| word.text(self.console.language));
        self.list(&starters)?;
        let first = self.ask(Chat::WhoStarts, |text| choice(text, &starters))?;
        Ok(first.map(|first| match first {
            Some(1) => [computer, HUMAN.to_owned()],
            _ => [HUMAN.to_owned(), computer],
        }))
    }

    /// Asks who plays a side.
    fn player(&mut self, game: &str, side: Side, usual: &str) -> Chosen<String> {
        let mut names = self.computers(game)?;
        names.insert(0, HUMAN.to_owned());
        let language = self.console.language;
        let (side, shown) = (language.side(side), self.catalog.shown_player(language, usual));
        self.named_player(game, Chat::WhichPlayer { side: &side, usual: &shown }, &names, usual)
    }

    fn named_player(&mut self, game: &str, question: Chat<'_>, names: &[String], usual: &str) -> Chosen<String> {
        let language = self.console.language;
        self.list(&names.iter().map(|name| self.catalog.shown_player(language, name)).collect::<Vec<_>>())?;
        let catalog = self.catalog;
        let chosen = self.ask(question, |text| {
            let spec = numbered(text, names).unwrap_or(if text.is_empty() { usual } else { text });
            let named = |error| Failure::Spec { text: spec.to_owned(), error };
            catalog.player(game, spec).map_err(named)?;
            catalog.written_player(game, spec).map_err(named)
        })?;
        match chosen {
            Some(spec) if !spec.contains(':') => self.limit(game, spec),
            other => Ok(other),
        }
    }

    /// Asks how far a player may think, if it is one that searches.
    fn limit(&mut self, game: &str, player: String) -> Chosen<String> {
        let catalog = self.catalog;
        let read = |spec: String| match catalog.player(game, &spec) {
            Ok(_) => Ok(spec),
            Err(error) => Err(Failure::Spec { text: spec, error }),
        };
        if read(with_setting(&player, "depth=1")).is_err() {
            return Ok(Some(player));
        }
        self.ask(Chat::HowFar, |text| match limit_setting(text) {
            Some(setting) => read(with_setting(&player, &setting)),
            None => Ok(player.clone()),
        })
    }

    /// Levels, then algorithms.
    fn computers(&self, game: &str) -> Result<Vec<String>, Failure> {
        let entry = place::entry(self.catalog, game)?;
        let levels = entry.levels().iter().map(|level| level.name.clone());
        Ok(levels.chain(entry.algorithms().iter().map(|algorithm| algorithm.name.to_owned())).collect())
    }

    /// Asks for one of the items that were listed, by its number or name.
    pub(crate) fn choose(&mut self, question: Chat<'_>, items: &[&str]) -> Chosen<usize> {
        self.ask(question, |text| {
            let wrong = || Failure::Choice { text: text.to_owned(), most: items.len() };
            choice(text, items)?.ok_or_else(wrong)
        })
    }

    /// Asks for a line, whatever it is.
    pub(crate) fn line(&mut self, question: Chat<'_>) -> Chosen<String> {
        self.ask(question, |text| Ok(text.to_owned()))
    }

    /// Shows a numbered list.
    pub(crate) fn list(&mut self, items: &[impl AsRef<str>]) -> Result<(), Failure> {
        for (number, item) in (1..).zip(items) {
            let text = wrapped(item.as_ref(), self.console.width, 4);
            self.console.line(format_args!("{number:>2}  {}", text.trim_start()))?;
        }
        Ok(())
    }

    /// Asks until the answer is understood.
    pub(crate) fn ask<T>(&mut self, question: impl Said, read: impl Fn(&str) -> Result<T, Failure>) -> Chosen<T> {
        let question = self.console.language.say(question);
        loop {
            let Some(line) = self.input.ask(&question, self.console)? else { return Ok(None) };
            match verb_named(&line) {
                Some(Verb::Quit) => return Ok(None),
                _ => match read(&line) {
                    Ok(answer) => return Ok(Some(answer)),
                    Err(failure) => self.console.complain(&failure),
                },
            }
        }
    }
}

/// The item that a number stands for.
pub(crate) fn numbered<'a>(text: &str, items: &'a [impl AsRef<str>]) -> Option<&'a str> {
    let number: usize = text.parse().ok()?;
    items.get(number.checked_sub(1)?).map(AsRef::as_ref)
}

/// Which item is meant, by its number or its text; `None` for an empty answer.
fn choice(text: &str, items: &[&str]) -> Result<Option<usize>, Failure> {
    if text.is_empty() {
        return Ok(None);
    }
    let meant = numbered(text, items).unwrap_or(text);
    let found = items.iter().position(|item| item.eq_ignore_ascii_case(meant));
    found.map(Some).ok_or_else(|| Failure::Choice { text: text.to_owned(), most: items.len() })
}

/// A spec with one setting more.
pub(crate) fn with_setting(spec: &str, setting: &str) -> String {
    let separator = if spec.contains(':') { ',' } else { ':' };
    format!("{spec}{separator}{setting}")
}

/// The setting that an answer about limits means: a bare number is a depth, one with a unit a time.
fn limit_setting(text: &str) -> Option<String> {
    match text {
        "" => None,
        _ if text.bytes().all(|byte| byte.is_ascii_digit()) => Some(format!("depth={text}")),
        _ if read_time(text).is_some() => Some(format!("time={text}")),
        _ => Some(text.to_owned()),
    }
}

/// A name with what it is, if that is known.
pub(crate) fn listed(name: &str, about: &str) -> String {
    if about.is_empty() { name.to_owned() } else { format!("{name}: {about}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_are_told_by_their_form() {
        assert_eq!(limit_setting("6").as_deref(), Some("depth=6"));
        assert_eq!(limit_setting("2s").as_deref(), Some("time=2s"));
        assert_eq!(limit_setting("nodes=20k").as_deref(), Some("nodes=20k"));
        assert_eq!(limit_setting(""), None);
    }

    #[test]
    fn items_are_chosen_by_number_or_name() {
        let items = ["one", "two"];
        assert!(matches!(choice("2", &items), Ok(Some(1))));
        assert!(matches!(choice("ONE", &items), Ok(Some(0))));
        assert!(matches!(choice("", &items), Ok(None)));
        for wrong in ["0", "3", "three", "-1"] {
            assert!(choice(wrong, &items).is_err(), "{wrong}");
        }
    }

    #[test]
    fn settings_are_added_behind_those_there_are() {
        assert_eq!(with_setting("hex", "size=5"), "hex:size=5");
        assert_eq!(with_setting("hex:size=5", "swap=off"), "hex:size=5,swap=off");
    }
}
