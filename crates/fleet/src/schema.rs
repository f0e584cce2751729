//! The two tables, and everything that is asked of them.

/// The version of the tables that this program writes, and the newest it reads.
pub(crate) const FORM: i32 = 1;

/// So often a game is tried before it is called unplayable.
pub(crate) const MOST_TRIES: i32 = 5;

/// Whether the tables are there: who may only use them need not be allowed to make them.
pub(crate) const IS_THERE: &str = "SELECT to_regclass('jogada_games') IS NOT NULL";

/// Makes the tables. One after the other: two that make the same table at the same time get into each other's way.
pub(crate) const MAKE: &str = "
    BEGIN;
    SELECT pg_advisory_xact_lock(8018402101);
    CREATE TABLE IF NOT EXISTS jogada_runs (
        name text PRIMARY KEY,
        form integer NOT NULL,
        kind text NOT NULL,
        made timestamptz NOT NULL DEFAULT clock_timestamp(),
        plan text NOT NULL,
        fingerprint text NOT NULL,
        state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'ended', 'unplayable')),
        unplayable bigint
    );
    CREATE TABLE IF NOT EXISTS jogada_games (
        run text NOT NULL REFERENCES jogada_runs ON DELETE CASCADE,
        number bigint NOT NULL,
        holder text,
        lease timestamptz,
        tries integer NOT NULL DEFAULT 0,
        result text,
        finisher text,
        PRIMARY KEY (run, number)
    );
    CREATE INDEX IF NOT EXISTS jogada_games_to_play ON jogada_games (run, number) WHERE result IS NULL;
    COMMIT;";

/// Writes a run down, unless it is there.
pub(crate) const ADD_RUN: &str = "
    INSERT INTO jogada_runs (name, form, kind, plan, fingerprint) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (name) DO NOTHING";

/// What is known of a run.
pub(crate) const RUN: &str = "SELECT form, kind, plan, fingerprint, state, unplayable FROM jogada_runs WHERE name = $1";

/// Goes on with a run, perhaps a longer one.
pub(crate) const REOPEN: &str = "
    UPDATE jogada_runs SET plan = $2, state = 'open', unplayable = NULL WHERE name = $1";

/// Adds games to a run, those that are not there.
pub(crate) const ADD_GAMES: &str = "
    INSERT INTO jogada_games (run, number) SELECT $1, number FROM unnest($2::bigint[]) AS number
    ON CONFLICT DO NOTHING";

/// Gives games that nobody could play another chance: somebody has looked after them.
pub(crate) const FORGIVE: &str = "
    UPDATE jogada_games SET tries = 0 WHERE run = $1 AND result IS NULL AND tries >= $2 AND lease < clock_timestamp()";

/// Takes the first free game of a run on lease.
pub(crate) const CLAIM: &str = "
    UPDATE jogada_games SET holder = $2, lease = clock_timestamp() + make_interval(secs => $3), tries = tries + 1
    WHERE run = $1 AND number = (
        SELECT number FROM jogada_games
        WHERE run = $1 AND result IS NULL AND tries < $4 AND (lease IS NULL OR lease < clock_timestamp())
            AND EXISTS (SELECT 1 FROM jogada_runs WHERE name = $1 AND state = 'open')
        ORDER BY number LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING number";

/// Keeps games for longer.
pub(crate) const RENEW: &str = "
    UPDATE jogada_games g SET lease = clock_timestamp() + make_interval(secs => $2)
    FROM unnest($3::text[], $4::bigint[]) AS held (run, number)
    WHERE g.run = held.run AND g.number = held.number AND g.holder = $1 AND g.result IS NULL";

/// Gives a result, unless there is one.
pub(crate) const GIVE: &str = "
    UPDATE jogada_games SET result = $3, finisher = $4, lease = NULL WHERE run = $1 AND number = $2 AND result IS NULL";

/// Who gave the result of a game.
pub(crate) const FINISHER: &str = "SELECT finisher FROM jogada_games WHERE run = $1 AND number = $2";

/// Gives a game back that was not played, as if it had never been taken.
pub(crate) const PUT_BACK: &str = "
    UPDATE jogada_games SET holder = NULL, lease = NULL, tries = greatest(tries - 1, 0)
    WHERE run = $1 AND number = $2 AND holder = $3 AND result IS NULL";

/// Does away with a result that is none.
pub(crate) const REJECT: &str = "
    UPDATE jogada_games SET holder = NULL, lease = clock_timestamp(), result = NULL, finisher = NULL
    WHERE run = $1 AND number = $2 AND result = $3";

/// So many results are fetched at a time.
pub(crate) const MOST_RESULTS: usize = 500;

/// Results of a run from a game on, but for those that are known; as many as the last value says.
pub(crate) const RESULTS: &str = "
    SELECT number, result FROM jogada_games
    WHERE run = $1 AND number >= $2 AND result IS NOT NULL AND number <> ALL ($3::bigint[])
    ORDER BY number LIMIT $4";

/// Whether something is left to play in a run.
pub(crate) const IS_UNFINISHED: &str = "
    SELECT EXISTS (SELECT 1 FROM jogada_games JOIN jogada_runs ON name = run
        WHERE run = $1 AND state = 'open' AND result IS NULL)";

/// Ends a run of which a game can not be played.
pub(crate) const GIVE_UP: &str = "
    UPDATE jogada_runs SET state = 'unplayable', unplayable = (
        SELECT min(number) FROM jogada_games
        WHERE run = name AND result IS NULL AND tries >= $2 AND lease < clock_timestamp())
    WHERE name = $1 AND state = 'open' AND EXISTS (
        SELECT 1 FROM jogada_games WHERE run = name AND result IS NULL AND tries >= $2 AND lease < clock_timestamp())";

/// Ends a run that has all that it needs.
pub(crate) const END: &str = "UPDATE jogada_runs SET state = 'ended' WHERE name = $1 AND state = 'open'";

/// Runs of a kind that are played, the oldest first.
pub(crate) const OPEN_RUNS: &str = "
    SELECT name FROM jogada_runs WHERE state = 'open' AND kind = $1 ORDER BY made, name";

/// Everything about all runs.
pub(crate) const STATUS: &str = "
    SELECT name, plan, state, unplayable, count(number), count(result),
        count(number) FILTER (WHERE result IS NULL AND lease >= clock_timestamp()),
        count(DISTINCT holder) FILTER (WHERE result IS NULL AND lease >= clock_timestamp())
    FROM jogada_runs LEFT JOIN jogada_games ON run = name GROUP BY name ORDER BY made, name";

/// Does away with a run and its games.
pub(crate) const DROP: &str = "DELETE FROM jogada_runs WHERE name = $1";
