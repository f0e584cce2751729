//! What can be wrong with a queue, and what is said about it.

use serde_json::Value;
use tempfile::tempdir;

use crate::kept;
use crate::processes::until;
use crate::run::Run;
use crate::running::{ended, finished, jogada, program, start, status};
use crate::server::{PASSWORD, Server};

/// A small match over a queue: nobody plays it here, others have to.
fn match_of<'a>(folder: &'a str, address: &'a str) -> Vec<&'a str> {
    let line = ["arena", "nim", "--players", "alphabeta", "random", "--games", "6", "--nodes", "300", "--jobs", "0"];
    [&line, ["--lease", "1s", "--out", folder, "--queue", address].as_slice()].concat()
}

fn work(address: &str, more: &[&str]) -> Run {
    jogada(&[&["work", "--queue", address, "--threads", "1", "--until-idle"], more].concat())
}

#[test]
fn whoever_can_not_use_a_queue_hears_why() {
    let server = Server::start();
    let said = |command: &mut std::process::Command, code: i32, words: &str| {
        let run = finished(command);
        assert_eq!(run.code, code, "{}", run.err);
        assert!(run.err.contains(words), "{words}: {}", run.err);
    };
    let status_of = |address: &str| program(&["queue", "status", "--queue", address]);
    said(&mut status_of("postgres://127.0.0.1:1/games"), 1, "does not answer");
    said(&mut status_of("somewhere"), 2, "there is no queue “somewhere”");
    said(&mut status_of(&format!("postgres://eva:{PASSWORD}@lab/games")), 2, "a password does not belong");
    said(&mut program(&["queue", "status"]), 2, "--queue");
    said(&mut program(&["queue", "drop", "--queue", &server.address()]), 2, "RUN");
    said(&mut program(&["queue", "drop", "nim", "--queue", &server.address()]), 2, "not in the queue");
    said(&mut status_of(&server.address_of("nowhere")), 1, "there is no database");
    said(status_of(&server.address()).env("PGPASSWORD", "wrong"), 1, "does not let this user in");
    said(status_of(&server.address()).env_remove("PGPASSWORD"), 1, "does not let this user in");
    server.sql(&format!("CREATE USER guest PASSWORD '{PASSWORD}'; DROP TABLE jogada_games, jogada_runs"));
    said(status_of(&server.address()).env("PGUSER", "guest"), 1, "does not allow this user");
    // Who may look and not write can neither play nor have others play.
    assert_eq!(jogada(&["queue", "status", "--queue", &server.address()]).code, 0);
    server.sql("GRANT SELECT ON jogada_games, jogada_runs TO guest");
    let (address, folder) = (server.address(), tempdir().expect("a folder"));
    let path = folder.path().to_str().expect("a plain path");
    said(program(&match_of(path, &address)).env("PGUSER", "guest"), 1, "does not allow this user");
    let coordinator = start(&match_of(path, &address));
    until(|| status(&server).is_some_and(|run| run["games"] == 6));
    coordinator.kill();
    let worker = ["work", "--queue", &address, "--threads", "1", "--until-idle"];
    said(program(&worker).env("PGUSER", "guest"), 1, "does not allow this user");
}

#[test]
fn secrets_come_from_a_variable_or_a_file_that_is_ones_own() {
    use std::os::unix::fs::PermissionsExt;
    let (server, data) = (Server::start(), tempdir().expect("a folder"));
    let bare = |name: &str| {
        let mut command = program(&["queue", "status", "--queue", name, "--data-dir"]);
        command.arg(data.path()).env_remove("PGUSER").env_remove("PGPASSWORD");
        command
    };
    let own = server.address().replacen("///", &format!("//keeper:{PASSWORD}@/"), 1);
    let run = finished(bare(&server.address()).env("JOGADA_QUEUE", own));
    assert_eq!((run.code, run.out.as_str()), (0, "the queue is empty\n"), "{}", run.err);
    let settings = data.path().join("queues.toml");
    let text = format!("[lab]\naddress = \"{}\"\nuser = \"keeper\"\npassword = \"{PASSWORD}\"\n", server.address());
    std::fs::write(&settings, text).expect("written");
    std::fs::set_permissions(&settings, PermissionsExt::from_mode(0o644)).expect("ours");
    let refused = finished(&mut bare("lab"));
    assert!(refused.code == 3 && refused.err.contains("chmod 600"), "{}", refused.err);
    std::fs::set_permissions(&settings, PermissionsExt::from_mode(0o600)).expect("ours");
    assert_eq!(finished(&mut bare("lab")).code, 0);
}

#[test]
fn a_run_that_others_would_play_otherwise_is_refused() {
    let (server, folder) = (Server::start(), tempdir().expect("a folder"));
    let (address, folder) = (server.address(), folder.path().to_str().expect("a plain path").to_owned());
    let coordinator = start(&match_of(&folder, &address));
    until(|| status(&server).is_some());
    coordinator.kill();
    server.sql("UPDATE jogada_runs SET fingerprint = replace(fingerprint, '\"version\":\"', '\"version\":\"9')");
    let worker = work(&address, &["--json"]);
    let told: Value = serde_json::from_str(&worker.out).expect("a document");
    assert_eq!((worker.code, &told["played"], told["refused"].as_array().map(Vec::len)), (1, &0.into(), Some(1)));
    assert!(worker.err.contains("it is of version 9"), "{}", worker.err);
    let again = jogada(&match_of(&folder, &address));
    assert!(again.code == 1 && again.err.contains("is of another program"), "{}", again.err);
    server.sql("UPDATE jogada_runs SET plan = replace(plan, 'seed = 0', 'seed = 1')");
    let again = jogada(&match_of(&folder, &address));
    assert!(again.code == 1 && again.err.contains("another run"), "{}", again.err);
}

