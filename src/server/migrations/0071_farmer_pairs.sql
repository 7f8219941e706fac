-- Two records that may be of one person, with what speaks for it. They are looked for record by record, in the order in
-- which records change, so that one place says how far the search has come.
CREATE TABLE farmer_pairs (
  one_id uuid NOT NULL REFERENCES farmers (id),
  other_id uuid NOT NULL REFERENCES farmers (id),
  reasons text[] NOT NULL,
  weight integer NOT NULL,
  found_at timestamptz NOT NULL,
  apart_at timestamptz,
  apart_by_id uuid,
  apart_by_name text,
  PRIMARY KEY (one_id, other_id),
  CHECK (one_id < other_id),
  CHECK ((apart_at IS NULL) = (apart_by_name IS NULL))
);
CREATE INDEX farmer_pairs_likely ON farmer_pairs (weight DESC, one_id, other_id) WHERE apart_at IS NULL;
CREATE INDEX farmer_pairs_apart ON farmer_pairs (apart_at DESC, one_id, other_id) WHERE apart_at IS NOT NULL;
CREATE INDEX farmer_pairs_of_other ON farmer_pairs (other_id);

CREATE TABLE farmer_pair_search (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  looked_at timestamptz NOT NULL DEFAULT '-infinity',
  looked_id uuid NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'
);
INSERT INTO farmer_pair_search DEFAULT VALUES;

DROP INDEX farmers_by_change;
CREATE INDEX farmers_by_change ON farmers (updated_at, id);
CREATE INDEX farmers_namesakes ON farmers (tehsil_id, lower(name));
CREATE INDEX farmers_namesakes_in_urdu ON farmers (tehsil_id, name_ur);
CREATE INDEX farmers_born_alike ON farmers (dob, lower(name));

-- The numbers that come of one by a slip: one digit is another, or two neighbours changed places.
CREATE FUNCTION near_digits(digits text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_agg(near) FROM (
    SELECT overlay(digits PLACING digit::text FROM place FOR 1) AS near
    FROM generate_series(1, length(digits)) place, generate_series(0, 9) digit
    UNION
    SELECT overlay(digits PLACING reverse(substr(digits, place, 2)) FROM place FOR 2)
    FROM generate_series(1, length(digits) - 1) place
  ) slips WHERE near <> digits
$$;
