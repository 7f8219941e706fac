-- What each transaction of a request with a key answered, until the request itself is answered.
create table idempotency_steps (
  person_id text not null,
  method text not null,
  path text not null,
  key text not null,
  step integer not null,
  done bytea not null,
  primary key (person_id, method, path, key, step),
  foreign key (person_id, method, path, key) references idempotency_keys on delete cascade
);
