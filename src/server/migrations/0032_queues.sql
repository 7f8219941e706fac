-- What was reported most, among what waits.
CREATE INDEX reported_things_most ON reported_things (target_kind, open, target_id) WHERE open > 0;

-- Offers of the same words: whatever their spaces, punctuation and capitals.
ALTER TABLE listings ADD COLUMN text_mark text GENERATED ALWAYS AS (mark_of_text(title || ' ' || description)) STORED;
CREATE INDEX listings_of_text ON listings (text_mark, created_at DESC) WHERE text_mark IS NOT NULL;
