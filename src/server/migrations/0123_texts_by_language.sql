-- One text for all, and one for each language that has its own. A text of before is in Urdu, which most of them speak.
ALTER TABLE campaigns
  ADD COLUMN content_language text NOT NULL DEFAULT 'ur' CHECK (content_language IN ('en', 'ur', 'pa', 'ps', 'sd', 'sk', 'hn')),
  ADD COLUMN content_texts jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(content_texts) = 'object'
    AND NOT content_texts ? content_language);
ALTER TABLE surveys
  ADD COLUMN content_language text NOT NULL DEFAULT 'ur' CHECK (content_language IN ('en', 'ur', 'pa', 'ps', 'sd', 'sk', 'hn')),
  ADD COLUMN content_texts jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(content_texts) = 'object'
    AND NOT content_texts ? content_language);
CREATE OR REPLACE VIEW broadcasts AS
  SELECT 'campaign' AS kind, id, title, content_text, start_dt, end_dt, profiles, crops, locations, machineries, languages,
    livestocks, operator, active_subscriber_range, campaign_files AS sounds, '[]'::jsonb AS questions,
    array_remove(ARRAY[
      CASE WHEN sms_enabled AND content_text ~ '\S' THEN 'sms' END,
      CASE WHEN in_app_enabled AND content_text ~ '\S' THEN 'app' END,
      CASE WHEN obd_enabled AND (campaign_files <> '{}' OR file_name_query IS NOT NULL) THEN 'call' END], NULL) AS channels,
    content_language, content_texts, file_name_query
  FROM campaigns
  UNION ALL
  SELECT 'survey', id, title, content_text, start_dt, end_dt, survey_profiles, survey_crops, survey_locations,
    survey_machineries, survey_languages, survey_livestocks, survey_operator, active_subscriber_range, survey_files,
    survey_inputs,
    array_remove(ARRAY[
      CASE WHEN in_app_enabled AND survey_inputs <> '[]' THEN 'app' END,
      CASE WHEN obd_enabled AND survey_inputs <> '[]' AND survey_files <> '{}' THEN 'call' END], NULL),
    content_language, content_texts, file_name_query
  FROM surveys;
