-- What somebody has written, the latest first, for their own dashboard.
CREATE INDEX campaigns_of_author ON campaigns (created_by_id, updated_at DESC);
CREATE INDEX surveys_of_author ON surveys (created_by_id, updated_at DESC);
CREATE INDEX outreach_jobs_of_survey ON outreach_jobs (survey_id) WHERE survey_id IS NOT NULL;
