//! What a position is worth to the side to move, and the windows that searches look through.

use std::fmt;
use std::ops::{Add, Neg, Sub};

/// What is still to be won by the side to move.
///
/// A value is one of two things, ordered on one line:
///
/// - **points to come** (or an estimate of them), kept in hundredths so that evaluations have room between whole
///   points: `Value::points(3)` is three points ahead from here on. A draw, or nothing to come, is [`Value::ZERO`];
/// - a **decided** game with the number of plies to its end: every win is worth more than any points, a quicker win
///   more than a slower one, and the other way round for losses.
///
/// Values are relative to their node. [`Edge::lift`](crate::Edge::lift) carries one up the tree: it turns it round
/// when the turn passed, adds what the move gained, and counts one ply more to a decided end.
///
/// ```
/// use jogada_rules::Value;
///
/// assert!(Value::win_in(3) > Value::win_in(5), "a quicker win is better");
/// assert!(Value::SOME_WIN > Value::points(1000), "any win is better than points");
/// assert_eq!(-Value::loss_in(4), Value::win_in(4));
/// assert_eq!(Value::points(3) + Value::hundredths(50), Value::hundredths(350));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Value(i32);

/// A value in words that need no convention: what JSON, pages and people are told.
///
/// ```
/// use jogada_rules::{Value, Verdict};
///
/// assert_eq!(Value::win_in(3).verdict(), Verdict::Win(Some(3)));
/// assert_eq!(Value::ZERO.verdict(), Verdict::Points(0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The side to move wins, in this many plies where they were counted.
    Win(Option<u32>),
    /// The side to move loses, in this many plies where they were counted.
    Loss(Option<u32>),
    /// Points to come, in hundredths; zero is a draw where nothing is scored.
    Points(i32),
}

impl Value {
    /// Nothing to come, or a draw.
    pub const ZERO: Self = Self(0);
    /// One whole point.
    pub const POINT: Self = Self(100);
    /// Won already: zero plies to the end.
    pub const WIN: Self = Self(1 << 30);
    /// Lost already: zero plies to the end.
    pub const LOSS: Self = Self(-(1 << 30));
    /// Above every value: the upper end of the full window.
    pub const MAX: Self = Self(Self::WIN.0 + 1);
    /// Below every value: the lower end of the full window.
    pub const MIN: Self = Self(-Self::MAX.0);

    /// A win that comes sometime: the slowest there is, and the one that lifting leaves as it is. Searches that ask
    /// for the outcome alone use it, because then the first win found is as good as any.
    pub const SOME_WIN: Self = Self(1 << 29);
    /// A loss that comes sometime.
    pub const SOME_LOSS: Self = Self(-(1 << 29));
    /// The most points a value can hold.
    pub(crate) const MOST_POINTS: Self = Self(Self::SOME_WIN.0 - 1);

    /// So many whole points to come.
    #[inline]
    pub const fn points(points: i32) -> Self {
        Self(points * Self::POINT.0)
    }

    /// An estimate in hundredths of a point, kept inside the range of points.
    #[inline]
    pub const fn hundredths(hundredths: i32) -> Self {
        Self(if hundredths > Self::MOST_POINTS.0 {
            Self::MOST_POINTS.0
        } else if hundredths < -Self::MOST_POINTS.0 {
            -Self::MOST_POINTS.0
        } else {
            hundredths
        })
    }

    /// A win in `plies` plies.
    #[inline]
    pub fn win_in(plies: u32) -> Self {
        let slowest = (Self::WIN.0 - Self::SOME_WIN.0) as u32;
        Self(Self::WIN.0 - plies.min(slowest) as i32)
    }

    /// A loss in `plies` plies.
    #[inline]
    pub fn loss_in(plies: u32) -> Self {
        -Self::win_in(plies)
    }

    /// Whether the game is decided, for either side.
    #[inline]
    pub const fn is_decided(self) -> bool {
        self.is_win() || self.is_loss()
    }

    /// Whether the side to move has a proven win.
    #[inline]
    pub const fn is_win(self) -> bool {
        self.0 >= Self::SOME_WIN.0
    }

    /// Whether the side to move has a proven loss.
    #[inline]
    pub const fn is_loss(self) -> bool {
        self.0 <= -Self::SOME_WIN.0
    }

    /// Plies to a decided end; `None` for points, and where the plies were not counted.
    #[inline]
    pub const fn distance(self) -> Option<u32> {
        if self.0.abs() > Self::SOME_WIN.0 { Some((Self::WIN.0 - self.0.abs()) as u32) } else { None }
    }

    /// The same outcome with its distance forgotten; points stay.
    #[inline]
    pub const fn outcome(self) -> Self {
        if self.is_win() {
            Self::SOME_WIN
        } else if self.is_loss() {
            Self::SOME_LOSS
        } else {
            self
        }
    }

    /// The value in words.
    pub const fn verdict(self) -> Verdict {
        if self.is_win() {
            Verdict::Win(self.distance())
        } else if self.is_loss() {
            Verdict::Loss(self.distance())
        } else {
            Verdict::Points(self.0)
        }
    }

