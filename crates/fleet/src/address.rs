//! Where a queue is, and who asks: what was said, completed by settings, environment and files.

use std::path::{Path, PathBuf};
use std::time::Duration;

use postgres::Config;
use postgres::config::{Host, SslMode};

use crate::error::QueueError;
use crate::passwords::{Environment, password_of};
use crate::settings::QueueEntry;

/// Where a queue is, with the secrets that it takes. It has no text form that shows them.
#[derive(Clone)]
pub struct QueueAddress {
    pub(crate) config: Config,
    /// Whether the server's certificate must be good.
    pub(crate) verified: bool,
    /// The certificates that vouch for the server.
    pub(crate) roots: Option<PathBuf>,
}

/// A complete address with user and password, for who would rather not keep a file.
const OWN_VARIABLE: &str = "JOGADA_QUEUE";
/// How long to wait for a server that does not answer.
const PATIENCE: Duration = Duration::from_secs(10);
/// A line on which nothing moves for so long is dead.
const DEAD: Duration = Duration::from_secs(30);

impl QueueAddress {
    /// Finds the queue of a name: an address without a password, `postgres://host/database`, or an entry of `queues.toml` in
    /// the data folder. What is not said there comes from `JOGADA_QUEUE` and from the variables and files of PostgreSQL.
    pub fn find(name: &str, data: Option<&Path>, environment: Environment) -> Result<Self, QueueError> {
        let entry = if name.contains("://") {
            QueueEntry { address: name.to_owned(), ..QueueEntry::default() }
        } else {
            QueueEntry::find(name, data)?
        };
        let mut config = read(&entry.address)?;
        if config.get_password().is_some() {
            return Err(QueueError::Secret);
        }
        complete_place(&mut config, environment)?;
        identify(&mut config, &entry, environment)?;
        let mode = entry.tls.or_else(|| environment("PGSSLMODE"));
        let verified = set_encryption(&mut config, mode.as_deref())?;
        let roots = entry.root_certificates.or_else(|| environment("PGSSLROOTCERT").map(PathBuf::from));
        config.application_name("jogada").connect_timeout(PATIENCE).keepalives_idle(DEAD).tcp_user_timeout(DEAD);
        Ok(Self { config, verified, roots })
    }

    /// Where it is, as people are told.
    pub fn place(&self) -> String {
        let [host, port, database] = place(&self.config);
        format!("{host}:{port}/{database}")
    }
}

fn read(address: &str) -> Result<Config, QueueError> {
    let known = ["postgres://", "postgresql://"].iter().any(|scheme| address.starts_with(scheme));
    // What the reader says would show the address.
    address.parse().ok().filter(|_| known).ok_or(QueueError::Address)
}

/// Host, port and database.
fn place(config: &Config) -> [String; 3] {
    let host = match config.get_hosts().first() {
        Some(Host::Tcp(host)) => host.clone(),
        #[cfg(unix)]
        Some(Host::Unix(path)) => path.display().to_string(),
        _ => "localhost".to_owned(),
    };
    let port = config.get_ports().first().copied().unwrap_or(5432).to_string();
    let database = config.get_dbname().or(config.get_user()).unwrap_or_default().to_owned();
    [host, port, database]
}

fn complete_place(config: &mut Config, environment: Environment) -> Result<(), QueueError> {
    if config.get_hosts().is_empty() {
        config.host(&environment("PGHOST").unwrap_or_else(|| "localhost".to_owned()));
    }
    if let (true, Some(port)) = (config.get_ports().is_empty(), environment("PGPORT")) {
        config.port(port.parse().map_err(|_| QueueError::Address)?);
    }
    if let (None, Some(database)) = (config.get_dbname(), environment("PGDATABASE")) {
        config.dbname(&database);
    }
    Ok(())
}

