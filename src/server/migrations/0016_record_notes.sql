-- What colleagues note on a record with a workflow, in their own words: never changed, never shown to farmers.
CREATE TABLE record_notes (
  id uuid PRIMARY KEY,
  entity text NOT NULL,
  record_id text NOT NULL,
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 4000),
  by_id uuid NOT NULL,
  by_name text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX record_notes_of_record ON record_notes (record_id, at);
