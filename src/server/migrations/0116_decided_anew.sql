-- What was decided anew is a decision too, though nothing that waits is less by it: taken down after its approval, revoked.
ALTER TABLE queue_hours ADD COLUMN again bigint NOT NULL DEFAULT 0;

-- The decision that a step takes back: the latest that stands since the record waited last. What a person decided between
-- two decided states only they take back by the same event; for another it is a decision of their own.
CREATE FUNCTION taken_back_by(step_entity text, step_record text, step_id bigint) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
DECLARE
  passage queue_passages;
  one history;
  standing history[] := '{}';
  latest history;
BEGIN
  SELECT * INTO passage FROM queue_passages WHERE entity = step_entity;
  FOR one IN
    SELECT * FROM history h
    WHERE h.entity = step_entity AND h.record_id = step_record AND h.id <= step_id
      AND split_part(h.from_state, '+', 1) <> split_part(h.to_state, '+', 1)
      AND h.id >= coalesce((
        SELECT max(left_at.id) FROM history left_at
        WHERE left_at.entity = step_entity AND left_at.record_id = step_record AND left_at.id < step_id
          AND split_part(left_at.from_state, '+', 1) = passage.waiting
          AND split_part(left_at.to_state, '+', 1) <> passage.waiting), 0)
    ORDER BY h.id
  LOOP
    latest := standing[cardinality(standing)];
    IF cardinality(standing) > 0 AND (one.event = 'RESTORE' OR one.event = passage.takes_back AND (
      split_part(one.to_state, '+', 1) = passage.waiting
      OR one.by_id = latest.by_id AND split_part(one.to_state, '+', 1) = split_part(latest.from_state, '+', 1)))
    THEN
      IF one.id = step_id THEN RETURN latest.id; END IF;
      standing := standing[1:cardinality(standing) - 1];
    ELSE
      standing := standing || one;
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION tally_hours() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO queue_hours AS t (entity, scope, hour, person, slot, arrived, decided, again)
  WITH moved AS (
    SELECT s.entity, s.at, s.by_id, s.event, p.waiting, split_part(s.from_state, '+', 1) AS was,
      split_part(s.to_state, '+', 1) AS became,
      CASE WHEN s.event IN (p.takes_back, 'RESTORE') AND split_part(s.from_state, '+', 1) <> p.waiting
        THEN taken_back_by(s.entity, s.record_id, s.id) END AS takes_back
    FROM after_rows s JOIN queue_passages p ON p.entity = s.entity AND p.by_record
    WHERE split_part(s.from_state, '+', 1) IS DISTINCT FROM split_part(s.to_state, '+', 1)
  ), steps AS (
    SELECT moved.*, h.at AS undone_at, h.by_id AS undone_by, split_part(h.from_state, '+', 1) = waiting AS undone_left
    FROM moved LEFT JOIN history h ON h.id = moved.takes_back
  ), told AS (
    SELECT entity, at, NULL::uuid AS by_id, 1 AS arrived, 0 AS decided, 0 AS again FROM steps
      WHERE became = waiting AND undone_left IS NOT TRUE
    UNION ALL
    SELECT entity, at, by_id, 0, 1, 0 FROM steps WHERE was = waiting
    UNION ALL
    SELECT entity, at, by_id, 0, 0, 1 FROM steps
      WHERE was <> waiting AND became <> waiting AND by_id IS NOT NULL AND takes_back IS NULL
    UNION ALL
    SELECT entity, undone_at, undone_by, 0, -undone_left::int, undone_left::int - 1 FROM steps
      WHERE takes_back IS NOT NULL AND (undone_left OR undone_by IS NOT NULL)
  )
  SELECT entity, '', date_trunc('hour', at), coalesce(by_id::text, ''), pg_backend_pid() % 16,
    sum(arrived), sum(decided), sum(again)
  FROM told GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (entity, hour, scope, person, slot) DO UPDATE
    SET arrived = t.arrived + excluded.arrived, decided = t.decided + excluded.decided, again = t.again + excluded.again;
  RETURN NULL;
END $$;

-- What is there already counts as it would have then.
DELETE FROM queue_hours WHERE entity IN (SELECT entity FROM queue_passages WHERE by_record);
CREATE TABLE history_again (LIKE history);
CREATE TRIGGER history_inserted AFTER INSERT ON history_again REFERENCING NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tally_hours();
INSERT INTO history_again SELECT * FROM history
  WHERE entity IN (SELECT entity FROM queue_passages WHERE by_record);
DROP TABLE history_again;
