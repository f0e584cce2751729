//! What processes that build together report as data, said in the reader's language.

use jogada_cluster::{ClusterError, ClusterRefusal, HostsProblem};
use jogada_words::{Language, Shared, Speak};

use crate::failure::Exit;

/// Why processes did not find each other.
pub(crate) fn cluster_error(language: Language, error: &ClusterError) -> String {
    match error {
        ClusterError::NoSuchProcess { process, hosts } => {
            language.say(Shared::NoSuchProcess { process, most: &(hosts - 1) })
        }
        ClusterError::CanNotListen { address, error } => {
            language.say(Shared::CanNotListen { address, error: &language.system_error(error) })
        }
        ClusterError::Missing { host, patience, why } => {
            let text = language.say(Shared::Missing { host, time: &language.time(*patience) });
            match why {
                Some(error) => language.say(Shared::MissingWhy { text: &text, error: &language.system_error(error) }),
                None => text,
            }
        }
        ClusterError::Refused { host, refusal } => {
            language.say(Shared::Refused { host, why: &refused(language, *refusal) })
        }
        ClusterError::Stopped => language.say(jogada_words::Endings::KeptSoFar),
    }
}

fn refused(language: Language, refusal: ClusterRefusal) -> String {
    language.say(match refusal {
        ClusterRefusal::OtherNumber => Shared::OtherNumber,
        ClusterRefusal::OtherWork => Shared::OtherWork,
        ClusterRefusal::OtherHosts => Shared::OtherHosts,
        ClusterRefusal::OtherThreads => Shared::OtherThreads,
        ClusterRefusal::Twice => Shared::NumberTaken,
        ClusterRefusal::OtherProgram => Shared::OtherProgram,
    })
}

/// What is wrong with a line of hosts.
pub(crate) fn hosts_problem(language: Language, problem: HostsProblem) -> String {
    match problem {
        HostsProblem::Empty => language.say(Shared::NoHosts),
        HostsProblem::NoPort => language.say(Shared::NoPort),
        HostsProblem::BadPort => language.say(Shared::BadPort),
        HostsProblem::NoHost => language.say(Shared::NoHost),
        HostsProblem::TooMuch => language.say(Shared::TooMuch),
        HostsProblem::Twice(line) => language.say(Shared::Twice { line: &line }),
    }
}

/// The code to exit with: what was typed wrong, or what others do not let us.
pub(crate) const fn exit_of(error: &ClusterError) -> Exit {
    match error {
        ClusterError::NoSuchProcess { .. } => Exit::Usage,
        ClusterError::Stopped => Exit::Interrupted,
        _ => Exit::Failed,
    }
}
