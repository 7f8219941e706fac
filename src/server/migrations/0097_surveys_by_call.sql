-- A call plays what is to be heard: a survey goes out by call with a sound alone, as a campaign does. Its questions are
-- what is answered, and nobody reads them aloud.
CREATE OR REPLACE VIEW broadcasts AS
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
      CASE WHEN obd_enabled AND survey_inputs <> '[]' AND survey_files <> '{}' THEN 'call' END], NULL)
  FROM surveys;
