//! Workers on many machines, with [timely](https://docs.rs/timely) as the exchange between them.
//!
//! [`Hosts`] says where the processes are, [`connect`] has them find each other, and the [`Cluster`] that comes of it is a
//! [`Fabric`](jogada_rules::Fabric): workers tell each other words, pass by pass. What timely leaves to others is here: waiting no
//! longer than a limit for hosts that do not come, noticing those that are lost, never having more under way than fits.

mod cluster;
mod connect;
mod exchange;
mod greeting;
mod hosts;
mod letter;
mod line;
mod watch;

pub use cluster::Cluster;
pub use connect::{ClusterError, ClusterPlan, connect};
pub use greeting::ClusterRefusal;
pub use hosts::{Hosts, HostsError, HostsProblem};
