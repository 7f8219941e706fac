-- A subscriber is a phone number that the service may call; a farmer is the person behind one.
-- They meet in (country_code, msisdn): a farmer outlives the subscription of the number.
CREATE TABLE subscribers (
  id uuid PRIMARY KEY,
  country_code text NOT NULL CHECK (country_code ~ '^[1-9][0-9]{0,2}$'),
  msisdn text COLLATE "C" NOT NULL CHECK (msisdn ~ '^[0-9]{6,14}$'),
  operator text NOT NULL,
  language_id uuid REFERENCES reference_items (id),
  subscription text NOT NULL DEFAULT 'active' CHECK (subscription IN ('active', 'unsubscribed')),
  host text NOT NULL DEFAULT 'notHost' CHECK (host IN ('notHost', 'host')),
  contact text NOT NULL DEFAULT 'reachable' CHECK (contact IN ('reachable', 'doNotCall')),
  state text GENERATED ALWAYS AS (subscription || '+' || host || '+' || contact) STORED,
  source text NOT NULL DEFAULT 'web',
  agent_id uuid,
  call_count integer NOT NULL DEFAULT 0 CHECK (call_count >= 0),
  last_call_at timestamptz,
  subscribed_at timestamptz NOT NULL,
  unsubscribed_at timestamptz,
  unsub_mode text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX subscribers_by_number ON subscribers (msisdn, country_code);
CREATE INDEX subscribers_newest ON subscribers (subscribed_at DESC, id);
CREATE INDEX subscribers_newest_by_subscription ON subscribers (subscription, subscribed_at DESC, id);
CREATE INDEX subscribers_hosts ON subscribers (subscribed_at DESC, id) WHERE host = 'host';
CREATE INDEX subscribers_do_not_call ON subscribers (subscribed_at DESC, id) WHERE contact = 'doNotCall';
CREATE INDEX subscribers_by_change ON subscribers (updated_at);
CREATE INDEX subscribers_by_agent ON subscribers (agent_id, subscribed_at DESC) WHERE agent_id IS NOT NULL;

CREATE TABLE farmers (
  id uuid PRIMARY KEY,
  country_code text NOT NULL CHECK (country_code ~ '^[1-9][0-9]{0,2}$'),
  msisdn text COLLATE "C" NOT NULL CHECK (msisdn ~ '^[0-9]{6,14}$'),
  name text NOT NULL,
  name_ur text,
  father_name text,
  cnic text CHECK (cnic ~ '^[0-9]{13}$'),
  email text,
  gender text NOT NULL CHECK (gender IN ('male', 'female', 'other')),
  dob date,
  phone_type text NOT NULL CHECK (phone_type IN ('smartphone', 'featurePhone')),
  language_id uuid REFERENCES reference_items (id),
  occupation_id uuid REFERENCES reference_items (id),
  province_id uuid REFERENCES reference_items (id),
  district_id uuid REFERENCES reference_items (id),
  tehsil_id uuid REFERENCES reference_items (id),
  village text,
  lat double precision CHECK (lat BETWEEN -90 AND 90),
  lng double precision CHECK (lng BETWEEN -180 AND 180),
  profile_image text,
  farms integer NOT NULL DEFAULT 0 CHECK (farms >= 0),
  land_acres double precision NOT NULL DEFAULT 0 CHECK (land_acres >= 0),
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'active', 'suspended', 'rejected', 'closed')),
  status_reason_id uuid REFERENCES reference_items (id),
  agent_id uuid,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX farmers_by_number ON farmers (msisdn, country_code);
CREATE UNIQUE INDEX farmers_by_cnic ON farmers (cnic) WHERE cnic IS NOT NULL;
CREATE INDEX farmers_newest ON farmers (created_at DESC, id);
CREATE INDEX farmers_newest_by_state ON farmers (state, created_at DESC, id);
CREATE INDEX farmers_newest_by_district ON farmers (district_id, created_at DESC, id);
CREATE INDEX farmers_by_change ON farmers (updated_at);
-- In the C collation one index serves equality, the order and the beginning of a text.
-- A search for the beginning of any word of a name walks one of these in order, however many farmers there are.
CREATE INDEX farmers_by_name ON farmers ((lower(name) COLLATE "C"), id);
CREATE INDEX farmers_by_second_name ON farmers ((lower(substr(name, strpos(name, ' ') + 1)) COLLATE "C"), id);
CREATE INDEX farmers_by_last_name ON farmers ((lower(regexp_replace(name, '^.* ', '')) COLLATE "C"), id);
CREATE INDEX farmers_by_urdu_name ON farmers ((name_ur COLLATE "C"), id);

-- Exact totals without counting rows. A slot a connection keeps writers of different connections off each other's row.
CREATE TABLE tallies (
  entity text NOT NULL,
  state text NOT NULL,
  slot integer NOT NULL,
  n bigint NOT NULL,
  PRIMARY KEY (entity, state, slot)
);

-- One statement an event, in the order of the states, so that two writers never wait for each other.
CREATE FUNCTION tally_states() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO tallies AS t (entity, state, slot, n)
      SELECT TG_ARGV[0], state, pg_backend_pid() % 16, count(*) FROM after_rows GROUP BY state ORDER BY state
      ON CONFLICT (entity, state, slot) DO UPDATE SET n = t.n + excluded.n;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO tallies AS t (entity, state, slot, n)
      SELECT TG_ARGV[0], state, pg_backend_pid() % 16, -count(*) FROM before_rows GROUP BY state ORDER BY state
      ON CONFLICT (entity, state, slot) DO UPDATE SET n = t.n + excluded.n;
  ELSE
    INSERT INTO tallies AS t (entity, state, slot, n)
      SELECT TG_ARGV[0], state, pg_backend_pid() % 16, sum(step)
      FROM (SELECT state, 1 AS step FROM after_rows UNION ALL SELECT state, -1 FROM before_rows) AS steps
      GROUP BY state HAVING sum(step) <> 0 ORDER BY state
      ON CONFLICT (entity, state, slot) DO UPDATE SET n = t.n + excluded.n;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER subscribers_inserted AFTER INSERT ON subscribers REFERENCING NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tally_states('subscriber');
CREATE TRIGGER subscribers_updated AFTER UPDATE ON subscribers REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tally_states('subscriber');
CREATE TRIGGER subscribers_deleted AFTER DELETE ON subscribers REFERENCING OLD TABLE AS before_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tally_states('subscriber');
CREATE TRIGGER farmers_inserted AFTER INSERT ON farmers REFERENCING NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tally_states('farmer');
CREATE TRIGGER farmers_updated AFTER UPDATE ON farmers REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tally_states('farmer');
CREATE TRIGGER farmers_deleted AFTER DELETE ON farmers REFERENCING OLD TABLE AS before_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tally_states('farmer');
