-- What a moderator has handed on to a colleague, or to whoever leads them: until it is decided.
CREATE TABLE escalations (
  entity text NOT NULL,
  record_id text NOT NULL,
  to_id uuid,
  to_name text,
  note text NOT NULL,
  by_id uuid NOT NULL,
  by_name text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (entity, record_id)
);

-- Decisions drawn for a second look by somebody else, and what came of it.
CREATE TABLE second_looks (
  entity text NOT NULL,
  record_id text NOT NULL,
  version integer NOT NULL,
  decided_by uuid NOT NULL,
  decided_by_name text NOT NULL,
  decided_at timestamptz NOT NULL,
  outcome text CHECK (outcome IN ('upheld', 'overturned')),
  looked_by uuid CHECK (looked_by <> decided_by),
  looked_by_name text,
  looked_at timestamptz,
  PRIMARY KEY (entity, record_id, version),
  CHECK ((outcome IS NULL) = (looked_by IS NULL) AND (outcome IS NULL) = (looked_at IS NULL))
);
CREATE UNIQUE INDEX second_looks_to_come ON second_looks (entity, record_id) WHERE outcome IS NULL;
CREATE INDEX second_looks_of ON second_looks (decided_by, decided_at) WHERE outcome IS NOT NULL;
