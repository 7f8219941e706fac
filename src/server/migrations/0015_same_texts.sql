-- What a text says, whatever its spaces, punctuation, capitals, vowel marks, digits and keyboard. A word or two says nothing.
CREATE FUNCTION mark_of_text(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN length(bare) >= 10 THEN md5(bare) END
  FROM (
    SELECT translate(
      lower(words),
      E'\u064A\u0649\u0643\u0647\u06C0\u06C2\u06C3'
        || '۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩'
        || E' \t\n\r\u00A0\u00AD\u200B\u200C\u200D\u200E\u200F\u202F\uFEFF'
        || E'\u0640\u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652\u0654\u0670'
        || E'.,;:!?\'"`()[]{}<>*_~#/\\|@&+=-\u2010\u2011\u2012\u2013\u2014\u2018\u2019\u201C\u201D\u2026\u2022\u00AB\u00BB'
        || E'\u060C\u061B\u061F\u06D4',
      E'\u06CC\u06CC\u06A9\u06C1\u06C1\u06C1\u06C1' || '01234567890123456789'
    ) AS bare
  ) AS said
$$;

ALTER TABLE posts ADD COLUMN text_mark text GENERATED ALWAYS AS (mark_of_text(content)) STORED;
CREATE INDEX posts_of_text ON posts (text_mark, created_at DESC) WHERE text_mark IS NOT NULL;
