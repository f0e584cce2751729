//! The `jogada` program.

use std::process::ExitCode;

use jogada_catalog::Catalog;

fn main() -> ExitCode {
    jogada_cli::run(Catalog::standard(), std::env::args_os())
}
