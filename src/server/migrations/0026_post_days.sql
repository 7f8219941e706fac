-- What was posted, kept day by day as it changes, so that the figures of the forum read days and not posts. A day is one of
-- Karachi. Each post counts as itself (`all`) and under its topic, its language, its district and its author.
CREATE TABLE post_days (
  facet text NOT NULL,
  day date NOT NULL,
  value text NOT NULL,
  slot integer NOT NULL,
  -- Those that are not deleted.
  posts bigint NOT NULL,
  replies bigint NOT NULL,
  pending bigint NOT NULL,
  approved bigint NOT NULL,
  rejected bigint NOT NULL,
  deleted bigint NOT NULL,
  likes bigint NOT NULL,
  dislikes bigint NOT NULL,
  open_reports bigint NOT NULL,
  PRIMARY KEY (facet, day, value, slot)
);

-- One statement an event, in one order, so that two writers don't wait for each other.
CREATE FUNCTION tally_post_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  rows text := 'SELECT %s AS step, created_at, parent_id, state, topic, language, district_id, farmer_id, created_by,
    likes, dislikes, open_reports FROM %s';
  came text := format(rows, '1', 'after_rows');
  went text := format(rows, '-1', 'before_rows');
BEGIN
  EXECUTE format($sums$
    INSERT INTO post_days AS t
      (facet, day, value, slot, posts, replies, pending, approved, rejected, deleted, likes, dislikes, open_reports)
    SELECT * FROM (
      SELECT f.facet, (p.created_at AT TIME ZONE 'Asia/Karachi')::date AS day, f.value, pg_backend_pid() %% 16,
        coalesce(sum(p.step) FILTER (WHERE p.parent_id IS NULL AND p.state <> 'deleted'), 0) AS posts,
        coalesce(sum(p.step) FILTER (WHERE p.parent_id IS NOT NULL AND p.state <> 'deleted'), 0) AS replies,
        coalesce(sum(p.step) FILTER (WHERE p.state = 'pending'), 0) AS pending,
        coalesce(sum(p.step) FILTER (WHERE p.state = 'approved'), 0) AS approved,
        coalesce(sum(p.step) FILTER (WHERE p.state = 'rejected'), 0) AS rejected,
        coalesce(sum(p.step) FILTER (WHERE p.state = 'deleted'), 0) AS deleted,
        sum(p.step * p.likes) AS likes,
        sum(p.step * p.dislikes) AS dislikes,
        sum(p.step * p.open_reports) AS open_reports
      FROM (%s) p CROSS JOIN LATERAL (VALUES ('all', ''), ('topic', p.topic), ('language', p.language),
        ('district', p.district_id::text), ('author', coalesce(p.farmer_id, p.created_by)::text)) f (facet, value)
      WHERE f.value IS NOT NULL
      GROUP BY 1, 2, 3) sums
    WHERE (posts, replies, pending, approved, rejected, deleted, likes, dislikes, open_reports)
      <> (0, 0, 0, 0, 0, 0, 0, 0, 0)
    ORDER BY 1, 2, 3
    ON CONFLICT (facet, day, value, slot) DO UPDATE SET
      posts = t.posts + excluded.posts, replies = t.replies + excluded.replies,
      pending = t.pending + excluded.pending, approved = t.approved + excluded.approved,
      rejected = t.rejected + excluded.rejected, deleted = t.deleted + excluded.deleted,
      likes = t.likes + excluded.likes, dislikes = t.dislikes + excluded.dislikes,
      open_reports = t.open_reports + excluded.open_reports$sums$,
    CASE TG_OP WHEN 'INSERT' THEN came WHEN 'DELETE' THEN went ELSE came || ' UNION ALL ' || went END);
  RETURN NULL;
END $$;

CREATE TRIGGER tally_days_inserted AFTER INSERT ON posts REFERENCING NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tally_post_days();
CREATE TRIGGER tally_days_updated AFTER UPDATE ON posts REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tally_post_days();
CREATE TRIGGER tally_days_deleted AFTER DELETE ON posts REFERENCING OLD TABLE AS before_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tally_post_days();
-- What is there already counts as it would have then.
CREATE TABLE posts_again (LIKE posts);
CREATE TRIGGER tally_days_inserted AFTER INSERT ON posts_again REFERENCING NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tally_post_days();
INSERT INTO posts_again SELECT * FROM posts;
DROP TABLE posts_again;
