//! What two processes say to each other before anything else, so that none works with a stranger.

use std::io::{self, Read, Write};

use thiserror::Error;

const MAGIC: [u8; 8] = *b"JOGADACL";
/// Changes with anything that processes say to each other.
const VERSION: u64 = 1;
const LENGTH: usize = 72;

/// What a line is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// Words.
    Data = 1,
    /// Signs of life.
    Watch = 2,
}

/// What a process says when it calls another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Greeting {
    pub(crate) purpose: Purpose,
    pub(crate) from: u64,
    pub(crate) to: u64,
    pub(crate) processes: u64,
    /// Workers in each.
    pub(crate) threads: u64,
    /// What is worked on: version, rules, how far.
    pub(crate) work: u64,
    /// The list of hosts.
    pub(crate) hosts: u64,
}

/// Why a process does not work with another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ClusterRefusal {
    /// It has another number than the caller thought.
    #[error("the process there has another number")]
    OtherNumber = 1,
    /// It works on something else.
    #[error("the process there works on something else: another version, other rules, other tables")]
    OtherWork = 2,
    /// It has another list of hosts.
    #[error("the process there has another list of hosts")]
    OtherHosts = 3,
    /// It has another number of threads.
    #[error("the process there has another number of threads")]
    OtherThreads = 4,
    /// A process with the caller's number is there already.
    #[error("a process with this number is there already")]
    Twice = 5,
    /// It speaks another language.
    #[error("the process there is another program")]
    OtherProgram = 6,
}

impl Greeting {
    pub(crate) fn write(&self, line: &mut impl Write) -> io::Result<()> {
        let mut bytes = [0; LENGTH];
        bytes[..8].copy_from_slice(&MAGIC);
        let Self { purpose, from, to, processes, threads, work, hosts } = *self;
        let words = [VERSION, purpose as u64, from, to, processes, threads, work, hosts];
        for (place, word) in bytes[8..].chunks_exact_mut(8).zip(words) {
            place.copy_from_slice(&word.to_le_bytes());
        }
        line.write_all(&bytes)
    }

    /// Reads what a caller says; nothing if it is none of ours.
    pub(crate) fn read(line: &mut impl Read) -> io::Result<Option<Self>> {
        let mut bytes = [0; LENGTH];
        line.read_exact(&mut bytes)?;
        let word = |index: usize| u64::from_le_bytes(bytes[8 * index..8 * index + 8].try_into().expect("eight bytes"));
        let purpose = match word(2) {
            1 => Purpose::Data,
            2 => Purpose::Watch,
            _ => return Ok(None),
        };
        if bytes[..8] != MAGIC || word(1) != VERSION {
            return Ok(None);
        }
        let (from, to, processes) = (word(3), word(4), word(5));
        Ok(Some(Self { purpose, from, to, processes, threads: word(6), work: word(7), hosts: word(8) }))
    }

    /// What speaks against working with someone who greets us like this, `me` being what we would say to them.
    pub(crate) fn refusal(&self, me: &Self) -> Option<ClusterRefusal> {
        if self.hosts != me.hosts || self.processes != me.processes {
            Some(ClusterRefusal::OtherHosts)
        } else if self.to != me.from || self.from == me.from || self.from >= me.processes {
            Some(ClusterRefusal::OtherNumber)
        } else if self.work != me.work {
            Some(ClusterRefusal::OtherWork)
        } else if self.threads != me.threads {
            Some(ClusterRefusal::OtherThreads)
        } else {
            None
        }
    }
}

/// The answer to a greeting, in a byte.
pub(crate) const fn answer(refusal: Option<ClusterRefusal>) -> u8 {
    match refusal {
        None => 0,
        Some(refusal) => refusal as u8,
    }
}

/// What an answer means.
pub(crate) const fn refused(answer: u8) -> Option<ClusterRefusal> {
    match answer {
        0 => None,
        1 => Some(ClusterRefusal::OtherNumber),
        2 => Some(ClusterRefusal::OtherWork),
        3 => Some(ClusterRefusal::OtherHosts),
        4 => Some(ClusterRefusal::OtherThreads),
        5 => Some(ClusterRefusal::Twice),
        _ => Some(ClusterRefusal::OtherProgram),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Greeting =
        Greeting { purpose: Purpose::Watch, from: 1, to: 0, processes: 3, threads: 2, work: 7, hosts: 8 };
    const ZERO: Greeting = Greeting { from: 0, to: 1, ..ONE };

    #[test]
    fn a_greeting_is_understood_and_anything_else_is_not() {
        let mut bytes = Vec::new();
        ONE.write(&mut bytes).expect("written");
        assert_eq!(Greeting::read(&mut &bytes[..]).expect("read"), Some(ONE));
        for at in 0..24 {
            let mut other = bytes.clone();
            other[at] ^= 0x40;
            assert_eq!(Greeting::read(&mut &other[..]).expect("read"), None, "{at}");
        }
        assert!(Greeting::read(&mut &bytes[1..]).is_err());
    }

    #[test]
    fn strangers_are_refused_and_told_why() {
        assert_eq!(ONE.refusal(&ZERO), None);
        let cases = [
            (Greeting { to: 2, ..ONE }, ClusterRefusal::OtherNumber),
            (Greeting { from: 0, ..ONE }, ClusterRefusal::OtherNumber),
            (Greeting { from: 3, ..ONE }, ClusterRefusal::OtherNumber),
            (Greeting { work: 6, ..ONE }, ClusterRefusal::OtherWork),
            (Greeting { hosts: 6, ..ONE }, ClusterRefusal::OtherHosts),
            (Greeting { processes: 2, ..ONE }, ClusterRefusal::OtherHosts),
            (Greeting { threads: 1, ..ONE }, ClusterRefusal::OtherThreads),
        ];
        for (greeting, refusal) in cases {
            assert_eq!(greeting.refusal(&ZERO), Some(refusal));
            assert_eq!(refused(answer(Some(refusal))), Some(refusal));
        }
        assert_eq!(refused(answer(None)), None);
    }
}
