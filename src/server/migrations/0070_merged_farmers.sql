-- Two records of one person: one is merged into the other, which stands. The merged one keeps its row, so that its address,
-- its number and its history lead on, and so that it can be taken out again as it was.
ALTER TABLE farmers DROP CONSTRAINT farmers_state_check, DROP CONSTRAINT farmers_check;
ALTER TABLE farmers
  ADD COLUMN merged_into uuid REFERENCES farmers (id),
  ADD COLUMN merged_from text CHECK (merged_from IN ('pending', 'active', 'suspended')),
  ADD CONSTRAINT farmers_state_check CHECK (state IN ('pending', 'active', 'suspended', 'rejected', 'closed', 'merged')),
  ADD CONSTRAINT farmers_suspension_check CHECK (suspended_until IS NULL OR state IN ('suspended', 'merged')),
  ADD CONSTRAINT farmers_merge_check CHECK (
    (state = 'merged') = (merged_into IS NOT NULL) AND (state = 'merged') = (merged_from IS NOT NULL) AND merged_into <> id);
CREATE INDEX farmers_merged_into ON farmers (merged_into) WHERE merged_into IS NOT NULL;
-- The record that stands may take over the card number of the one that was merged into it.
DROP INDEX farmers_by_cnic;
CREATE UNIQUE INDEX farmers_by_cnic ON farmers (cnic) WHERE cnic IS NOT NULL AND state <> 'merged';

-- What a merge did: which fields the record that stands took over, old and new, and what went over to it.
CREATE TABLE farmer_merges (
  id uuid PRIMARY KEY,
  farmer_id uuid NOT NULL REFERENCES farmers (id),
  into_id uuid NOT NULL REFERENCES farmers (id),
  fields jsonb NOT NULL,
  moved jsonb NOT NULL,
  by_id uuid,
  by_name text NOT NULL,
  at timestamptz NOT NULL,
  undone_at timestamptz
);
CREATE UNIQUE INDEX farmer_merges_standing ON farmer_merges (farmer_id) WHERE undone_at IS NULL;
CREATE INDEX farmer_merges_into ON farmer_merges (into_id, at);

-- The record to which one leads: itself, or what it was merged into, and so on.
CREATE FUNCTION standing_farmer(asked uuid) RETURNS uuid LANGUAGE plpgsql STABLE AS $$
DECLARE
  found uuid := asked;
  next uuid;
BEGIN
  LOOP
    SELECT merged_into INTO next FROM farmers WHERE id = found;
    IF next IS NULL THEN RETURN found; END IF;
    found := next;
  END LOOP;
END $$;

-- A record and all that lead to it.
CREATE FUNCTION records_of_farmer(asked uuid) RETURNS uuid[] LANGUAGE sql STABLE AS $$
  WITH RECURSIVE own (id) AS (
    SELECT asked UNION SELECT f.id FROM own JOIN farmers f ON f.merged_into = own.id)
  SELECT array_agg(id) FROM own
$$;
