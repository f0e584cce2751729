//! The server as clients meet it: real sockets on this machine, no library in between.

mod answers;
mod client;
mod frames;
mod limits;
mod live;
mod load;
mod nonsense;
mod safety;
mod siege;
