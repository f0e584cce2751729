//! A server to test, and clients small enough to be wrong on purpose.

use std::io::{BufRead, BufReader, ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::time::Duration;

use jogada_catalog::StopFlag;
use jogada_web::{Config, Server};
use serde_json::Value;

/// Nothing takes longer than this unless it hangs.
const HANGS: Duration = Duration::from_secs(120);

/// A server that ends with the test.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    pub(crate) url: String,
    stop: StopFlag,
    thread: Option<JoinHandle<()>>,
}

impl Running {
    /// A server at a free port.
    pub(crate) fn start() -> Self {
        Self::with(&Config { port: 0, ..Config::default() })
    }

    pub(crate) fn with(config: &Config) -> Self {
        let server = Server::listen(Arc::new(jogada_standard::catalog()), config).expect("a free port");
        let (address, url, stop) = (server.address(), server.url(), StopFlag::new());
        let flag = stop.clone();
        let thread = thread::spawn(move || server.run(&flag).expect("it serves until it is told to stop"));
        Self { address, url, stop, thread: Some(thread) }
    }

    /// The name that a browser would know it by.
    pub(crate) fn host(&self) -> String {
        format!("127.0.0.1:{}", self.address.port())
    }

    pub(crate) fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(("127.0.0.1", self.address.port())).expect("it listens");
        stream.set_read_timeout(Some(HANGS)).expect("a time that is not zero");
        stream
    }

    /// Sends a request with these further headers and reads the whole answer.
    pub(crate) fn request(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) -> Reply {
        let mut stream = self.connect();
        let own = [("Host", self.host()), ("Connection", "close".to_owned())];
        let is_given = |name: &str| headers.iter().any(|(given, _)| given.eq_ignore_ascii_case(name));
        let mut head = format!("{method} {path} HTTP/1.1\r\nContent-Length: {}\r\n", body.len());
        for (name, value) in own.iter().filter(|(name, _)| !is_given(name)) {
            head.extend([name, ": ", value, "\r\n"]);
        }
        for (name, value) in headers {
            head.extend([name, ": ", value, "\r\n"]);
        }
        stream.write_all(format!("{head}\r\n").as_bytes()).expect("it reads the head");
        // A server that refuses a large body may stop reading it.
        let _ = stream.write_all(body);
        Reply::read(stream)
    }

    pub(crate) fn get(&self, path: &str) -> Reply {
        self.request("GET", path, &[], b"")
    }

    pub(crate) fn post(&self, path: &str, body: &Value) -> Reply {
        self.request("POST", path, &[], body.to_string().as_bytes())
    }

    /// Posts a question that must be answered.
    pub(crate) fn ask(&self, path: &str, body: &Value) -> Value {
        let reply = self.post(path, body);
        assert_eq!(reply.status, 200, "{path} {body}: {}", reply.body);
        reply.json()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.stop.stop();
        if let Some(thread) = self.thread.take() {
            let ended = thread.join();
            assert!(ended.is_ok() || thread::panicking(), "the server panicked");
        }
    }
}

/// An answer.
pub(crate) struct Reply {
    pub(crate) status: u16,
    head: String,
    pub(crate) body: String,
}

impl Reply {
    fn read(mut stream: TcpStream) -> Self {
        let mut bytes = Vec::new();
        // What was sent before the connection broke counts.
        let _ = stream.read_to_end(&mut bytes);
        let text = String::from_utf8_lossy(&bytes);
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
        let status = head.split(' ').nth(1).and_then(|code| code.parse().ok()).unwrap_or(0);
        let chunked = head.to_lowercase().contains("transfer-encoding: chunked");
        let body = if chunked { unchunked(body) } else { body.to_owned() };
        Self { status, head: head.to_owned(), body }
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let pairs = self.head.lines().filter_map(|line| line.split_once(": "));
        pairs.into_iter().find_map(|(known, value)| known.eq_ignore_ascii_case(name).then_some(value))
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }

    /// The word for what is wrong.
    pub(crate) fn code(&self) -> String {
        self.json()["error"]["code"].as_str().unwrap_or_default().to_owned()
    }
}

