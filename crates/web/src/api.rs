//! What is asked, one file a question. The documents that go out and come in are those of `jogada_wire`.

pub(crate) mod catalog;
pub(crate) mod challenges;
pub(crate) mod exact;
pub(crate) mod exercise;
pub(crate) mod lab;
pub(crate) mod library;
pub(crate) mod overlay;
pub(crate) mod record;
pub(crate) mod runs;
pub(crate) mod steps;
pub(crate) mod touch;
pub(crate) mod view;
