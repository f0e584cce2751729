//! The `jogada` program: the command line on everything that Jogada brings along.

use std::process::ExitCode;

fn main() -> ExitCode {
    jogada_cli::run(jogada_standard::catalog(), std::env::args_os())
}
