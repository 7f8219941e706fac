-- A name is written in many ways: Muhammad, Mohammad, Muhamad; Chattha, Chatha; چٹھہ, چٹہ, چھٹا. What they have in common is how
-- they sound: the consonants. Letters that Urdu speakers say alike are one, aspiration and doubled letters are none, and a
-- beginning of a word sounds like a beginning of its sound, so that a name is found while it is typed. Words are parted as by
-- words_of, which an index cannot call from within another function.
CREATE FUNCTION sounds_of(written text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array_remove(array(
    SELECT DISTINCT regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      translate(
        regexp_replace(regexp_replace(word, '[\u064b-\u0652\u0670\u0640\u06be\u200c\u200d]', '', 'g'), 'ph', 'f', 'g'),
        'يىئےكةۃهحأإآٹطڈڑںثصذضظؤقqwo', 'ییییکہہہہاااتتدرنسسزززوکkvu'),
      '([bcdfgjklmnpqrstvxyz])h+', '\1', 'g'),
      '^e', 'i'),
      '(?<=.)[aeiouy]+', '', 'g'),
      '[اہh]+$', ''),
      '(.)\1+', '\1', 'g')
    FROM regexp_split_to_table(lower(written),
      '[\t-\r -/:-@\[-`{-\u00bf\u060c\u061b\u061f\u066a-\u066d\u06d4\u2000-\u200b\u2010-\u2029\u202f-\u205f\u20a0-\u20cf\u2190-\u2bff\u3000-\u3003\u3008-\u3011\u3014-\u301f\u30fb\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]+') AS word), ''))
$$;

CREATE INDEX farmers_by_sound ON farmers USING gin (sounds_of(name || ' ' || coalesce(name_ur, '')));
