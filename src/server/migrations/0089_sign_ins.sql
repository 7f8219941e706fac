-- What became of each sign-in to an account: for those who look after accounts, for a quarter of a year.
CREATE TABLE sign_ins (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  at timestamptz NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('signedIn', 'wrongPassword', 'wrongCode')),
  -- As limits know it: of IPv6 the network.
  address text NOT NULL
);
CREATE INDEX sign_ins_of_account ON sign_ins (account_id, id DESC);
CREATE INDEX sign_ins_by_age ON sign_ins (at);
