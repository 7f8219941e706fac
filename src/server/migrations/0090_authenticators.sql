-- The app on somebody's telephone that shows the six digits of signing in.
CREATE TABLE authenticators (
  account_id uuid PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  -- Sealed.
  secret text NOT NULL,
  created_at timestamptz NOT NULL,
  -- When the app has shown that it knows the secret: until then it counts for nothing.
  confirmed_at timestamptz,
  -- The half minute of the code that was used last: none is used twice.
  last_step bigint NOT NULL DEFAULT 0
);
