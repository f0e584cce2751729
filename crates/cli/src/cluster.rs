//! Tables that machines build together. Programs that are built without it say how to get it.

#[cfg(feature = "cluster")]
mod shared;
#[cfg(feature = "cluster")]
pub(crate) mod telling;

use std::path::PathBuf;
use std::time::Duration;

use jogada_catalog::read_time;

use crate::failure::Failure;

#[cfg(feature = "cluster")]
pub(crate) use shared::build;

/// Whether this program can build tables together with others.
pub(crate) const BUILT_IN: bool = cfg!(feature = "cluster");

/// How long a process that does not come or is silent is waited for, unless something else is said.
const WAIT: Duration = Duration::from_secs(60);

/// Who else builds, and which of them this is.
#[derive(clap::Args, Clone)]
pub(crate) struct Hosting {
    #[arg(long, value_name = "FILE")]
    hosts: Option<PathBuf>,
    #[arg(long, value_name = "I")]
    process: Option<u16>,
    #[arg(long, value_name = "TIME", value_parser = wait)]
    wait: Option<Duration>,
}

/// The same, if others were named.
#[cfg_attr(not(feature = "cluster"), expect(dead_code, reason = "only a cluster looks at it"))]
pub(crate) struct Hosted {
    pub(crate) hosts: PathBuf,
    pub(crate) process: usize,
    pub(crate) wait: Duration,
}

impl Hosting {
    /// Who else builds, if anybody was named; `used` says whether anybody can be.
    pub(crate) fn asked(&self, used: bool) -> Result<Option<Hosted>, Failure> {
        match (&self.hosts, self.process) {
            (Some(_), _) if !used => Err(Failure::IdleOption("--hosts")),
            (Some(_), None) => Err(Failure::Missing("--process")),
            (Some(_), _) if !BUILT_IN => Err(Failure::NoCluster),
            (Some(hosts), Some(process)) => {
                let wait = self.wait.unwrap_or(WAIT);
                Ok(Some(Hosted { hosts: hosts.clone(), process: process.into(), wait }))
            }
            (None, Some(_)) => Err(Failure::IdleOption("--process")),
            (None, None) if self.wait.is_some() => Err(Failure::IdleOption("--wait")),
            (None, None) => Ok(None),
        }
    }
}

/// How long to wait: at least a second, or signs of life would come too late.
fn wait(text: &str) -> Result<Duration, String> {
    read_time(text).filter(|time| (2..=86_400).contains(&time.as_secs())).ok_or_else(|| text.to_owned())
}

#[cfg(not(feature = "cluster"))]
pub(crate) use absent::build;

#[cfg(not(feature = "cluster"))]
mod absent {
    use std::path::Path;

    use jogada_catalog::Tables;
    use jogada_catalog::rules::TableBuild;
    use jogada_words::Language;

    use super::Hosted;
    use crate::failure::Failure;

    /// Not without a cluster.
    pub(crate) fn build(
        _: &Hosted,
        _: (&str, &Path),
        _: Language,
        _: &dyn Tables,
        _: &TableBuild<'_>,
    ) -> Result<(), Failure> {
        Err(Failure::NoCluster)
    }
}
