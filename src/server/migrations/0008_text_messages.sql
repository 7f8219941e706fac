-- What a farmer is told by SMS: entered in the transaction that decided, sent afterwards. While `outcome` is null the
-- message waits until `next_try_at`; whoever takes it moves that moment on, so that nobody else takes it meanwhile.
-- Colleagues read the outcome in the portal, from the history.
CREATE TABLE text_messages (
  id uuid PRIMARY KEY,
  farmer_id uuid NOT NULL REFERENCES farmers (id),
  addressee text NOT NULL CHECK (addressee IN ('author', 'seller', 'reporter', 'holder')),
  entity text NOT NULL,
  record_id uuid NOT NULL,
  event text NOT NULL,
  recipient text NOT NULL CHECK (recipient ~ '^[1-9][0-9]{6,16}$'),
  language text NOT NULL CHECK (language IN ('en', 'ur')),
  text text NOT NULL,
  outcome text CHECK (outcome IN ('sent', 'failed', 'withdrawn', 'withheld')),
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  next_try_at timestamptz NOT NULL,
  sent_at timestamptz CHECK ((sent_at IS NOT NULL) = (outcome IS NOT DISTINCT FROM 'sent')),
  last_error text,
  created_at timestamptz NOT NULL
);
CREATE INDEX text_messages_due ON text_messages (next_try_at, id) WHERE outcome IS NULL;
CREATE INDEX text_messages_of_record ON text_messages (record_id, created_at);
DROP TABLE outcome_notices;

-- A search finds its words anywhere in a text, in any script. Where the server has no pg_trgm, or forbids it to the
-- owner of the database, the same search reads all rows instead.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX posts_by_words ON posts USING gin (content gin_trgm_ops, author_name gin_trgm_ops);
  CREATE INDEX listings_by_words ON listings
    USING gin (title gin_trgm_ops, description gin_trgm_ops, seller_name gin_trgm_ops, contact gin_trgm_ops);
EXCEPTION
  WHEN insufficient_privilege OR undefined_file OR undefined_object OR feature_not_supported THEN
    RAISE NOTICE 'Posts and listings are searched without an index: %', SQLERRM;
END $$;