#[test]
fn engines_play_only_where_they_are_allowed() {
    let (server, folder) = (Server::start(), tempdir().expect("a folder"));
    let (address, path) = (server.address(), folder.path().to_str().expect("a plain path"));
    let players = ["arena", "hex:size=3", "--players", "random", "gtp:cmd=mine", "--games", "2", "--jobs", "0"];
    let coordinator = start(&[&players, ["--out", path, "--queue", &address].as_slice()].concat());
    until(|| status(&server).is_some());
    let refused = work(&address, &[]);
    assert!(refused.code == 1 && refused.err.contains("nobody has allowed “mine” here"), "{}", refused.err);
    let engine = format!("mine={} gtp hex:size=3 --player random", env!("CARGO_BIN_EXE_jogada"));
    let allowed = work(&address, &["--engine", &engine]);
    assert_eq!((allowed.code, allowed.out.as_str()), (0, "2 games played\n"), "{}", allowed.err);
    assert_eq!(ended(coordinator).code, 0);
    assert!(kept(folder.path()).values().all(|game| game["reason"] != "crash"), "{:?}", kept(folder.path()));
}

#[test]
fn a_game_that_nobody_can_play_ends_the_run_and_the_same_command_tries_again() {
    let (server, folder) = (Server::start(), tempdir().expect("a folder"));
    let (address, path) = (server.address(), folder.path().to_str().expect("a plain path"));
    let coordinator = start(&match_of(path, &address));
    until(|| status(&server).is_some_and(|run| run["games"] == 6));
    server.sql("UPDATE jogada_games SET tries = 5, lease = now() - interval '1 minute' WHERE number = 3");
    let run = ended(coordinator);
    assert!(run.code == 1 && run.err.contains("game 3 of run"), "{}", run.err);
    assert_eq!(status(&server).expect("it stays")["unplayable"], 3);
    let again = start(&match_of(path, &address));
    until(|| status(&server).is_some_and(|run| run["state"] == "open"));
    assert_eq!(work(&address, &[]).code, 0);
    assert_eq!(ended(again).code, 0);
    assert_eq!(kept(folder.path()).len(), 6);
}

/// A server that has no room for so many changes, which `event` names.
fn fill_disk(server: &Server, event: &str, times: u32) {
    server.sql(&format!(
        "CREATE SEQUENCE refusals; CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
            IF nextval('refusals') <= {times} THEN RAISE 'no space left on device' USING ERRCODE = '53100'; END IF;
            RETURN NEW;
        END $$; CREATE TRIGGER full_disk BEFORE {event} EXECUTE FUNCTION full_disk()"
    ));
}

#[test]
fn a_database_that_is_full_is_waited_for_by_whoever_makes_a_run() {
    let (server, folder) = (Server::start(), tempdir().expect("a folder"));
    let (address, path) = (server.address(), folder.path().to_str().expect("a plain path"));
    assert_eq!(work(&address, &[]).code, 0, "it makes the tables of a queue");
    fill_disk(&server, "INSERT ON jogada_games FOR EACH ROW", 2);
    let coordinator = start(&match_of(path, &address));
    until(|| status(&server).is_some_and(|run| run["games"] == 6));
    assert_eq!(work(&address, &[]).code, 0);
    let run = ended(coordinator);
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.err.contains("has no room left") && run.err.contains("there again"), "{}", run.err);
    assert_eq!(kept(folder.path()).len(), 6);
}

#[test]
fn a_result_that_is_none_is_played_again_and_a_full_disk_is_waited_for() {
    let (server, folder) = (Server::start(), tempdir().expect("a folder"));
    let (address, path) = (server.address(), folder.path().to_str().expect("a plain path"));
    let coordinator = start(&match_of(path, &address));
    until(|| status(&server).is_some_and(|run| run["games"] == 6));
    server.sql("UPDATE jogada_games SET result = '{\"index\":1}', finisher = 'a stranger' WHERE number = 1");
    let given = "UPDATE OF result ON jogada_games FOR EACH ROW WHEN (NEW.finisher IS NOT NULL)";
    fill_disk(&server, given, 2);
    let worker = work(&address, &[]);
    assert_eq!(worker.code, 0, "{}", worker.err);
    assert!(worker.err.contains("has no room left") && worker.err.contains("there again"), "{}", worker.err);
    // The worker may have gone before the stranger's result was looked at.
    until(|| work(&address, &[]).code == 0 && status(&server).is_some_and(|run| run["state"] == "ended"));
    let run = ended(coordinator);
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.err.contains("game 1 of run") && run.err.contains("is not that game"), "{}", run.err);
    assert_eq!(kept(folder.path()).len(), 6);
}
