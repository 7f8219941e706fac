-- What a farmer asked twice: the later case is merged into the earlier one, keeps its row and leads on.
ALTER TABLE cases DROP CONSTRAINT cases_state_check;
ALTER TABLE cases
  ADD COLUMN merged_into uuid REFERENCES cases (id),
  ADD COLUMN merged_from text CHECK (merged_from IN ('new', 'open', 'pending', 'snoozed')),
  ADD CONSTRAINT cases_state_check
    CHECK (state IN ('new', 'open', 'pending', 'snoozed', 'resolved', 'closed', 'merged', 'deleted')),
  ADD CONSTRAINT cases_merge_check CHECK (
    (state = 'merged') = (merged_into IS NOT NULL) AND (state = 'merged') = (merged_from IS NOT NULL) AND merged_into <> id);
CREATE INDEX cases_merged_into ON cases (merged_into) WHERE merged_into IS NOT NULL;