    /// Win, draw or loss as 1, 0, −1; points by their sign.
    #[inline]
    pub const fn signum(self) -> i32 {
        self.0.signum()
    }

    /// Whole points, rounded toward zero; meaningless for decided values.
    #[inline]
    pub const fn whole_points(self) -> i32 {
        self.0 / Self::POINT.0
    }

    /// The bare number, for tables that store it; [`Value::from_raw`] is its inverse.
    #[inline]
    pub const fn raw(self) -> i32 {
        self.0
    }

    /// The value that [`Value::raw`] gave.
    #[inline]
    pub const fn from_raw(raw: i32) -> Self {
        Self(raw)
    }

    /// The next value up. Only windows need it.
    #[inline]
    pub const fn next(self) -> Self {
        Self(self.0 + 1)
    }

    /// One ply further from the end, for decided games; points stay.
    #[inline]
    pub(crate) const fn aged(self) -> Self {
        if self.0 > Self::SOME_WIN.0 {
            Self(self.0 - 1)
        } else if self.0 < -Self::SOME_WIN.0 {
            Self(self.0 + 1)
        } else {
            self
        }
    }
}

impl Neg for Value {
    type Output = Self;

    #[inline]
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

/// Points add up; a decided game stays decided whatever the points.
impl Add for Value {
    type Output = Self;

    #[inline]
    fn add(self, other: Self) -> Self {
        if self.is_decided() {
            self
        } else if other.is_decided() {
            other
        } else {
            Self::hundredths(self.0 + other.0)
        }
    }
}

impl Sub for Value {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        self + -other
    }
}

impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.verdict() {
            Verdict::Win(None) => f.write_str("win"),
            Verdict::Loss(None) => f.write_str("loss"),
            Verdict::Win(Some(plies)) => write!(f, "win in {plies}"),
            Verdict::Loss(Some(plies)) => write!(f, "loss in {plies}"),
            Verdict::Points(hundredths) if hundredths % 100 == 0 => write!(f, "{:+}", hundredths / 100),
            Verdict::Points(hundredths) => write!(f, "{:+.2}", f64::from(hundredths) / 100.0),
        }
    }
}

/// The values a search still wants to tell apart: those strictly between `alpha` and `beta`.
///
/// Whatever is at or below `alpha` is as good as any other refutation, whatever is at or above `beta` is too good to
/// be allowed.
///
/// ```
/// use jogada_rules::{Value, Window};
///
/// let window = Window::new(Value::points(1), Value::points(4));
/// assert!(window.contains(Value::points(2)) && !window.contains(Value::points(4)));
/// assert!(Window::null(Value::points(1)).is_empty());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// What the side to move has already.
    pub alpha: Value,
    /// What the opponent will not let it exceed.
    pub beta: Value,
}

impl Window {
    /// Every value.
    pub const FULL: Self = Self { alpha: Value::MIN, beta: Value::MAX };
    /// Win, draw or loss, whatever the distance: the first win found is a cut.
    pub const OUTCOME: Self = Self { alpha: Value(-1), beta: Value(1) };

    /// The window between two values.
    #[inline]
    pub const fn new(alpha: Value, beta: Value) -> Self {
        Self { alpha, beta }
    }

    /// The empty window that asks "is it more than `alpha`?".
    #[inline]
    pub const fn null(alpha: Value) -> Self {
        Self { alpha, beta: alpha.next() }
    }

    /// Whether `value` lies strictly inside.
    #[inline]
    pub fn contains(self, value: Value) -> bool {
        self.alpha < value && value < self.beta
    }

    /// Whether no value at all lies inside.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.alpha.next() >= self.beta
    }

    /// The same window with `alpha` raised to `value` if that is higher.
    #[inline]
    pub fn raised(self, value: Value) -> Self {
        Self { alpha: self.alpha.max(value), beta: self.beta }
    }
}

/// What a stored value says about the true one.
///
/// ```
/// use jogada_rules::{Bound, Value, Window};
///
/// let window = Window::null(Value::ZERO);
/// assert_eq!(Bound::of(Value::points(3), window), Bound::Lower);
/// assert_eq!(Bound::of(Value::points(-3), window), Bound::Upper);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bound {
    /// The true value is at least this.
    Lower,
    /// The true value is at most this.
    Upper,
    /// This is the true value.
    Exact,
}

impl Bound {
    /// The bound that a fail-soft search proves when it returns `value` for `window`.
    #[inline]
    pub fn of(value: Value, window: Window) -> Self {
        if value >= window.beta {
            Self::Lower
        } else if value <= window.alpha {
            Self::Upper
        } else {
            Self::Exact
        }
    }

    /// The bound seen from the other side.
    #[inline]
    pub const fn turned(self) -> Self {
        match self {
            Self::Lower => Self::Upper,
            Self::Upper => Self::Lower,
            Self::Exact => Self::Exact,
        }
    }
}
