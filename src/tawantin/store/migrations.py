"""The schemas of both databases, by steps. Never change a step that was released.

That the changes of a table continue each other is the database's own promise: a trigger leaves out
every row whose first seq is not the one after the last that is there. Whoever wrote it notices that
it was not stored.
"""

from __future__ import annotations

from typing import Final, LiteralString

RESULTS: Final[LiteralString] = """
    CREATE TABLE results (
        table_id TEXT PRIMARY KEY, game TEXT NOT NULL, seats INTEGER NOT NULL,
        ended BIGINT NOT NULL, public INTEGER NOT NULL, rated INTEGER NOT NULL, played TEXT NOT NULL
    );
    CREATE INDEX results_unrated ON results (ended, table_id) WHERE rated = 1;
    CREATE TABLE places (
        person TEXT NOT NULL, ended BIGINT NOT NULL, table_id TEXT NOT NULL, seat INTEGER NOT NULL,
        game TEXT NOT NULL, seats INTEGER NOT NULL, public INTEGER NOT NULL, place INTEGER NOT NULL,
        mu DOUBLE PRECISION, sigma DOUBLE PRECISION,
        mu_before DOUBLE PRECISION, sigma_before DOUBLE PRECISION,
        PRIMARY KEY (person, ended, table_id, seat)
    );
    CREATE INDEX places_table ON places (table_id);
    CREATE TABLE ratings (
        game TEXT NOT NULL, person TEXT NOT NULL,
        mu DOUBLE PRECISION NOT NULL, sigma DOUBLE PRECISION NOT NULL, settled INTEGER NOT NULL,
        games INTEGER NOT NULL, won INTEGER NOT NULL, last BIGINT NOT NULL,
        PRIMARY KEY (game, person)
    );
    CREATE INDEX ratings_ranking ON ratings (game, settled DESC, mu DESC, person);
    CREATE INDEX ratings_person ON ratings (person);
    """
"""Finished games by person, and what follows from them; the same in both databases."""

TOURNAMENTS: Final[LiteralString] = """
    CREATE TABLE tournaments (
        id TEXT PRIMARY KEY, status TEXT NOT NULL, listed INTEGER NOT NULL, made BIGINT NOT NULL,
        changes INTEGER NOT NULL, state TEXT NOT NULL
    );
    CREATE INDEX tournaments_listed ON tournaments (listed, made);
    CREATE INDEX tournaments_playing ON tournaments (id) WHERE status = 'playing';
    CREATE TABLE entrants (
        person TEXT NOT NULL, tournament TEXT NOT NULL, PRIMARY KEY (person, tournament)
    );
    """
"""Each tournament whole, and who is in which."""

PLACES: Final[LiteralString] = """
    CREATE INDEX places_games ON places (person, game, ended, seats, place, public);
    """
"""Tallies, curves and the lines of the last games are read of one person in one game."""

SQLITE: Final = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL, listed INTEGER NOT NULL,
        info TEXT NOT NULL, created INTEGER NOT NULL, updated INTEGER NOT NULL,
        actors TEXT NOT NULL, due INTEGER
    ) WITHOUT ROWID;
    CREATE INDEX tables_listed ON tables (listed, status, updated);
    CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
    CREATE TABLE members (
        person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id)
    ) WITHOUT ROWID;
    CREATE INDEX members_table ON members (table_id);
    CREATE TABLE changes (
        table_id TEXT NOT NULL, seq INTEGER NOT NULL, count INTEGER NOT NULL,
        changes TEXT NOT NULL, token TEXT NOT NULL, PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID;
    CREATE TABLE snapshots (
        table_id TEXT PRIMARY KEY, seq INTEGER NOT NULL, snapshot TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE documents (
        kind TEXT NOT NULL, key TEXT NOT NULL, value BLOB NOT NULL, PRIMARY KEY (kind, key)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE journal (id INTEGER PRIMARY KEY, appends BLOB NOT NULL);
    """,
    """
    CREATE TRIGGER changes_continue BEFORE INSERT ON changes
    WHEN NEW.seq <> 1 + coalesce((
        SELECT seq + count - 1 FROM changes WHERE table_id = NEW.table_id ORDER BY seq DESC LIMIT 1
    ), 0)
    BEGIN SELECT RAISE(IGNORE); END;
    CREATE TABLE quarantine (
        table_id TEXT NOT NULL, seq INTEGER NOT NULL, count INTEGER NOT NULL,
        changes TEXT NOT NULL, reason TEXT NOT NULL, at INTEGER NOT NULL
    );
    """,
    RESULTS,
    TOURNAMENTS,
    PLACES,
)
"""Statements end with a semicolon at the end of a line."""

POSTGRES: Final[tuple[LiteralString, ...]] = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL, listed BOOLEAN NOT NULL,
        info TEXT NOT NULL, created BIGINT NOT NULL, updated BIGINT NOT NULL,
        actors TEXT NOT NULL, due BIGINT
    ) WITH (fillfactor = 70);
    CREATE INDEX tables_listed ON tables (listed, status);
    CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
    CREATE TABLE members (
        person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id)
    );
    CREATE INDEX members_table ON members (table_id);
    CREATE TABLE changes (
        table_id TEXT NOT NULL, seq INTEGER NOT NULL, count INTEGER NOT NULL,
        changes TEXT NOT NULL, token TEXT NOT NULL, PRIMARY KEY (table_id, seq)
    );
    CREATE TABLE snapshots (
        table_id TEXT PRIMARY KEY, seq INTEGER NOT NULL, snapshot TEXT NOT NULL
    );
    CREATE TABLE documents (
        kind TEXT NOT NULL, key TEXT NOT NULL, value BYTEA NOT NULL, PRIMARY KEY (kind, key)
    );
    """,
    """
    CREATE FUNCTION changes_continue() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        IF NEW.seq = 1 + coalesce((
            SELECT seq + count - 1 FROM changes WHERE table_id = NEW.table_id
            ORDER BY seq DESC LIMIT 1
        ), 0) THEN
            RETURN NEW;
        END IF;
        RETURN NULL;
    END $$;
    CREATE TRIGGER changes_continue BEFORE INSERT ON changes
        FOR EACH ROW EXECUTE FUNCTION changes_continue();
    CREATE TABLE quarantine (
        table_id TEXT NOT NULL, seq INTEGER NOT NULL, count INTEGER NOT NULL,
        changes TEXT NOT NULL, reason TEXT NOT NULL, at BIGINT NOT NULL
    );
    """,
    RESULTS,
    TOURNAMENTS,
    """
    CREATE INDEX documents_by_key ON documents (kind, key COLLATE "C");
    """,
    PLACES,
)
