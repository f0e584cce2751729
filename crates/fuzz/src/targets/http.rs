//! Bodies of requests: each gets a document, and the server lives on.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::Duration;

use jogada_catalog::StopFlag;
use jogada_web::{Config, Server};
use serde_json::Value;

use super::{bytes, catalog, law};
use crate::Target;

/// Bodies of requests, at all addresses that are answered at once.
pub(super) struct Http {
    address: SocketAddr,
    stop: StopFlag,
    thread: Option<JoinHandle<()>>,
    connection: Option<BufReader<TcpStream>>,
}

const ADDRESSES: [&str; 6] = ["/api/view", "/api/overlay", "/api/steps", "/api/record", "/api/export", "/api/touch"];
/// Bodies up to this many bytes are sent one after the other without waiting: only empty ones, because a system that
/// gathers small packets holds the second answer back until the first is heard of, 40 ms.
const SHORT: usize = 0;
/// Nothing here takes longer unless it hangs.
const HANGS: Duration = Duration::from_secs(60);

impl Http {
    pub(super) fn new() -> Self {
        let config = Config { port: 0, ..Config::default() };
        let server = Server::listen(Arc::new(catalog()), &config).expect("a free port");
        let (address, stop) = (server.address(), StopFlag::new());
        let flag = stop.clone();
        let thread = std::thread::spawn(move || server.run(&flag).expect("it serves until it is told to stop"));
        Self { address, stop, thread: Some(thread), connection: None }
    }

    /// Posts a body to all addresses. What the old connection has no answer to is asked on a new one: a server may close
    /// it between two requests. Answers that do not come are missing at the end.
    fn ask_all(&mut self, body: &[u8]) -> std::io::Result<Vec<(u16, Vec<u8>)>> {
        let mut answers = Vec::new();
        loop {
            let (was_open, known) = (self.connection.is_some(), answers.len());
            match self.ask(&ADDRESSES[known..], body, &mut answers) {
                Ok(()) => return Ok(answers),
                Err(_) if was_open || answers.len() > known => self.connection = None,
                Err(error) => {
                    self.connection = None;
                    return Err(error);
                }
            }
        }
    }

    /// Posts a body to these addresses, one after the other without waiting, and reads the answers: statuses and texts.
    fn ask(&mut self, paths: &[&str], body: &[u8], answers: &mut Vec<(u16, Vec<u8>)>) -> std::io::Result<()> {
        if self.connection.is_none() {
            let stream = TcpStream::connect(self.address)?;
            stream.set_read_timeout(Some(HANGS))?;
            stream.set_nodelay(true)?;
            self.connection = Some(BufReader::new(stream));
        }
        let reader = self.connection.as_mut().expect("just made");
        let (host, length) = (self.address, body.len());
        let request = |path: &&str| {
            let head = format!("POST {path} HTTP/1.1\r\nHost: {host}\r\nContent-Length: {length}\r\n\r\n");
            [head.as_bytes(), body].concat()
        };
        // Who is long has to be heard out before the next speaks.
        let at_once = if length > SHORT { 1 } else { paths.len() };
        for paths in paths.chunks(at_once) {
            reader.get_mut().write_all(&paths.iter().flat_map(request).collect::<Vec<u8>>())?;
            for _ in paths {
                answers.push(answer(reader)?);
            }
        }
        Ok(())
    }
}

/// Reads one answer.
fn answer(reader: &mut BufReader<TcpStream>) -> std::io::Result<(u16, Vec<u8>)> {
    let (mut status, mut length) = (0, 0);
    loop {
        let mut line = String::new();
        if reader.read_line(&mut line)? == 0 {
            return Err(std::io::ErrorKind::UnexpectedEof.into());
        }
        let lower = line.to_lowercase();
        if lower.starts_with("http/") {
            status = lower.get(9..12).and_then(|code| code.parse().ok()).unwrap_or(0);
        } else if let Some(value) = lower.strip_prefix("content-length:") {
            length = value.trim().parse().unwrap_or(0);
        } else if line.trim().is_empty() {
            break;
        }
    }
    let mut answer = vec![0; length];
    reader.read_exact(&mut answer)?;
    Ok((status, answer))
}

impl Drop for Http {
    fn drop(&mut self) {
        self.stop.stop();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

impl Target for Http {
    fn name(&self) -> &'static str {
        "http"
    }

    fn corpus(&self) -> Vec<Vec<u8>> {
        bytes(&[
            r#"{"game":"nim","moves":["1-1"]}"#,
            r#"{"game":"hex:size=3","start":".../.../... 1","moves":["a1","swap"],"overlay":"connections"}"#,
            r#"{"text":"(;FF[4]GM[11]SZ[5];B[a3])","format":"auto"}"#,
            r#"{"game":"tic-tac-toe","moves":[],"format":"svg","players":["a","b"],"info":[null]}"#,
            r#"{"game":"sliding-tiles","moves":["u"],"format":"json"}"#,
            r#"{"game":"dots-and-boxes:rows=1,cols=1","position":"h:0/0;v:00;0 0;1","place":"h1","with":"1"}"#,
            "[]",
            "null",
            "",
        ])
    }

    fn words(&self) -> Vec<&'static str> {
        vec![
            "\"game\":",
            "\"moves\":",
            "\"start\":",
            "\"format\":",
            "{",
            "}",
            "[",
            "]",
            "\"",
            ",",
            "null",
            "-1",
            "1e400",
            "\\u0000",
            "resign",
        ]
    }

    fn read(&mut self, case: &[u8]) -> Result<(), String> {
        let answers = match self.ask_all(case) {
            Ok(answers) => answers,
            // A body that is too large may be refused while it is said; then the connection is of no more use.
            Err(_) if case.len() > 256 << 10 => return Ok(()),
            Err(error) => return Err(error.to_string()),
        };
        for (path, (status, answer)) in ADDRESSES.iter().zip(answers) {
            law(matches!(status, 200 | 400 | 404 | 413 | 422), || format!("{path}: status {status}"))?;
            let document: Value = serde_json::from_slice(&answer).map_err(|error| format!("{path}: {error}"))?;
            law(document["v"].is_u64(), || format!("{path}: {document}"))?;
            law((status == 200) != document["error"].is_object(), || format!("{path}: {status} {document}"))?;
        }
        Ok(())
    }
}
