//! Overlays by their names: those that a game draws, and what can be had out of one of them alone.

use jogada_rules::Overlay;

use crate::board::Session;
use crate::catalog::Catalog;
use crate::spec::{Kind, Spec, SpecError};
use crate::words::{GameWords, Offers};

impl Catalog {
    /// The words of the game or puzzle that a session plays.
    pub fn words_of(&self, session: &Session) -> Option<&GameWords> {
        let spec = Spec::parse(session.game()).ok()?;
        let game = self.game(&spec).ok().and_then(|game| game.words());
        game.or_else(|| self.puzzle(&spec).ok().and_then(|puzzle| puzzle.words()))
    }

    /// The names by which overlays of a session can be asked for: first what is drawn, then what is a part of it.
    pub fn overlay_names(&self, session: &Session) -> Vec<&'static str> {
        self.names_with(session, &session.overlays())
    }

    /// What a name stands for at the session's position: an overlay, or what is left of one; nothing where the position
    /// has none to show.
    ///
    /// ```
    /// use jogada_catalog::Board;
    ///
    /// let catalog = jogada_standard::catalog();
    /// let mut session = catalog.open("hex:size=3,swap=off").expect("a game");
    /// session.play("b2").expect("legal");
    /// let carrier = catalog.overlay(&session, "carrier").expect("known").expect("a connection");
    /// let cells: Vec<_> = carrier.parts.iter().filter_map(|part| part.place.as_deref()).collect();
    /// assert_eq!(cells, ["b1", "c1", "a3", "b3"]);
    /// assert!(catalog.overlay(&session, "carier").is_err());
    /// ```
    pub fn overlay(&self, session: &Session, name: &str) -> Result<Option<Overlay>, SpecError> {
        let overlays = session.overlays();
        let names = self.names_with(session, &overlays);
        if !names.contains(&name) {
            return Err(SpecError::unknown(0..name.len(), Kind::Overlay, name, names));
        }
        let aspect = self.offers_of(session).aspects.iter().find(|aspect| aspect.name == name);
        let whole = aspect.map_or(name, |aspect| aspect.overlay);
        let found = overlays.into_iter().find(|overlay| overlay.name == whole);
        Ok(match aspect {
            Some(aspect) => found.map(|whole| whole.with_notes(aspect.name, aspect.notes)),
            None => found,
        })
    }

    /// The names of what is drawn now, of what the card says may be, and of their aspects, each once.
    fn names_with(&self, session: &Session, overlays: &[Overlay]) -> Vec<&'static str> {
        let offers = self.offers_of(session);
        // Values of moves are what a page finds out by asking for them.
        let mut names: Vec<_> = offers.overlays.iter().copied().filter(|name| *name != Offers::VALUES).collect();
        names.extend(overlays.iter().map(|overlay| overlay.name).filter(|name| !offers.overlays.contains(name)));
        names.extend(offers.aspects.iter().map(|aspect| aspect.name));
        names
    }

    fn offers_of(&self, session: &Session) -> Offers {
        self.words_of(session).map_or(Offers::NONE, |words| words.offers)
    }
}