/// Says who asks, by the first of the places that knows.
fn identify(config: &mut Config, entry: &QueueEntry, environment: Environment) -> Result<(), QueueError> {
    let own = environment(OWN_VARIABLE).map(|text| read(&text)).transpose()?;
    // A password for one host is not told to another.
    let own = own.filter(|own| own.get_hosts().is_empty() || own.get_hosts() == config.get_hosts());
    let said = config.get_user().map(str::to_owned).or_else(|| entry.user.clone());
    let user = said.or_else(|| own.as_ref().and_then(Config::get_user).map(str::to_owned));
    let user = user.or_else(|| environment("PGUSER")).or_else(|| environment("USER"));
    if let Some(user) = &user {
        config.user(user);
    }
    let own = own.and_then(|own| own.get_password().map(<[u8]>::to_vec));
    let known = entry.password.clone().map(String::into_bytes).or(own);
    let known = known.or_else(|| environment("PGPASSWORD").map(String::into_bytes));
    let [host, port, database] = place(config);
    let place = [host.as_str(), &port, &database, user.as_deref().unwrap_or_default()];
    let password = match known {
        Some(password) => Some(password),
        None => password_of(place, environment)?.map(String::into_bytes),
    };
    if let Some(password) = password {
        config.password(password);
    }
    Ok(())
}

/// Sets what was said about encryption, with the words of PostgreSQL's own programs; whether the certificate must be good.
fn set_encryption(config: &mut Config, mode: Option<&str>) -> Result<bool, QueueError> {
    let mode = match mode {
        None => return Ok(false),
        Some("disable") => (SslMode::Disable, false),
        Some("allow" | "prefer") => (SslMode::Prefer, false),
        Some("require") => (SslMode::Require, false),
        // The stricter of the two is what both mean to get.
        Some("verify-ca" | "verify-full") => (SslMode::Require, true),
        Some(_) => return Err(QueueError::Address),
    };
    config.ssl_mode(mode.0);
    Ok(mode.1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn find(name: &str, variables: &[(&str, &str)]) -> Result<QueueAddress, QueueError> {
        let value =
            |name: &str| variables.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned());
        QueueAddress::find(name, None, &value)
    }

    /// User and password that an address comes with.
    fn known(name: &str, variables: &[(&str, &str)]) -> (Option<String>, Option<String>) {
        let config = find(name, variables).expect("an address").config;
        let password = config.get_password().map(|password| String::from_utf8_lossy(password).into_owned());
        (config.get_user().map(str::to_owned), password)
    }

    #[test]
    fn a_password_on_the_command_line_is_refused_and_not_repeated() {
        for name in ["postgres://anna:hush@lab/games", "postgres://lab/games?password=hush"] {
            let error = find(name, &[]).err().expect("refused");
            assert!(matches!(error, QueueError::Secret), "{error}");
            assert!(!format!("{error} {error:?}").contains("hush"));
        }
        for name in ["mysql://lab/games", "postgres://lab:port/games", "://"] {
            assert!(matches!(find(name, &[]), Err(QueueError::Address)), "{name}");
        }
    }

    #[test]
    fn the_variable_of_our_own_counts_before_those_of_others() {
        let own = ("JOGADA_QUEUE", "postgres://anna:hush@lab/games");
        let others = [("PGUSER", "rui"), ("PGPASSWORD", "loud")];
        let pair = |user: &str, password: &str| (Some(user.to_owned()), Some(password.to_owned()));
        assert_eq!(known("postgres://lab/games", &[own, others[0], others[1]]), pair("anna", "hush"));
        assert_eq!(known("postgres://lab/games", &others), pair("rui", "loud"));
        assert_eq!(known("postgres://eva@lab/games", &[own]), pair("eva", "hush"));
    }

    #[test]
    fn a_password_for_one_host_is_not_told_to_another() {
        assert_eq!(
            known("postgres://elsewhere/games", &[("JOGADA_QUEUE", "postgres://anna:hush@lab/games")]),
            (None, None)
        );
    }

    #[test]
    fn what_is_not_said_comes_from_the_environment() {
        let address = find("postgres:///", &[("PGHOST", "lab"), ("PGPORT", "6543"), ("PGDATABASE", "games")]);
        assert_eq!(address.expect("an address").place(), "lab:6543/games");
        assert!(find("postgres://lab/games", &[("PGSSLMODE", "verify-full")]).expect("an address").verified);
        assert!(find("postgres://lab/games", &[("PGSSLMODE", "perhaps")]).is_err());
    }
}
