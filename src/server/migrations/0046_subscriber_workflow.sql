-- A subscriber's state is written by its machine alone; the three regions are parts of it.
DROP INDEX subscribers_newest;
DROP INDEX subscribers_newest_by_subscription;
DROP INDEX subscribers_hosts;
DROP INDEX subscribers_do_not_call;
DROP INDEX subscribers_by_change;
DROP INDEX subscribers_by_agent;
DROP TRIGGER tally_inserted ON subscribers;
DROP TRIGGER tally_updated ON subscribers;
DROP TRIGGER tally_deleted ON subscribers;
DROP FUNCTION tally_subscribers();
DELETE FROM tallies WHERE entity = 'subscriber';

ALTER TABLE subscribers ALTER COLUMN state DROP EXPRESSION;
ALTER TABLE subscribers DROP COLUMN subscription, DROP COLUMN host, DROP COLUMN contact;
ALTER TABLE subscribers
  ALTER COLUMN state SET NOT NULL,
  ADD CHECK (state IN (
    'active+notHost+reachable', 'active+notHost+doNotCall', 'active+host+reachable', 'active+host+doNotCall',
    'unsubscribed+notHost+reachable', 'unsubscribed+notHost+doNotCall', 'unsubscribed+host+reachable', 'unsubscribed+host+doNotCall')),
  ADD COLUMN subscription text GENERATED ALWAYS AS (split_part(state, '+', 1)) STORED,
  ADD COLUMN host text GENERATED ALWAYS AS (split_part(state, '+', 2)) STORED,
  ADD COLUMN contact text GENERATED ALWAYS AS (split_part(state, '+', 3)) STORED,
  -- The farmer with the number: "no profile" is counted and listed without looking at the farmers.
  ADD COLUMN farmer_id uuid,
  ADD COLUMN state_since timestamptz,
  ADD COLUMN last_event text,
  ADD COLUMN last_from text,
  ADD COLUMN last_by_id uuid,
  ADD COLUMN last_by_name text,
  ADD COLUMN last_at timestamptz,
  ADD COLUMN last_reason text;

-- The steps that have led to where a subscriber is, as far as the row tells of them.
CREATE TEMPORARY TABLE known_steps AS
  SELECT s.id, s.country_code, s.msisdn, step.*, row_number() OVER (PARTITION BY s.id ORDER BY step.place) AS version,
    max(step.place) OVER (PARTITION BY s.id) = step.place AS is_last
  FROM subscribers s CROSS JOIN LATERAL (
    SELECT 1 AS place, 'SUBSCRIBE' AS event, NULL AS from_state, 'active+notHost+reachable' AS to_state, s.subscribed_at AS at
    UNION ALL SELECT 2, 'SET_HOST', 'active+notHost+reachable', 'active+host+reachable', s.subscribed_at WHERE s.host = 'host'
    UNION ALL SELECT 3, 'LIST', 'active+' || s.host || '+reachable', 'active+' || s.host || '+doNotCall', s.subscribed_at
      WHERE s.contact = 'doNotCall'
    UNION ALL SELECT 4, 'UNSUBSCRIBE', 'active+' || s.host || '+' || s.contact, s.state, coalesce(s.unsubscribed_at, s.updated_at)
      WHERE s.subscription = 'unsubscribed'
  ) step;
UPDATE subscribers s SET version = k.version, state_since = k.at, last_event = k.event, last_from = k.from_state,
  last_by_name = 'FMIS', last_at = k.at,
  farmer_id = (SELECT f.id FROM farmers f WHERE f.msisdn = s.msisdn AND f.country_code = s.country_code)
  FROM known_steps k WHERE k.id = s.id AND k.is_last;
INSERT INTO history (entity, record_id, event, from_state, to_state, version, by_name, at)
  SELECT 'subscriber', id, event, from_state, to_state, version, 'FMIS', at FROM known_steps ORDER BY id, place;

ALTER TABLE subscribers
  ALTER COLUMN state_since SET NOT NULL,
  ALTER COLUMN last_event SET NOT NULL,
  ALTER COLUMN last_by_name SET NOT NULL,
  ALTER COLUMN last_at SET NOT NULL;
