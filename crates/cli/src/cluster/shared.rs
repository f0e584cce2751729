//! Building tables together with other processes.

use std::path::Path;

use jogada_catalog::Tables;
use jogada_catalog::rules::{Fabric, TableBuild};
use jogada_cluster::{ClusterPlan, Hosts, connect};
use jogada_words::{Language, Shared, Speak};

use super::Hosted;
use crate::console::remark;
use crate::failure::Failure;

/// Builds what is missing, with the processes that the list names.
pub(crate) fn build(
    hosted: &Hosted,
    (game, folder): (&str, &Path),
    language: Language,
    tables: &dyn Tables,
    build: &TableBuild<'_>,
) -> Result<(), Failure> {
    let plan = plan(hosted, game, build)?;
    let hosts = plan.hosts.addresses().len();
    let workers = hosts * plan.threads;
    let (memory, disk) = tables.shared_needs(build.pieces, workers, plan.threads);
    let (memory, disk) = (language.megabytes(memory), language.megabytes(disk));
    let path = folder.display();
    remark(&language.say(Shared::Needs { workers: &workers, memory: &memory, disk: &disk, path: &path }));
    remark(&language.say(Shared::Waiting { hosts: &hosts }));
    let cluster = connect(&plan, build.stop)?;
    Ok(tables.build_shared(folder, build, &cluster as &dyn Fabric)?)
}

/// The most bytes of a list of hosts that are read.
const LARGEST_LIST: u64 = 1 << 20;

fn plan(hosted: &Hosted, game: &str, build: &TableBuild<'_>) -> Result<ClusterPlan, Failure> {
    let path = &hosted.hosts;
    let text = jogada_files::text_at(path, LARGEST_LIST);
    let text = text.map_err(|error| Failure::Unreadable { path: path.clone(), error })?;
    let hosts: Hosts = text.parse().map_err(|error| Failure::Hosts { path: path.clone(), error })?;
    let work = format!("{} {game} {}", env!("CARGO_PKG_VERSION"), build.pieces);
    Ok(ClusterPlan { hosts, process: hosted.process, threads: build.threads, patience: hosted.wait, work })
}
