-- What a revision is called, and who wrote name and note last where that was after the publishing.
ALTER TABLE menu_revisions
  ADD COLUMN name text CHECK (name <> '' AND length(name) <= 80),
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN named_by_id uuid,
  ADD COLUMN named_by_name text,
  ADD COLUMN named_at timestamptz,
  ADD CHECK ((named_at IS NULL) = (named_by_name IS NULL));
