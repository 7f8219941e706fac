-- Who asked for a link to choose a new password. The job that sends it makes its secret: no plain one is kept, and nothing
-- that was asked for is lost with the process that was asked.
CREATE TABLE reset_requests (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  reader_hash text NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX reset_requests_due ON reset_requests (next_try_at);
CREATE INDEX reset_requests_expired ON reset_requests (expires_at);
