-- Where a farm's land ended before: each boundary that was saved, with who drew it, when and why. A farm that was there
-- already gets its first one when it is drawn anew.
CREATE TABLE farm_boundaries (
  farm_id uuid NOT NULL REFERENCES farms (id) ON DELETE CASCADE,
  number integer NOT NULL,
  event text NOT NULL CHECK (event IN ('drawn', 'redrawn', 'removed', 'restored', 'split', 'joined')),
  -- As farms keep theirs; null where it was taken away.
  shape jsonb,
  -- Of one that was brought back, the number that it had.
  restored integer,
  why text,
  by_id uuid,
  by_name text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (farm_id, number)
);

-- A farm that was cut in two: what it was, and what of it went to the other part, so that it can be joined again.
CREATE TABLE farm_splits (
  id uuid PRIMARY KEY,
  farm_id uuid NOT NULL REFERENCES farms (id) ON DELETE CASCADE,
  -- No reference: it goes when the two are joined, and what was stays.
  part_id uuid NOT NULL UNIQUE,
  part_title text NOT NULL,
  -- The last boundary before the cut.
  before integer NOT NULL,
  -- Acres as they were shared out.
  kept_acres double precision NOT NULL,
  part_acres double precision NOT NULL,
  -- Crops that grow on both: {crop, copy} a line.
  divided jsonb NOT NULL DEFAULT '[]',
  why text,
  by_name text NOT NULL,
  at timestamptz NOT NULL,
  joined_at timestamptz
);
CREATE INDEX farm_splits_of_farm ON farm_splits (farm_id);
