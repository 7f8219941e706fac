-- What an API call says beside its address. The secret stands in a table of its own, sealed: no list, revision, export or
-- history reads it, and it goes with its detail.
ALTER TABLE api_call_details
  ADD COLUMN headers jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN time_limit_s integer NOT NULL DEFAULT 5 CHECK (time_limit_s BETWEEN 1 AND 15),
  ADD COLUMN auth_kind text NOT NULL DEFAULT 'none' CHECK (auth_kind IN ('none', 'bearer', 'basic', 'header')),
  ADD COLUMN auth_name text;

CREATE TABLE api_call_secrets (
  detail_id uuid PRIMARY KEY REFERENCES api_call_details (id) ON DELETE CASCADE,
  sealed text NOT NULL,
  -- Where it was meant for: an address that is changed to another host does not take it along.
  origin text NOT NULL,
  set_at timestamptz NOT NULL
);
