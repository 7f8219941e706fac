-- A live event carries what decides who may hear it, and a change of many records is one event.
ALTER TABLE outbox ADD COLUMN scope text, ADD COLUMN records jsonb;
-- Read on from where the last reading ended: by transaction, because ids are drawn before the commit.
DROP INDEX outbox_tx;
CREATE INDEX outbox_by_tx ON outbox (tx, id);

-- One event over more records than a page shows: a job works through it and leaves a line for each record.
CREATE TABLE bulk_runs (
  id uuid PRIMARY KEY,
  entity text NOT NULL,
  event jsonb NOT NULL,
  -- Whose decision each of them is, with the rights that the person has at the time.
  person_id uuid NOT NULL REFERENCES accounts (id),
  undo_of uuid REFERENCES bulk_runs (id) ON DELETE CASCADE,
  total integer NOT NULL CHECK (total >= 0),
  -- How far it has come: the lines up to here have an outcome.
  done integer NOT NULL DEFAULT 0 CHECK (done BETWEEN 0 AND total),
  accepted integer NOT NULL DEFAULT 0,
  replayed integer NOT NULL DEFAULT 0,
  outcome text CHECK (outcome IN ('done', 'cancelled')),
  cancelled boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  ended_at timestamptz CHECK ((ended_at IS NULL) = (outcome IS NULL))
);
CREATE INDEX bulk_runs_open ON bulk_runs (created_at) WHERE outcome IS NULL;
CREATE INDEX bulk_runs_of_person ON bulk_runs (person_id, created_at DESC);
CREATE INDEX bulk_runs_ended ON bulk_runs (ended_at);
CREATE UNIQUE INDEX bulk_runs_undone ON bulk_runs (undo_of);

CREATE TABLE bulk_lines (
  run_id uuid NOT NULL REFERENCES bulk_runs (id) ON DELETE CASCADE,
  place integer NOT NULL,
  record_id uuid NOT NULL,
  -- The version it was seen at.
  version integer,
  outcome text,
  words text,
  label text,
  state text,
  version_after integer,
  PRIMARY KEY (run_id, place)
);
