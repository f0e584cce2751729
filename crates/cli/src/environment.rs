//! What the machine around the program offers.

use std::env;
use std::path::{Path, PathBuf};

use directories::ProjectDirs;
use jogada_platform::page_opener;

/// The variable that names the data folder.
pub(crate) const DATA_VARIABLE: &str = "JOGADA_DATA";

/// A variable, if it is set to something.
pub(crate) fn variable(name: &str) -> Option<String> {
    env::var(name).ok().filter(|value| !value.is_empty())
}

/// Whether colors are wanted on a terminal: see <https://no-color.org>.
pub(crate) fn allows_color() -> bool {
    variable("NO_COLOR").is_none() && variable("TERM").is_none_or(|terminal| terminal != "dumb")
}

/// Columns of the terminal; where there is none, lines may be as long as they like.
pub(crate) fn width() -> usize {
    let said = variable("COLUMNS").and_then(|columns| columns.parse().ok());
    said.or_else(jogada_platform::terminal_width).unwrap_or(usize::MAX).max(20)
}

/// Where files of the program's own go: as said, else as the environment says, else the platform's folder.
pub(crate) fn data_folder(said: Option<&Path>) -> Option<PathBuf> {
    let platform = || ProjectDirs::from("", "", "jogada").map(|folders| folders.data_dir().to_owned());
    said.map(Path::to_owned).or_else(|| variable(DATA_VARIABLE).map(PathBuf::from)).or_else(platform)
}

/// The program that would open a page, if there is a screen to show it on.
pub(crate) fn browser() -> Option<PathBuf> {
    let named = variable("BROWSER").or_else(|| page_opener().map(str::to_owned))?;
    on_path(&named)
}

fn on_path(program: &str) -> Option<PathBuf> {
    let folders = env::var_os("PATH")?;
    env::split_paths(&folders).map(|folder| folder.join(program)).find(|file| file.is_file())
}
