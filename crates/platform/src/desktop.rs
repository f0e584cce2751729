//! What opens a page for people.

use std::env;

/// The program of the system that opens a page in a browser; none where there is no screen to show it on.
pub fn page_opener() -> Option<&'static str> {
    if cfg!(windows) {
        return Some("explorer.exe");
    }
    if cfg!(target_os = "macos") {
        return Some("open");
    }
    let screens = ["DISPLAY", "WAYLAND_DISPLAY"];
    screens.iter().any(|screen| env::var_os(screen).is_some_and(|name| !name.is_empty())).then_some("xdg-open")
}
