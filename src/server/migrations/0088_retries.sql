-- The next run tries again whom the last one failed to reach.
ALTER TABLE outreach_jobs ADD COLUMN retries boolean NOT NULL DEFAULT false;
UPDATE outreach_jobs SET retries = true WHERE state = 'scheduled' AND last_event = 'RETRY';
CREATE INDEX text_messages_failed ON text_messages (record_id) WHERE outcome = 'failed' AND NOT may_have_arrived;
