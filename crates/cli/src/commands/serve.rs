//! `jogada serve`: the page, for a browser on this machine.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

use jogada_catalog::Catalog;
use jogada_web::Config;

use super::Done;
use crate::console::Console;
use crate::page::{self, Visit};

/// Where to listen, and whether to open a browser.
#[derive(clap::Args)]
pub(crate) struct ServeArgs {
    #[arg(long, value_name = "N", default_value_t = Config::PORT)]
    port: u16,
    #[arg(long, value_name = "ADDRESS", default_value_t = IpAddr::from(Ipv4Addr::LOCALHOST))]
    bind: IpAddr,
    #[arg(long)]
    no_open: bool,
    #[arg(long, value_name = "NAME=CMD", value_parser = engine)]
    engine: Vec<(String, String)>,
}

/// Serves the page until Ctrl-C.
pub(crate) fn run(args: &ServeArgs, catalog: &Arc<Catalog>, console: &mut Console) -> Done {
    let config = Config { bind: args.bind, port: args.port, engines: args.engine.clone(), ..Config::default() };
    page::serve(&config, catalog, &Visit { open: !args.no_open, at: String::new() }, console)
}

/// A program that may play in an arena that others ask for, and what to call it there.
pub(crate) fn engine(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        // A quotation mark would end the text that the command becomes a part of.
        Some((name, command)) if !name.trim().is_empty() && !command.trim().is_empty() && !text.contains('"') => {
            Ok((name.trim().to_owned(), command.trim().to_owned()))
        }
        _ => Err("NAME=CMD".to_owned()),
    }
}
