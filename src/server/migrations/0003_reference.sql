-- Every reference list (crops, soils, provinces, tehsils, …) in one table; src/server/features/lovs/lists.ts describes the lists.
CREATE TABLE reference_items (
  id uuid PRIMARY KEY,
  list text NOT NULL,
  code text NOT NULL,
  name text NOT NULL,
  name_ur text,
  parent_id uuid REFERENCES reference_items (id),
  attributes jsonb NOT NULL DEFAULT '{}',
  sort integer NOT NULL DEFAULT 0,
  active boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (list, code)
);
CREATE INDEX reference_items_in_order ON reference_items (list, sort, name);
CREATE INDEX reference_items_by_parent ON reference_items (parent_id, list);
