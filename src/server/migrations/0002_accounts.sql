-- People, their roles, and the sessions they open. Secrets are kept as hashes only.
create table roles (
  id uuid primary key,
  title text not null unique,
  built_in boolean not null,
  -- Raised when its permissions change.
  version integer not null default 1
);

create table role_permissions (
  role_id uuid not null references roles (id) on delete cascade,
  permission text not null,
  primary key (role_id, permission)
);

-- Permissions that were already offered to the built-in roles: what an administrator took away stays away.
create table known_permissions (
  permission text primary key
);

create table accounts (
  id uuid primary key,
  name text not null,
  email text not null,
  password_hash text not null,
  msisdn text,
  profile_image_url text,
  -- The loan partner somebody works for: such a person sees its applications only.
  institution_id uuid,
  two_factor boolean not null default false,
  active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null
);
create unique index accounts_email on accounts (lower(email));

create table account_roles (
  account_id uuid not null references accounts (id) on delete cascade,
  role text not null references roles (title) on update cascade,
  primary key (account_id, role)
);

-- A sign-in between the password and the authorization code.
create table pending_sign_ins (
  id uuid primary key,
  secret_hash text not null unique,
  account_id uuid not null references accounts (id) on delete cascade,
  expires_at timestamptz not null,
  otp_hash text,
  otp_sent_at timestamptz,
  otp_tries integer not null default 0,
  transaction_id uuid unique,
  redirect_uri text,
  client_state text,
  code_challenge text
);

create table token_families (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index token_families_account on token_families (account_id);

create table authorization_codes (
  code_hash text primary key,
  family_id uuid not null references token_families (id) on delete cascade,
  redirect_uri text not null,
  code_challenge text not null,
  expires_at timestamptz not null,
  redeemed_at timestamptz
);

create table access_tokens (
  token_hash text primary key,
  family_id uuid not null references token_families (id) on delete cascade,
  expires_at timestamptz not null
);
create index access_tokens_expiry on access_tokens (expires_at);
create index access_tokens_family on access_tokens (family_id);

create table refresh_tokens (
  token_hash text primary key,
  family_id uuid not null references token_families (id) on delete cascade,
  expires_at timestamptz not null,
  rotated_at timestamptz
);
create index refresh_tokens_family on refresh_tokens (family_id);

create table password_resets (
  token_hash text primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  expires_at timestamptz not null
);

-- What is limited by account and by address: tries of passwords, codes sent, links sent.
create table attempts (
  subject text not null,
  at timestamptz not null
);
create index attempts_subject on attempts (subject, at);
