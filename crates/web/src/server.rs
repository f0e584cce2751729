//! The server: routes, and how it starts and stops.

use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use jogada_catalog::{Catalog, StopFlag};
use jogada_words::Language;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

use crate::desk::Desk;
use crate::door::Door;
use crate::guard::Guard;
use crate::routes;

/// How many ports after the one asked for are tried.
const MORE_PORTS: u16 = 50;
/// How often the server looks whether it should end.
const LOOK: Duration = Duration::from_millis(50);

/// How often the server lets go of what nobody uses any more.
const TIDY: Duration = Duration::from_secs(60);

/// Where to listen, and what to keep to.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address; this machine alone unless given.
    pub bind: IpAddr,
    /// The port, or a free one after it; any free one if 0.
    pub port: u16,
    /// The most searches at a time.
    pub searches: usize,
    /// Where runs of the arena are kept, if anywhere.
    pub data: Option<PathBuf>,
    /// The language of the page for readers who have chosen none, if not their browser's.
    pub language: Option<Language>,
    /// Other programs that may play in the arena: a name and a command each. No page can start any other.
    pub engines: Vec<(String, String)>,
}

impl Config {
    /// The usual port: J, O, G, A on the keys of a telephone.
    pub const PORT: u16 = 5642;

    /// The folder in the data folder that games are kept in, where `jogada library` finds them.
    const LIBRARY: &str = "games";

    /// Where games are kept: only for one person, at this machine.
    pub(crate) fn library(&self) -> Option<PathBuf> {
        self.data.as_ref().filter(|_| self.bind.is_loopback()).map(|data| data.join(Self::LIBRARY))
    }
}

impl Default for Config {
    fn default() -> Self {
        let (data, language, engines) = (None, None, Vec::new());
        Self { bind: Ipv4Addr::LOCALHOST.into(), port: Self::PORT, searches: 8, data, language, engines }
    }
}

/// A server that listens.
pub struct Server {
    runtime: Runtime,
    listener: TcpListener,
    address: SocketAddr,
    token: Option<String>,
    desk: Desk,
}

impl Server {
    /// Listens where `config` says, or at the next free port. Others than this machine need the token in [`Self::url`].
    pub fn listen(catalog: Arc<Catalog>, config: &Config) -> io::Result<Self> {
        jogada_platform::give_memory_back();
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
        let listener = runtime.block_on(bind(config.bind, config.port))?;
        let address = listener.local_addr()?;
        let token = if config.bind.is_loopback() { None } else { Some(secret()?) };
        let desk = Desk::new(catalog, config);
        Ok(Self { runtime, listener, address, token, desk })
    }

    /// Where it listens.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address to open in a browser, with the token where one is needed.
    pub fn url(&self) -> String {
        let token = self.token.as_ref().map(|token| format!("?token={token}")).unwrap_or_default();
        let address = SocketAddr::new(reachable(self.address.ip()), self.address.port());
        format!("http://{address}/{token}")
    }

    /// Serves until the flag is raised.
    pub fn run(self, stop: &StopFlag) -> io::Result<()> {
        let Self { runtime, listener, address, token, desk } = self;
        let (boards, traces) = (desk.boards.clone(), desk.traces.clone());
        runtime.spawn(async move {
            let mut beats = tokio::time::interval(TIDY);
            loop {
                beats.tick().await;
                boards.forget();
                traces.forget();
            }
        });
        let door = Door::new(token.is_some());
        let router = routes::router(desk, Guard::new(token, address.port()));
        let stop = stop.clone();
        let stopped = async move {
            while !stop.is_stopped() {
                tokio::time::sleep(LOOK).await;
            }
        };
        let served = runtime.block_on(async {
            tokio::select! {
                served = door.keep(listener, router) => served,
                () = stopped => Ok(()),
            }
        });
        // Searches end with their connections; nobody waits for a page that is still open.
        runtime.shutdown_background();
        served
    }
}

/// The address that a browser can open: where all of the machine's are listened at, the one that others see.
fn reachable(address: IpAddr) -> IpAddr {
    if !address.is_unspecified() {
        return address;
    }
    // Nothing is sent: the system only says from which address it would be. The other one is for examples, and nobody's.
    let (own, far, near): (IpAddr, &str, IpAddr) = match address {
        IpAddr::V4(_) => (Ipv4Addr::UNSPECIFIED.into(), "192.0.2.1:9", Ipv4Addr::LOCALHOST.into()),
        IpAddr::V6(_) => (Ipv6Addr::UNSPECIFIED.into(), "[2001:db8::1]:9", Ipv6Addr::LOCALHOST.into()),
    };
    let seen = UdpSocket::bind((own, 0)).and_then(|socket| socket.connect(far).and_then(|()| socket.local_addr()));
    seen.map_or(near, |seen| seen.ip())
}

/// The port asked for, or the first free one after it.
async fn bind(address: IpAddr, port: u16) -> io::Result<TcpListener> {
    let mut taken = io::Error::from(io::ErrorKind::AddrInUse);
    let last = if port == 0 { 0 } else { port.saturating_add(MORE_PORTS) };
    for port in port..=last {
        match TcpListener::bind((address, port)).await {
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => taken = error,
            bound => return bound,
        }
    }
    Err(taken)
}

/// Thirty-two hexadecimal digits that nobody can guess.
fn secret() -> io::Result<String> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(io::Error::other)?;
    Ok(format!("{:032x}", u128::from_ne_bytes(bytes)))
}
