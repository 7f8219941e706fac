-- Beside texts, messages to the app and calls that the exchange places go out by jobs; one row a run, number and channel.
ALTER TABLE job_recipients DROP CONSTRAINT job_recipients_channel_check;
ALTER TABLE job_recipients ADD CONSTRAINT job_recipients_channel_check CHECK (channel IN ('sms', 'app', 'call'));
ALTER TABLE text_messages ADD COLUMN channel text NOT NULL DEFAULT 'sms' CHECK (channel IN ('sms', 'app', 'call'));
-- What it has beside its text: of a call what is played and asked.
ALTER TABLE text_messages ADD COLUMN content jsonb;
ALTER TABLE sent_messages DROP CONSTRAINT sent_messages_channel_check;
ALTER TABLE sent_messages ADD CONSTRAINT sent_messages_channel_check CHECK (channel IN ('mail', 'sms', 'app', 'call'));
CREATE INDEX job_recipients_of_operator ON job_recipients (operator, at) WHERE outcome = 'handed';
DROP INDEX job_recipients_to_do;
CREATE INDEX job_recipients_to_do ON job_recipients (run_id, operator, msisdn, channel) WHERE outcome IS NULL;
CREATE INDEX text_messages_waiting ON text_messages (record_id) WHERE outcome IS NULL;

-- Campaigns and surveys under one set of names, with the channels by which each can go out as it stands.
CREATE VIEW broadcasts AS
  SELECT 'campaign' AS kind, id, title, content_text, start_dt, end_dt, profiles, crops, locations, machineries, languages,
    livestocks, operator, active_subscriber_range, campaign_files AS sounds, '[]'::jsonb AS questions,
    array_remove(ARRAY[
      CASE WHEN sms_enabled AND content_text ~ '\S' THEN 'sms' END,
      CASE WHEN in_app_enabled AND content_text ~ '\S' THEN 'app' END,
      CASE WHEN obd_enabled AND (campaign_files <> '{}' OR file_name_query IS NOT NULL) THEN 'call' END], NULL) AS channels
  FROM campaigns
  UNION ALL
  SELECT 'survey', id, title, content_text, start_dt, end_dt, survey_profiles, survey_crops, survey_locations,
    survey_machineries, survey_languages, survey_livestocks, survey_operator, active_subscriber_range, survey_files,
    survey_inputs,
    array_remove(ARRAY[
      CASE WHEN in_app_enabled AND survey_inputs <> '[]' THEN 'app' END,
      CASE WHEN obd_enabled AND survey_inputs <> '[]' THEN 'call' END], NULL)
  FROM surveys;
