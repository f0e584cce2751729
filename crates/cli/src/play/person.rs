//! A person's turn: reads what is typed and does it. Whatever is wrong with it, the game stays as it was.

use std::path::Path;

use jogada_catalog::rules::MoveError;
use jogada_catalog::{PlayError, Reason};
use jogada_words::{Chat, Complaint, Explain, Language, Said, Speak, Verb, Word, point_at};

use super::Next;
use super::order::{MuddleKind, PromptOrder, nearest_verb};
use super::seat::Seat;
use super::sitting::Sitting;
use super::storage::{self, Loaded, Notes};
use crate::commands::explain;
use crate::commands::explain::position;
use crate::failure::{Exit, Failure};
use crate::listing::wrapped;

impl Sitting<'_> {
    /// Asks a person what to do, and does it.
    pub(super) fn ask(&mut self) -> Result<Next, Failure> {
        self.mind_leaving();
        let offer = || self.catalog.words_of(&self.session).and_then(|words| words.text("swap.offer"));
        if !self.quiet
            && self.can_swap()
            && let Some(offer) = offer()
        {
            self.console.line(offer.text(self.language()))?;
        }
        let question = self.question();
        let Some(line) = self.hear(&question)? else { return Ok(self.left()) };
        match PromptOrder::read(&line) {
            Ok(order) => self.obey(order),
            Err(muddle) => {
                let language = self.language();
                let message = match muddle.kind {
                    MuddleKind::TooMuch => language.say(Complaint::Expected { what: &Word::TheEnd.text(language) }),
                    MuddleKind::NoFile => language.say(Complaint::Expected { what: &Word::AFile.text(language) }),
                };
                self.console.object(&message, Some(point_at(&line, &muddle.span)));
                Ok(Next::GoOn)
            }
        }
    }

    fn can_swap(&self) -> bool {
        self.session.legal().iter().any(|mv| mv == SWAP)
    }

    fn question(&self) -> String {
        let (language, example) = (self.language(), self.example());
        if self.session.ending().is_some() {
            language.say(Chat::OverPrompt)
        } else if self.is_puzzle() {
            language.say(Chat::YourStep { number: &(self.session.history().len() + 1), example: &example })
        } else {
            language.say(Chat::YourMove { side: &language.side(self.session.to_move()), example: &example })
        }
    }

    /// A move that could be typed now.
    fn example(&self) -> String {
        self.session.legal().into_iter().next().unwrap_or_default()
    }

    /// The input is over.
    fn left(&self) -> Next {
        Next::Leave(if self.session.ending().is_some() { Exit::Fine } else { self.input.exit_when_left() })
    }

    fn obey(&mut self, order: PromptOrder<'_>) -> Result<Next, Failure> {
        let done = match order {
            PromptOrder::Play("") => Ok(()),
            PromptOrder::Play(text) => self.try_move(text),
            PromptOrder::Save { path, certain } => self.save(Path::new(path), certain),
            PromptOrder::Load(path) => self.load(Path::new(path)),
            PromptOrder::Plain(Verb::Quit) => return Ok(Next::Leave(Exit::Fine)),
            PromptOrder::Plain(verb) => self.obey_verb(verb),
        };
        match done {
            // Without an output there is nobody to play for.
            Err(failure @ Failure::Output(_)) => Err(failure),
            Err(failure) => {
                self.console.complain(&failure);
                Ok(Next::GoOn)
            }
            Ok(()) => Ok(Next::GoOn),
        }
    }

    fn obey_verb(&mut self, verb: Verb) -> Result<(), Failure> {
        match verb {
            Verb::Undo => self.undo(),
            Verb::Redo => self.redo(),
            Verb::Hint => self.hint(),
            Verb::Moves => self.list_moves(),
            Verb::Eval => self.evaluate(),
            Verb::Board => self.show(self.session.board(self.console.style).trim_end()),
            Verb::Swap => self.swap(),
            Verb::Resign => self.resign(),
            Verb::New => self.start_again(),
            Verb::Rules => self.rules(),
            Verb::Explain => self.explain(),
            _ => self.help(),
        }
    }

    fn help(&mut self) -> Result<(), Failure> {
        let text = self.language().say(Chat::Help);
        self.show(text)
    }

    fn try_move(&mut self, text: &str) -> Result<(), Failure> {
        let error = match self.session.play(text) {
            Ok(ply) => return self.played(&ply, None),
            Err(error) => error,
        };
        let language = self.language();
        let (message, span) = match &error {
            PlayError::Move(MoveError::Unreadable(error)) => {
                let meant = nearest_verb(text, language);
                (language.suggesting(language.problem(&error.problem), meant), error.span.clone())
            }
            _ => (language.play_error(&error), 0..text.len()),
        };
        let example = self.example();
        let message = if example.is_empty() {
            message
        } else {
            language.say(Chat::MovesLookLike { text: &message, example: &example })
        };
        self.console.object(&message, Some(point_at(text, &span)));
        Ok(())
    }

    fn swap(&mut self) -> Result<(), Failure> {
        if self.can_swap() {
            return self.try_move(SWAP);
        }
        self.object(Word::NoSwap);
        Ok(())
    }

    fn object(&mut self, complaint: impl Said) {
        let message = self.language().say(complaint);
        self.console.object(&message, None);
    }

    /// Takes back a person's last move, with everything that computers answered.
    fn undo(&mut self) -> Result<(), Failure> {
        if self.session.ending().is_some_and(|ending| ending.reason == Reason::Resigned) {
            return self.take_back_resignation();
        }
        if !self.session.history().iter().any(|ply| self.seats[ply.side.index()].is_human()) {
            self.object(Complaint::NothingToUndo);
            return Ok(());
        }
        let mut moves = Vec::new();
        while let Some(ply) = self.session.undo() {
            moves.insert(0, ply.mv);
            if self.seats[ply.side.index()].is_human() {
                break;
            }
        }
        self.log_undone(moves.len());
        self.note(Chat::TakenBack { moves: &moves.join(" ") })?;
        self.show_board()
    }

    /// A session takes back the resignation and a move; the move is played again.
    fn take_back_resignation(&mut self) -> Result<(), Failure> {
        if self.session.undo().is_some() {
            self.session.redo();
        }
        self.note(Chat::ResignTakenBack)?;
        self.show_board()
    }

    /// Plays again what was taken back, up to a person's turn.
    fn redo(&mut self) -> Result<(), Failure> {
        let mut moves = Vec::new();
        while let Some(ply) = self.session.redo() {
            moves.push(ply.mv);
            if self.seat().is_human() {
                break;
            }
        }
        if moves.is_empty() {
            self.object(Complaint::NothingToRedo);
            return Ok(());
        }
        self.log_redone(moves.len());
        self.note(Chat::PlayedAgain { moves: &moves.join(" ") })?;
        self.show_board()?;
        self.conclude()
    }

    fn resign(&mut self) -> Result<(), Failure> {
        let side = self.language().side(self.session.to_move());
        if let Err(error) = self.session.resign() {
            let message = self.language().play_error(&error);
            self.console.object(&message, None);
            return Ok(());
        }
        let said = if self.is_puzzle() { Chat::GivenUp } else { Chat::Resigned { side: &side } };
        self.note(said)?;
        self.conclude()
    }

    fn start_again(&mut self) -> Result<(), Failure> {
        self.abandon(Chat::Unfinished);
        let start = self.session.start();
        self.notes = Notes::default();
        // What was kept so far is another game from now on.
        self.own_files.clear();
        self.session.set_position(&start).map_err(|error| Failure::Position { text: start, error })?;
        self.begin()
    }

    /// Saves the game. Another game's file is replaced only if the person is certain.
    fn save(&mut self, path: &Path, certain: bool) -> Result<(), Failure> {
        let is_other = storage::holds_record(path) && !self.own_files.iter().any(|own| own == path);
        if is_other && !certain && !self.may_replace(path)? {
            return self.answer(Chat::NotReplaced { path: &path.display() });
        }
        storage::save(&self.record(), path)?;
        self.own_files.push(path.to_owned());
        self.answer(Chat::Saved { path: &path.display() })
    }

    fn may_replace(&mut self, path: &Path) -> Result<bool, Failure> {
        if !self.input.is_terminal() {
            return Err(Failure::WouldReplace { path: path.to_owned() });
        }
        let question = self.language().say(Chat::Replace { path: &path.display() });
        let answer = self.input.ask(&question, self.console)?.unwrap_or_default().to_lowercase();
        Ok(Language::ALL.iter().any(|&language| Word::Yes.text(language).starts_with(&answer)) && !answer.is_empty())
    }

    /// The rules, whose sides are whose, and how a move is written.
    fn rules(&mut self) -> Result<(), Failure> {
        let (language, width) = (self.language(), self.console.width);
        let Some(words) = self.catalog.words_of(&self.session) else { return self.help() };
        let sides = words.text_of("sides").map(|phrase| phrase.text(language).to_owned());
        let rules = words.lesson.rules.iter().map(|phrase| phrase.text(language).to_owned());
        let notation = words.lesson.notation.text(language).to_owned();
        for line in rules.chain(sides).chain([notation]) {
            self.show(wrapped(&line.replace('`', ""), width, 0))?;
        }
        Ok(())
    }

    /// What the position shows, in words.
    fn explain(&mut self) -> Result<(), Failure> {
        let explained = position::explained(&self.session, self.catalog, self.console);
        explain::show(&explained, self.console)
    }

    /// Goes on with a saved game and its players; with the present ones where it names none.
    fn load(&mut self, path: &Path) -> Result<(), Failure> {
        let game = self.session.game().to_owned();
        let Loaded { session, players, notes } = storage::load(self.catalog, Some(&game), path, self.language())?;
        let read = |spec: &String| Seat::read(spec, session.game(), self.catalog, self.console);
        let mut seats = players.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        // Who sat here before keeps what they remember.
        for seat in &mut seats {
            if let Some(known) = self.seats.iter().find(|known| known.spec == seat.spec) {
                seat.clone_from(known);
            }
        }
        if seats.is_empty() && session.sides() == self.seats.len() && same_game(session.game(), self.session.game()) {
            seats.clone_from(&self.seats);
        }
        seats.resize_with(session.sides(), Seat::human);
        self.abandon(Chat::Unfinished);
        (self.session, self.seats, self.notes) = (session, seats, notes);
        self.own_files.push(path.to_owned());
        self.answer(Chat::Loaded { path: &path.display() })?;
        self.begin()
    }
}

/// How the moves of every game write it.
const SWAP: &str = Verb::Swap.text(Language::English);

/// Whether two specs name the same game, so that a player of one can play the other.
fn same_game(one: &str, other: &str) -> bool {
    one.split(':').next() == other.split(':').next()
}
