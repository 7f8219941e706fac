-- Who tried to sign in to an account that may not, with its password; where and when a session was last used; and what all
-- did, newest first.
ALTER TABLE sign_ins DROP CONSTRAINT sign_ins_outcome_check;
ALTER TABLE sign_ins ADD CONSTRAINT sign_ins_outcome_check
  CHECK (outcome IN ('signedIn', 'wrongPassword', 'wrongCode', 'notActive'));
ALTER TABLE token_families ADD COLUMN seen_at timestamptz;
ALTER TABLE token_families ADD COLUMN device text;
-- As limits know it: of IPv6 the network.
ALTER TABLE token_families ADD COLUMN address text;
CREATE INDEX history_by_time ON history (at DESC, id DESC);
