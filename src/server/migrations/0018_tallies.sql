-- What a list, a queue or the dashboard says of all its records is kept as they change, so that it costs the same among
-- a thousand and a million. A slot a connection keeps writers off each other's rows; what is told is the sum.
DROP TRIGGER subscribers_inserted ON subscribers;
DROP TRIGGER subscribers_updated ON subscribers;
DROP TRIGGER subscribers_deleted ON subscribers;
DROP TRIGGER farmers_inserted ON farmers;
DROP TRIGGER farmers_updated ON farmers;
DROP TRIGGER farmers_deleted ON farmers;
DROP FUNCTION tally_states();
DROP TABLE tallies;
CREATE TABLE tallies (
  entity text NOT NULL,
  -- What some people see of an entity, or what is listed by itself: an institution, a kind. Empty where there is one.
  scope text NOT NULL,
  state text NOT NULL,
  slot integer NOT NULL,
  n bigint NOT NULL,
  PRIMARY KEY (entity, scope, state, slot)
) WITH (fillfactor = 50);

-- Tallies of a table from now on, those that are there included. `state` and `scope` are expressions over its columns; a
-- row whose state is null is not counted. One statement an event, in one order, so that two writers don't wait for each other.
CREATE FUNCTION keep_tallies(records regclass, entity text, state text, scope text DEFAULT '''''') RETURNS void
LANGUAGE plpgsql AS $make$
DECLARE
  kept text := format('tally_%s', records);
  -- %s: what the rows are, and what one counts.
  counted text := format('SELECT %L AS entity, %s AS scope, %s AS state, %%2$s AS step FROM %%1$s WHERE %s IS NOT NULL',
    entity, scope, state, state);
  steps text := 'INSERT INTO tallies AS t (entity, scope, state, slot, n)
    SELECT entity, scope, state, %2$s, sum(step) FROM (%1$s) AS steps
    GROUP BY entity, scope, state HAVING sum(step) <> 0 ORDER BY entity, scope, state
    ON CONFLICT (entity, scope, state, slot) DO UPDATE SET n = t.n + excluded.n';
  came text := format(counted, 'after_rows', '1');
  went text := format(counted, 'before_rows', '-1');