/// The body without the sizes of its chunks.
fn unchunked(mut body: &str) -> String {
    let mut text = String::new();
    while let Some((size, rest)) = body.split_once("\r\n") {
        let size = usize::from_str_radix(size, 16).unwrap_or(0);
        let Some(chunk) = rest.get(..size).filter(|chunk| !chunk.is_empty()) else { break };
        text += chunk;
        body = rest[size..].trim_start_matches("\r\n");
    }
    text
}

/// A tab's socket.
pub(crate) struct Socket {
    reader: BufReader<TcpStream>,
}

impl Socket {
    /// Opens the socket; `Err` is the status of the refusal.
    pub(crate) fn open(server: &Running, headers: &[(&str, &str)]) -> Result<Self, u16> {
        let mut stream = server.connect();
        let host = server.host();
        let own_host = [("Host", host.as_str())];
        let is_foreign = headers.iter().any(|(name, _)| *name == "Host");
        let mut head = "GET /api/live HTTP/1.1\r\nConnection: Upgrade\r\n".to_owned();
        head += "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
        for (name, value) in headers.iter().chain(own_host.iter().filter(|_| !is_foreign)) {
            head.extend([name, ": ", value, "\r\n"]);
        }
        stream.write_all(format!("{head}\r\n").as_bytes()).expect("it reads the head");
        let mut reader = BufReader::new(stream);
        let mut status = 0;
        loop {
            let mut line = String::new();
            reader.read_line(&mut line).expect("it answers");
            status = if line.starts_with("HTTP") { line[9..12].parse().expect("a status") } else { status };
            if line.trim().is_empty() {
                return if status == 101 { Ok(Self { reader }) } else { Err(status) };
            }
        }
    }

    /// Sends a text in one frame. The mask is zero, which is allowed and easy.
    pub(crate) fn say(&mut self, text: &str) {
        let mut frame = vec![0x81];
        match text.len() {
            length @ 0..126 => frame.push(0x80 | length as u8),
            length @ 126..0x1_0000 => {
                frame.push(0x80 | 0x7E);
                frame.extend((length as u16).to_be_bytes());
            }
            length => {
                frame.push(0x80 | 0x7F);
                frame.extend((length as u64).to_be_bytes());
            }
        }
        frame.extend([0; 4]);
        frame.extend(text.as_bytes());
        // A server that was told too much may have gone already.
        let _ = self.reader.get_mut().write_all(&frame);
    }

    /// Sends bytes, which need not be frames.
    pub(crate) fn send(&mut self, bytes: &[u8]) {
        // A server that has seen enough may have gone already.
        let _ = self.reader.get_mut().write_all(bytes);
    }

    /// All that is said until the server closes the socket; `None` if it does not.
    pub(crate) fn rest(mut self) -> Option<Vec<u8>> {
        let mut bytes = Vec::new();
        match self.reader.read_to_end(&mut bytes) {
            Err(error) if error.kind() != ErrorKind::ConnectionReset => None,
            // What a server has not read when it closes makes a reset of the end.
            _ => Some(bytes),
        }
    }

    /// The next text; `None` when the server has closed the socket.
    pub(crate) fn hear(&mut self) -> Option<Value> {
        loop {
            let [kind, size] = self.bytes::<2>()?;
            let size = match size {
                126 => u64::from(u16::from_be_bytes(self.bytes()?)),
                127 => u64::from_be_bytes(self.bytes()?),
                size => size.into(),
            };
            let mut payload = vec![0; size as usize];
            self.reader.read_exact(&mut payload).ok()?;
            match kind & 0x0F {
                1 => return Some(serde_json::from_slice(&payload).expect("news are JSON")),
                8 => return None,
                _ => {}
            }
        }
    }

    /// Everything that is said up to the end of a search.
    pub(crate) fn until_done(&mut self) -> Vec<Value> {
        let mut heard = Vec::new();
        loop {
            let news = self.hear().expect("the socket stays open");
            let is_last = news["type"] != "info";
            heard.push(news);
            if is_last {
                return heard;
            }
        }
    }

    fn bytes<const N: usize>(&mut self) -> Option<[u8; N]> {
        let mut bytes = [0; N];
        self.reader.read_exact(&mut bytes).ok()?;
        Some(bytes)
    }
}
