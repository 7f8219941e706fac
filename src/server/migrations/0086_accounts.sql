-- Accounts are made and changed on screen: a picture of their own, when somebody was last here, and a name for each pair of
-- agent and role.
ALTER TABLE accounts ADD COLUMN profile_image_id uuid REFERENCES media (id);
ALTER TABLE accounts ADD COLUMN seen_at timestamptz;
CREATE INDEX accounts_picture ON accounts (profile_image_id) WHERE profile_image_id IS NOT NULL;
ALTER TABLE account_roles ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid();
CREATE UNIQUE INDEX account_roles_id ON account_roles (id);

-- Extensions of the call centre; their password is sealed, for the exchange alone.
CREATE TABLE call_centre_extensions (
  id uuid PRIMARY KEY,
  exten text NOT NULL UNIQUE CHECK (exten ~ '^[0-9]{2,10}$'),
  tech text NOT NULL DEFAULT 'sip' CHECK (tech = 'sip'),
  outbound_cid text,
  name text NOT NULL,
  email text,
  password_sealed text NOT NULL,
  caller_id text,
  list text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX call_centre_extensions_email ON call_centre_extensions (lower(email));
