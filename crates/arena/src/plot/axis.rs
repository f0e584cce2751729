//! The axes of pictures: from numbers to places, with round numbers marked.

/// The range of an axis and where it lies.
#[derive(Clone, Copy, Debug)]
pub(super) struct Axis {
    low: f64,
    high: f64,
    from: f64,
    to: f64,
    logarithmic: bool,
}

/// Marks on an axis, so many or fewer.
const MARKS: f64 = 6.0;
/// What a logarithm can not show is shown as this.
const LEAST: f64 = 1e-3;

impl Axis {
    /// An axis that holds all numbers, from one place of the picture to another.
    pub(super) fn over(numbers: impl Iterator<Item = f64>, logarithmic: bool, from: f64, to: f64) -> Self {
        let scaled = numbers.map(|number| if logarithmic { number.max(LEAST).log10() } else { number });
        let (low, high) =
            scaled.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), number| (low.min(number), high.max(number)));
        let (low, high) = if low <= high { (low, high) } else { (0.0, 1.0) };
        let (low, high) = if logarithmic { (low.floor(), high.ceil()) } else { (low, high) };
        // One number alone has no range.
        let (low, high) = if high - low < 1e-9 { (low - 0.5, high + 0.5) } else { (low, high) };
        Self { low, high, from, to, logarithmic }
    }

    /// Where a number lies.
    pub(super) fn place(&self, number: f64) -> f64 {
        let number = if self.logarithmic { number.max(LEAST).log10() } else { number };
        self.from + (number - self.low) / (self.high - self.low) * (self.to - self.from)
    }

    /// The marks that are whole numbers: where games or moves are counted there is nothing between them.
    pub(super) fn whole_marks(&self) -> Vec<f64> {
        self.marks().into_iter().filter(|mark| (mark - mark.round()).abs() < 1e-9).collect()
    }

    /// Round numbers on the axis; of a logarithmic one the powers of ten.
    pub(super) fn marks(&self) -> Vec<f64> {
        if self.logarithmic {
            return (self.low.ceil() as i32..=self.high.floor() as i32).map(|power| 10f64.powi(power)).collect();
        }
        let rough = (self.high - self.low) / MARKS;
        let power = 10f64.powf(rough.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].map(|digit| digit * power).into_iter().find(|step| *step >= rough);
        let step = step.unwrap_or(rough);
        let first = (self.low / step).ceil() as i64;
        let last = (self.high / step).floor() as i64;
        (first..=last).map(|count| count as f64 * step).collect()
    }
}

/// A number beside a mark, short.
pub(super) fn label(number: f64) -> String {
    let size = number.abs();
    // Steps such as 0.30000000000000004 are nobody's choice.
    let plain = |number: f64| format!("{}", (number * 1e6).round() / 1e6).replace('-', "−");
    match size {
        _ if size >= 1e6 => format!("{} M", plain(number / 1e6)),
        _ if size >= 1e4 => format!("{} k", plain(number / 1e3)),
        _ => plain(number),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_round_and_within_the_axis() {
        let axis = Axis::over([-3.2, 17.9].into_iter(), false, 0.0, 1.0);
        assert_eq!(axis.marks(), [0.0, 5.0, 10.0, 15.0]);
        assert!(Axis::over([0.0, 0.9].into_iter(), false, 0.0, 1.0).marks().len() >= 4);
    }

    #[test]
    fn what_is_counted_has_whole_marks() {
        assert_eq!(Axis::over([3.0, 6.0].into_iter(), false, 0.0, 1.0).whole_marks(), [3.0, 4.0, 5.0, 6.0]);
    }

    #[test]
    fn a_logarithmic_axis_marks_powers_of_ten() {
        let axis = Axis::over([3.0, 4000.0].into_iter(), true, 0.0, 4.0);
        assert_eq!(axis.marks(), [1.0, 10.0, 100.0, 1000.0, 10_000.0]);
        assert!((axis.place(100.0) - 2.0).abs() < 1e-9);
    }

    #[test]
    fn labels_are_short() {
        assert_eq!(
            ["0.3", "−20", "15 k", "2.5 M"],
            [0.3, -20.0, 15_000.0, 2.5e6].map(label).each_ref().map(String::as_str)
        );
    }
}
