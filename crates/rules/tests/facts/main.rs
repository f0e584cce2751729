//! What the smallest parts say, figure by figure: everything above rests on them.

mod figures;
mod flaws;
mod games;
mod small;
mod texts;
mod values;
