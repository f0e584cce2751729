//! Where the processes are: a line for each.

use std::ops::Range;

use thiserror::Error;

/// The addresses of all processes, in the order of their numbers.
///
/// ```
/// use jogada_cluster::{Hosts, HostsProblem};
///
/// let hosts: Hosts = "# two machines\none.lab:7000\ntwo.lab:7000\n".parse().expect("two addresses");
/// assert_eq!(hosts.addresses(), ["one.lab:7000", "two.lab:7000"]);
/// let error = "one.lab:7000\ntwo.lab\n".parse::<Hosts>().expect_err("the second has no port");
/// assert_eq!((error.line, error.problem), (2, HostsProblem::NoPort));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hosts(Vec<String>);

/// What is wrong with a list of hosts, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {problem}")]
pub struct HostsError {
    /// The line, the first is 1; 0 if it is about all of them.
    pub line: usize,
    /// What is written there.
    pub text: String,
    /// Which bytes of it are wrong.
    pub span: Range<usize>,
    /// What is wrong.
    pub problem: HostsProblem,
}

/// What can be wrong with a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum HostsProblem {
    /// There is no line with a host.
    #[error("there is no host")]
    Empty,
    /// An address without a port.
    #[error("an address is written host:port")]
    NoPort,
    /// A port that is none.
    #[error("a port is a number from 1 to 65535")]
    BadPort,
    /// A host that is none.
    #[error("there is no host before the port")]
    NoHost,
    /// More than an address on a line.
    #[error("one address a line")]
    TooMuch,
    /// An address that another line has.
    #[error("line {0} has the same address")]
    Twice(usize),
}

impl Hosts {
    /// One address for each process.
    pub fn addresses(&self) -> &[String] {
        &self.0
    }

    /// A process, for people: its number and where it is.
    pub fn name(&self, process: usize) -> String {
        format!("{process} ({})", self.0[process])
    }
}

impl std::str::FromStr for Hosts {
    type Err = HostsError;

    /// Reads a list: one `host:port` a line; empty lines and what follows a `#` do not count.
    fn from_str(text: &str) -> Result<Self, HostsError> {
        let mut found: Vec<(usize, &str)> = Vec::new();
        for (line, text) in (1..).zip(text.lines()) {
            let address = text.split('#').next().unwrap_or("").trim();
            if address.is_empty() {
                continue;
            }
            let earlier = found.iter().find(|(_, known)| *known == address).map(|&(line, _)| line);
            if let Some((span, problem)) = problem(address, earlier) {
                let start = text.find(address).unwrap_or(0);
                let span = start + span.start..start + span.end;
                return Err(HostsError { line, text: text.to_owned(), span, problem });
            }
            found.push((line, address));
        }
        if found.is_empty() {
            return Err(HostsError { line: 0, text: String::new(), span: 0..0, problem: HostsProblem::Empty });
        }
        Ok(Self(found.into_iter().map(|(_, address)| address.to_owned()).collect()))
    }
}

/// What is wrong with an address, and where in it.
fn problem(address: &str, earlier: Option<usize>) -> Option<(Range<usize>, HostsProblem)> {
    let end = address.len();
    if let Some(gap) = address.find(char::is_whitespace) {
        return Some((gap..end, HostsProblem::TooMuch));
    }
    let Some((host, port)) = address.rsplit_once(':') else { return Some((0..end, HostsProblem::NoPort)) };
    if host.is_empty() {
        return Some((0..1, HostsProblem::NoHost));
    }
    if !port.parse::<u16>().is_ok_and(|port| port > 0) {
        return Some((host.len() + 1..end.max(host.len() + 1), HostsProblem::BadPort));
    }
    earlier.map(|line| (0..end, HostsProblem::Twice(line)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrong(text: &str) -> (usize, Range<usize>, HostsProblem) {
        let error = text.parse::<Hosts>().expect_err("it is wrong");
        (error.line, error.span, error.problem)
    }

    #[test]
    fn a_list_has_an_address_a_line() {
        let hosts: Hosts = "\n a:1 # the first\n[::1]:65535\r\n".parse().expect("a list");
        assert_eq!(hosts.addresses(), ["a:1", "[::1]:65535"]);
        assert_eq!(hosts.name(1), "1 ([::1]:65535)");
    }

    #[test]
    fn what_is_wrong_is_pointed_at() {
        assert_eq!(wrong("# none\n\n"), (0, 0..0, HostsProblem::Empty));
        assert_eq!(wrong("a:1\n  b"), (2, 2..3, HostsProblem::NoPort));
        assert_eq!(wrong("a:1\nb:0"), (2, 2..3, HostsProblem::BadPort));
        assert_eq!(wrong("a:70000"), (1, 2..7, HostsProblem::BadPort));
        assert_eq!(wrong("a:"), (1, 2..2, HostsProblem::BadPort));
        assert_eq!(wrong(":7"), (1, 0..1, HostsProblem::NoHost));
        assert_eq!(wrong("a:1 b:2"), (1, 3..7, HostsProblem::TooMuch));
        assert_eq!(wrong("a:1\n#\n a:1"), (3, 1..4, HostsProblem::Twice(1)));
    }
}