BEGIN
  EXECUTE format(steps, format(counted, records, '1'), 0);
  EXECUTE format('CREATE FUNCTION %I() RETURNS trigger LANGUAGE plpgsql AS %L', kept, format(
    'BEGIN
      IF TG_OP = ''INSERT'' THEN %s; ELSIF TG_OP = ''DELETE'' THEN %s; ELSE %s; END IF;
      RETURN NULL;
    END',
    format(steps, came, 'pg_backend_pid() % 16'), format(steps, went, 'pg_backend_pid() % 16'),
    format(steps, came || ' UNION ALL ' || went, 'pg_backend_pid() % 16')));
  EXECUTE format('CREATE TRIGGER tally_inserted AFTER INSERT ON %s REFERENCING NEW TABLE AS after_rows
    FOR EACH STATEMENT EXECUTE FUNCTION %I()', records, kept);
  EXECUTE format('CREATE TRIGGER tally_updated AFTER UPDATE ON %s REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows
    FOR EACH STATEMENT EXECUTE FUNCTION %I()', records, kept);
  EXECUTE format('CREATE TRIGGER tally_deleted AFTER DELETE ON %s REFERENCING OLD TABLE AS before_rows
    FOR EACH STATEMENT EXECUTE FUNCTION %I()', records, kept);
END $make$;

-- How many came to a queue and were decided, hour by hour. A decision that is taken back was none.
CREATE TABLE queue_hours (
  entity text NOT NULL,
  scope text NOT NULL,
  hour timestamptz NOT NULL,
  -- Who decided; empty for what came, and where nobody in particular did.
  person text NOT NULL,
  slot integer NOT NULL,
  arrived bigint NOT NULL,
  decided bigint NOT NULL,
  PRIMARY KEY (entity, hour, scope, person, slot)
);

-- The state in which a record of a queue waits, and the event that takes a decision back.
CREATE TABLE queue_passages (
  entity text PRIMARY KEY,
  waiting text NOT NULL,
  takes_back text NOT NULL,
  -- Each record waits for itself, so that its own steps are the queue's; else something counts them together.
  by_record boolean NOT NULL
);
INSERT INTO queue_passages (entity, waiting, takes_back, by_record) VALUES
  ('post', 'pending', 'SET_STATUS', true),
  ('listing', 'pending', 'RETURN_TO_PENDING', true),
  ('badge', 'recommended', 'RETURN', true),
  ('report', 'open', 'REOPEN', false);

CREATE INDEX history_of_entity ON history (entity, at);

CREATE FUNCTION tally_hours() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO queue_hours AS t (entity, scope, hour, person, slot, arrived, decided)
  WITH steps AS (
    SELECT s.id, s.entity, s.record_id, s.at, s.by_id, s.event, p.waiting, s.from_state IS NULL AS began,
      coalesce(split_part(s.from_state, '+', 1) = p.waiting, false) AS waited,
      split_part(s.to_state, '+', 1) = p.waiting AS waits,
      s.event = p.takes_back AND s.from_state IS NOT NULL AS took_back
    FROM after_rows s JOIN queue_passages p ON p.entity = s.entity AND p.by_record
  ), told AS (
    SELECT entity, at, NULL::uuid AS by_id, 1 AS arrived, 0 AS decided FROM steps
      WHERE waits AND NOT waited AND NOT took_back
    UNION ALL
    SELECT entity, at, by_id, 0, 1 FROM steps WHERE waited AND NOT waits
    UNION ALL
    SELECT s.entity, decision.at, decision.by_id, 0, -1
    FROM steps s CROSS JOIN LATERAL (
      SELECT h.at, h.by_id FROM history h
      WHERE h.entity = s.entity AND h.record_id = s.record_id AND h.id < s.id
        AND split_part(h.from_state, '+', 1) = s.waiting AND split_part(h.to_state, '+', 1) <> s.waiting
      ORDER BY h.id DESC LIMIT 1) decision
    WHERE s.waits AND NOT s.waited AND s.took_back
  )
  SELECT entity, '', date_trunc('hour', at), coalesce(by_id::text, ''), pg_backend_pid() % 16, sum(arrived), sum(decided)
  FROM told GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (entity, hour, scope, person, slot)
    DO UPDATE SET arrived = t.arrived + excluded.arrived, decided = t.decided + excluded.decided;
  RETURN NULL;
END $$;

CREATE TRIGGER history_inserted AFTER INSERT ON history REFERENCING NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tally_hours();
-- What is there already counts as it would have then.
CREATE TABLE history_again (LIKE history);
CREATE TRIGGER history_inserted AFTER INSERT ON history_again REFERENCING NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tally_hours();
INSERT INTO history_again SELECT * FROM history;
DROP TABLE history_again;

-- Everything that was reported, the reports of one thing folded together.
CREATE TABLE reported_things (
  target_kind text NOT NULL,
  target_id uuid NOT NULL,
  open integer NOT NULL DEFAULT 0,
  agreed integer NOT NULL DEFAULT 0,
  dismissed integer NOT NULL DEFAULT 0,
  -- When the first report came of those that are in the state.
  open_since timestamptz,
  agreed_since timestamptz,
  dismissed_since timestamptz,
  first_at timestamptz,
  decided_at timestamptz,
  decided_by uuid,
  -- The states that reports of it are in, joined with `+`.
  states text GENERATED ALWAYS AS (nullif(ltrim(
    CASE WHEN open > 0 THEN '+open' ELSE '' END || CASE WHEN agreed > 0 THEN '+agreed' ELSE '' END
      || CASE WHEN dismissed > 0 THEN '+dismissed' ELSE '' END, '+'), '')) STORED,
  PRIMARY KEY (target_id, target_kind)
);
CREATE INDEX reported_things_open ON reported_things (target_kind, open_since, target_id) WHERE open > 0;
CREATE INDEX reported_things_agreed ON reported_things (target_kind, agreed_since, target_id) WHERE agreed > 0;
CREATE INDEX reported_things_dismissed ON reported_things (target_kind, dismissed_since, target_id) WHERE dismissed > 0;

CREATE FUNCTION fold_reports(kinds text[], ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Reports of a thing follow each other here; the next statement sees what those before it left.
  INSERT INTO reported_things (target_kind, target_id)
    SELECT * FROM unnest(kinds, ids) AS things (kind, id) ORDER BY id, kind ON CONFLICT DO NOTHING;
  PERFORM 1 FROM reported_things t JOIN unnest(kinds, ids) AS things (kind, id)
    ON t.target_id = things.id AND t.target_kind = things.kind ORDER BY t.target_id, t.target_kind FOR UPDATE OF t;
  UPDATE reported_things t SET open = r.open, agreed = r.agreed, dismissed = r.dismissed, open_since = r.open_since,
    agreed_since = r.agreed_since, dismissed_since = r.dismissed_since, first_at = r.first_at,
    decided_at = CASE WHEN r.open = 0 THEN r.decided_at ELSE t.decided_at END,
    decided_by = CASE WHEN r.open = 0 THEN r.decided_by ELSE t.decided_by END
  FROM (
    SELECT things.kind AS target_kind, things.id AS target_id,
      count(*) FILTER (WHERE state = 'open') AS open, count(*) FILTER (WHERE state = 'agreed') AS agreed,
      count(*) FILTER (WHERE state = 'dismissed') AS dismissed,
      min(created_at) FILTER (WHERE state = 'open') AS open_since,
      min(created_at) FILTER (WHERE state = 'agreed') AS agreed_since,
      min(created_at) FILTER (WHERE state = 'dismissed') AS dismissed_since,
      min(created_at) AS first_at,
      max(last_at) FILTER (WHERE last_from = 'open') AS decided_at,
      (array_agg(last_by_id ORDER BY last_at DESC) FILTER (WHERE last_from = 'open'))[1] AS decided_by
    FROM unnest(kinds, ids) AS things (kind, id)
      LEFT JOIN reports ON target_id = things.id AND target_kind = things.kind
    GROUP BY things.kind, things.id) r
  WHERE t.target_id = r.target_id AND t.target_kind = r.target_kind;
END $$;

CREATE FUNCTION fold_changed_reports() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kinds text[];
  ids uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(target_kind), array_agg(target_id) INTO kinds, ids
      FROM (SELECT DISTINCT target_kind, target_id FROM after_rows) things;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(target_kind), array_agg(target_id) INTO kinds, ids
      FROM (SELECT DISTINCT target_kind, target_id FROM before_rows) things;
  ELSE
    SELECT array_agg(target_kind), array_agg(target_id) INTO kinds, ids
      FROM (SELECT DISTINCT a.target_kind, a.target_id FROM after_rows a JOIN before_rows b USING (id)
        WHERE a.state <> b.state OR a.created_at <> b.created_at) things;
  END IF;
  IF ids IS NOT NULL THEN PERFORM fold_reports(kinds, ids); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER reports_inserted AFTER INSERT ON reports REFERENCING NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION fold_changed_reports();
CREATE TRIGGER reports_updated AFTER UPDATE ON reports REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION fold_changed_reports();
CREATE TRIGGER reports_deleted AFTER DELETE ON reports REFERENCING OLD TABLE AS before_rows
  FOR EACH STATEMENT EXECUTE FUNCTION fold_changed_reports();

-- A thing is decided once, however many reports of it the decision takes along.
CREATE FUNCTION tally_reported_hours() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO queue_hours AS t (entity, scope, hour, person, slot, arrived, decided)
  WITH things AS (
    SELECT b.states IS NULL AS is_new, a.target_kind, a.open, b.open AS opened, a.first_at, a.open_since, a.decided_at, a.decided_by,
      b.decided_at AS was_decided_at, b.decided_by AS was_decided_by,
      a.open + a.agreed + a.dismissed > b.open + b.agreed + b.dismissed AS has_more
    FROM after_rows a JOIN before_rows b USING (target_id, target_kind)
  ), told AS (
    SELECT target_kind, first_at AS at, NULL::uuid AS by_id, 1 AS arrived, 0 AS decided FROM things
      WHERE is_new AND (open > 0 OR decided_at IS NOT NULL)
    UNION ALL
    SELECT target_kind, open_since, NULL, 1, 0 FROM things WHERE NOT is_new AND opened = 0 AND open > 0 AND has_more
    UNION ALL
    SELECT target_kind, decided_at, decided_by, 0, 1 FROM things
      WHERE open = 0 AND decided_at IS NOT NULL AND (is_new OR opened > 0)
    UNION ALL
    SELECT target_kind, was_decided_at, was_decided_by, 0, -1 FROM things
      WHERE opened = 0 AND open > 0 AND NOT has_more AND was_decided_at IS NOT NULL
  )
  SELECT 'report', target_kind, date_trunc('hour', at), coalesce(by_id::text, ''), pg_backend_pid() % 16, sum(arrived), sum(decided)
  FROM told GROUP BY 2, 3, 4 ORDER BY 2, 3, 4
  ON CONFLICT (entity, hour, scope, person, slot)
    DO UPDATE SET arrived = t.arrived + excluded.arrived, decided = t.decided + excluded.decided;
  RETURN NULL;
END $$;
CREATE TRIGGER reported_things_updated AFTER UPDATE ON reported_things
  REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tally_reported_hours();

SELECT keep_tallies('subscribers', 'subscriber', 'state');
SELECT keep_tallies('farmers', 'farmer', 'state');
SELECT keep_tallies('loan_applications', 'loan', 'state', 'partner_id::text');
SELECT keep_tallies('listings', 'listing', 'state');
SELECT keep_tallies('posts', 'post', 'state', $$CASE WHEN parent_id IS NULL THEN 'post' ELSE 'reply' END$$);
SELECT keep_tallies('badges', 'badge', 'state', 'badge_id::text');
SELECT keep_tallies('reported_things', 'report', 'states', 'target_kind');

SELECT fold_reports(array_agg(target_kind), array_agg(target_id))
  FROM (SELECT DISTINCT target_kind, target_id FROM reports) things HAVING count(*) > 0;

-- Every list in its usual order, whole and by what it is most often narrowed to.
CREATE INDEX loan_applications_of_partner ON loan_applications (partner_id, number DESC);
CREATE INDEX loan_applications_of_partner_by_age ON loan_applications (partner_id, state, state_since);
DROP INDEX loan_applications_by_agent;
CREATE INDEX loan_applications_of_agent ON loan_applications (agent_id, number DESC);
CREATE INDEX loan_applications_of_district ON loan_applications (district_id, number DESC);
CREATE INDEX listings_by_expiry ON listings (expiry) WHERE review <> 'deleted';
CREATE INDEX badges_newest ON badges (created_at, id);

-- The words of a name, in either script, found by their beginnings in any order.
CREATE INDEX farmers_by_words ON farmers
  USING gin (array_to_tsvector(array_remove(string_to_array(lower(name || ' ' || coalesce(name_ur, '')), ' '), '')));
DROP INDEX farmers_by_second_name;
DROP INDEX farmers_by_last_name;
DROP INDEX farmers_by_urdu_name;
CREATE INDEX badges_by_words ON badges
  USING gin (array_to_tsvector(array_remove(string_to_array(lower(farmer_name), ' '), '')));

-- Where the server has no pg_trgm, the same search reads all rows.
DO $$
BEGIN
  CREATE INDEX reports_by_words ON reports USING gin (copy_title gin_trgm_ops, copy_text gin_trgm_ops, reporter_name gin_trgm_ops);
EXCEPTION
  WHEN insufficient_privilege OR undefined_file OR undefined_object OR feature_not_supported THEN
    RAISE NOTICE 'Reports are searched without an index: %', SQLERRM;
END $$;
