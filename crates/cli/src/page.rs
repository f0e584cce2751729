//! The page, served by this program and shown by the machine's browser.

use std::fmt::Write;
use std::process::{Command, Stdio};
use std::sync::Arc;

use jogada_catalog::Catalog;
use jogada_web::{Config, Server};
use jogada_wire::{PageAddress, VERSION};
use jogada_words::{Notice, Speak};

use crate::commands::Done;
use crate::console::Console;
use crate::environment;
use crate::failure::{Exit, Failure};

/// What a browser is shown.
pub(crate) struct Visit {
    /// Whether to open a browser at all.
    pub(crate) open: bool,
    /// The part of the address after the server's: where in the page.
    pub(crate) at: String,
}

/// Serves the page until Ctrl-C, which is the proper way to end it.
pub(crate) fn serve(config: &Config, catalog: &Arc<Catalog>, visit: &Visit, console: &mut Console) -> Done {
    let data = environment::data_folder(console.data_dir.as_deref());
    let config = Config { data, language: console.asked_language, ..config.clone() };
    let server = Server::listen(catalog.clone(), &config)
        .map_err(|error| Failure::CanNotListen { address: format!("{}:{}", config.bind, config.port), error })?;
    let url = format!("{}{}", server.url(), visit.at);
    if console.json {
        let (address, port) = (server.address().ip().to_string(), server.address().port());
        console.document(&PageAddress { v: VERSION, url: url.clone(), address, port })?;
    } else {
        console.line(&url)?;
    }
    console.flush()?;
    if visit.open {
        show(&url);
    }
    if !console.json {
        let text = console.language.say(Notice::Serving);
        console.remark(text);
    }
    let interrupt = console.interrupt.clone();
    interrupt.during(|stop| server.run(stop))?;
    Ok(Exit::Fine)
}

/// Opens the browser, if there is one. The address is printed anyway, so that nothing is lost where it does not open.
fn show(url: &str) {
    let Some(browser) = environment::browser() else { return };
    let quiet = Command::new(browser).arg(url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    drop(quiet);
}

/// A text as part of an address.
pub(crate) fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => escaped.push(byte.into()),
            _ => write!(escaped, "%{byte:02X}").expect("a String takes every text"),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_an_address_can_not_hold_is_escaped() {
        assert_eq!(escaped("hex:size=7,swap=off"), "hex%3Asize%3D7%2Cswap%3Doff");
        assert_eq!(escaped("x.o/… 1"), "x.o%2F%E2%80%A6%201");
    }
}
