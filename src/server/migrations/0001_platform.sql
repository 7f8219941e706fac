-- What every feature stands on: history, outbox, repeated requests, leases, media, settings.

create table history (
  id bigint generated always as identity primary key,
  entity text not null,
  record_id text not null,
  event text not null,
  from_state text,
  to_state text not null,
  version integer not null,
  reason text,
  facts jsonb,
  by_id uuid,
  by_name text not null,
  at timestamptz not null
);
create index history_of_record on history (entity, record_id, id);
create index history_of_person on history (by_id, at desc);

-- A reader that returns with the id of its last event must not miss one whose transaction had drawn a smaller id
-- but committed later: "horizon" is the oldest transaction that was open when the row was written.
create table outbox (
  id bigint generated always as identity primary key,
  entity text not null,
  record_id text not null,
  event text not null,
  state text not null,
  version integer not null,
  by_id uuid,
  by_name text not null,
  at timestamptz not null,
  tx xid8 not null default pg_current_xact_id(),
  horizon xid8 not null default pg_snapshot_xmin(pg_current_snapshot())
);
create index outbox_at on outbox (at);
create index outbox_tx on outbox (tx);

create table idempotency_keys (
  person_id text not null,
  method text not null,
  path text not null,
  key text not null,
  body_hash text not null,
  status integer,
  headers jsonb,
  answer text,
  started_at timestamptz not null,
  primary key (person_id, method, path, key)
);
create index idempotency_keys_started on idempotency_keys (started_at);

create table claims (
  entity text not null,
  record_id text not null,
  person_id uuid not null,
  person_name text not null,
  until timestamptz not null,
  primary key (entity, record_id)
);

create table media (
  id uuid primary key,
  filename text not null,
  type text not null,
  size bigint not null,
  sha256 text not null,
  owner_id uuid,
  created_at timestamptz not null
);

create table settings (
  name text primary key,
  value jsonb not null,
  version integer not null default 1,
  changed_by uuid,
  changed_at timestamptz not null
);

create table saved_views (
  id uuid primary key,
  owner_id uuid not null,
  owner_name text not null,
  screen text not null,
  name text not null,
  query text not null,
  columns jsonb not null,
  shared boolean not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index saved_views_of_screen on saved_views (screen, owner_id, lower(name));

-- Notices are read from the history; this says up to which step a person has seen them.
create table notices_read (
  person_id uuid primary key,
  up_to bigint not null
);

-- Filled only where no real gateway is configured and the demonstration is on.
create table sent_messages (
  id uuid primary key,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  subject text,
  text text not null,
  sent_at timestamptz not null
);
create index sent_messages_at on sent_messages (sent_at);
