//! The program from outside: what it prints, where, and the code it exits with.

mod answers;
mod bad_input;
mod languages;
mod listings;
mod running;
mod streams;
