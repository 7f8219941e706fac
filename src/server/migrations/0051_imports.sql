-- A file of numbers, what is to be done with them, and how far that has come.
CREATE TABLE imports (
  id uuid PRIMARY KEY,
  person_id uuid NOT NULL REFERENCES accounts (id),
  action text NOT NULL CHECK (action IN ('subscribe', 'unsubscribe', 'farmerStatus', 'doNotCall', 'mayCall')),
  -- What all rows have in common: a reason, a status.
  settings jsonb NOT NULL DEFAULT '{}',
  filename text NOT NULL,
  bytes bigint NOT NULL,
  -- Until it is read.
  media_id uuid REFERENCES media (id),
  state text NOT NULL DEFAULT 'reading' CHECK (state IN
    ('reading', 'judging', 'judged', 'running', 'paused', 'done', 'cancelled', 'undoing', 'undone', 'refused')),
  refusal text,
  -- It runs when it is judged, without being asked.
  runs_itself boolean NOT NULL DEFAULT false,
  kind text CHECK (kind IN ('csv', 'xlsx')),
  encoding text,
  separator text,
  heading_row integer,
  headings jsonb,
  examples jsonb,
  targets jsonb,
  -- The file whose columns were mapped so before.
  mapped_like text,
  rows integer NOT NULL DEFAULT 0,
  -- Rows of the file up to here are entered, judged, decided, put back.
  read_to integer NOT NULL DEFAULT 0,
  judged_to integer NOT NULL DEFAULT 0,
  run_to integer NOT NULL DEFAULT 0,
  undone_to integer NOT NULL DEFAULT 0,
  to_change integer NOT NULL DEFAULT 0,
  nothing integer NOT NULL DEFAULT 0,
  refused integer NOT NULL DEFAULT 0,
  wrong integer NOT NULL DEFAULT 0,
  changed integer NOT NULL DEFAULT 0,
  failed integer NOT NULL DEFAULT 0,
  -- Left alone, because somebody changed the record after the dry run.
  meanwhile integer NOT NULL DEFAULT 0,
  undone integer NOT NULL DEFAULT 0,
  kept integer NOT NULL DEFAULT 0,
  -- The process that works on it.
  worker uuid,
  created_at timestamptz NOT NULL,
  judged_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz
);
CREATE INDEX imports_newest ON imports (created_at);
CREATE INDEX imports_of_person ON imports (person_id, created_at);
CREATE INDEX imports_at_work ON imports (created_at) WHERE state IN ('reading', 'judging', 'running', 'undoing');
CREATE INDEX imports_by_headings ON imports (md5(headings::text), created_at);
CREATE INDEX imports_of_media ON imports (media_id) WHERE media_id IS NOT NULL;

CREATE TABLE import_rows (
  import_id uuid NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
  -- The row as a spreadsheet numbers it.
  place integer NOT NULL,
  cells text[] NOT NULL,
  -- What the dry run says.
  verdict text CHECK (verdict IN ('change', 'nothing', 'refused', 'wrong')),
  code text,
  detail text,
  words text,
  -- Of the wrong cell, from 0.
  wrong_column integer,
  -- The number with its country code.
  phone text,
  record_id uuid,
  -- The record as the dry run saw it.
  seen integer,
  was text,
  -- What became of it.
  outcome text CHECK (outcome IN ('changed', 'failed', 'meanwhile', 'undone', 'kept')),
  after integer,
  PRIMARY KEY (import_id, place)
);
CREATE INDEX import_rows_wrong ON import_rows (import_id, wrong_column, code, place) WHERE verdict = 'wrong';
CREATE INDEX import_rows_by_phone ON import_rows (import_id, phone, place) WHERE phone IS NOT NULL;
CREATE INDEX import_rows_failed ON import_rows (import_id, place) WHERE outcome IN ('failed', 'meanwhile', 'kept');

CREATE TABLE import_events (
  import_id uuid NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
  seq integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL,
  kind text NOT NULL,
  by_name text,
  place integer,
  PRIMARY KEY (import_id, seq)
);

-- How many rows were decided by when.
CREATE TABLE import_marks (
  import_id uuid NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
  at timestamptz NOT NULL,
  done integer NOT NULL,
  PRIMARY KEY (import_id, at)
);