CREATE INDEX subscribers_newest ON subscribers (subscribed_at, id);
CREATE INDEX subscribers_newest_by_subscription ON subscribers (subscription, subscribed_at, id);
CREATE INDEX subscribers_hosts ON subscribers (subscribed_at, id) WHERE host = 'host';
CREATE INDEX subscribers_do_not_call ON subscribers (subscribed_at, id) WHERE contact = 'doNotCall';
CREATE INDEX subscribers_without_profile ON subscribers (subscribed_at, id) WHERE farmer_id IS NULL;
CREATE INDEX subscribers_of_farmer ON subscribers (farmer_id) WHERE farmer_id IS NOT NULL;
CREATE INDEX subscribers_by_change ON subscribers (updated_at, id);
CREATE INDEX subscribers_by_calls ON subscribers (call_count, id);
CREATE INDEX subscribers_by_last_call ON subscribers ((coalesce(last_call_at, '-infinity'::timestamptz)), id);
CREATE INDEX subscribers_by_agent ON subscribers (agent_id, subscribed_at, id) WHERE agent_id IS NOT NULL;
SELECT keep_tallies('subscribers', 'subscriber', $$state || CASE WHEN farmer_id IS NULL THEN '+noProfile' ELSE '' END$$);

-- A subscriber knows its farmer from the moment that there is one.
CREATE FUNCTION name_subscribers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE subscribers s SET farmer_id = f.id FROM after_rows f
    WHERE s.msisdn = f.msisdn AND s.country_code = f.country_code AND s.farmer_id IS DISTINCT FROM f.id;
  RETURN NULL;
END $$;
CREATE TRIGGER subscribers_named AFTER INSERT ON farmers REFERENCING NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION name_subscribers();
CREATE FUNCTION rename_subscriber() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE subscribers SET farmer_id = NULL WHERE farmer_id = OLD.id;
  IF TG_OP = 'UPDATE' THEN
    UPDATE subscribers SET farmer_id = NEW.id WHERE msisdn = NEW.msisdn AND country_code = NEW.country_code;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER subscribers_renamed AFTER UPDATE OF id, msisdn, country_code ON farmers
  FOR EACH ROW EXECUTE FUNCTION rename_subscriber();
CREATE TRIGGER subscribers_unnamed AFTER DELETE ON farmers FOR EACH ROW EXECUTE FUNCTION rename_subscriber();

-- Numbers that are not to be called, subscribed or not. An entry is ended and never removed: no statement of the product,
-- no import and no mistake takes away what somebody asked for.
CREATE TABLE do_not_call (
  id uuid PRIMARY KEY,
  country_code text NOT NULL CHECK (country_code ~ '^[1-9][0-9]{0,2}$'),
  msisdn text COLLATE "C" NOT NULL CHECK (msisdn ~ '^[0-9]{6,14}$'),
  state text NOT NULL CHECK (state IN ('listed', 'ended')),
  version integer NOT NULL DEFAULT 1,
  source text NOT NULL CHECK (source IN ('web', 'ivr', 'sms', 'callCentre', 'operator', 'bulk')),
  entered_at timestamptz NOT NULL,
  ended_at timestamptz,
  created_by uuid,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  state_since timestamptz NOT NULL,
  last_event text NOT NULL,
  last_from text,
  last_by_id uuid,
  last_by_name text NOT NULL,
  last_at timestamptz NOT NULL,
  last_reason text,
  CHECK ((state = 'ended') = (ended_at IS NOT NULL))
);
CREATE UNIQUE INDEX do_not_call_by_number ON do_not_call (msisdn, country_code);
CREATE INDEX do_not_call_newest ON do_not_call (entered_at, id);
CREATE INDEX do_not_call_newest_by_state ON do_not_call (state, entered_at, id);
CREATE INDEX do_not_call_by_age ON do_not_call (state, state_since, id);
CREATE INDEX do_not_call_by_last_digits ON do_not_call (reverse(msisdn) text_pattern_ops);
SELECT keep_tallies('do_not_call', 'doNotCall', 'state');

CREATE FUNCTION keep_consent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'An entry of the do-not-call list is ended, not removed.';
END $$;
CREATE TRIGGER consent_kept BEFORE DELETE ON do_not_call FOR EACH ROW EXECUTE FUNCTION keep_consent();
CREATE TRIGGER consent_history_kept BEFORE UPDATE OR DELETE ON history FOR EACH ROW
  WHEN (OLD.entity = 'doNotCall') EXECUTE FUNCTION keep_consent();

INSERT INTO do_not_call (id, country_code, msisdn, state, source, entered_at, created_at, updated_at, state_since,
    last_event, last_by_name, last_at)
  SELECT gen_random_uuid(), country_code, msisdn, 'listed', 'operator', at, at, at, at, 'ENTER', 'FMIS', at
  FROM known_steps WHERE event = 'LIST';
INSERT INTO history (entity, record_id, event, from_state, to_state, version, by_name, at, facts)
  SELECT 'doNotCall', id, 'ENTER', NULL, 'listed', 1, 'FMIS', entered_at, '{"source": "operator"}' FROM do_not_call;
DROP TABLE known_steps;
