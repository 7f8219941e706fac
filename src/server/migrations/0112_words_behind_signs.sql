-- A word is found whatever sign stands before it: "(qqgoat)", "leaf-curl", "rates/wheat". The signs are named one by one, so
-- that they are the same ones under each locale; what joins letters or turns their direction parts no word.
CREATE FUNCTION words_of(written text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array_remove(regexp_split_to_array(lower(written),
    '[\t-\r -/:-@\[-`{-\u00bf\u060c\u061b\u061f\u066a-\u066d\u06d4\u2000-\u200b\u2010-\u2029\u202f-\u205f\u20a0-\u20cf\u2190-\u2bff\u3000-\u3003\u3008-\u3011\u3014-\u301f\u30fb\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]+'), ''))
$$;

DROP INDEX farmers_by_words;
CREATE INDEX farmers_by_words ON farmers USING gin (words_of(name || ' ' || coalesce(name_ur, '')));
DROP INDEX loan_applications_by_words;
CREATE INDEX loan_applications_by_words ON loan_applications
  USING gin (words_of(farmer_name || ' ' || coalesce(farmer_name_ur, '')));
DROP INDEX cases_by_words;
CREATE INDEX cases_by_words ON cases
  USING gin (words_of(title || ' ' || coalesce(farmer_name, '') || ' ' || coalesce(farmer_name_ur, '')));
