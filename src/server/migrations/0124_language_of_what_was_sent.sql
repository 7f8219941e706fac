-- In which language somebody was written to or called: what a campaign has and what somebody speaks are others later.
ALTER TABLE job_recipients
  ADD COLUMN language text CHECK (language IN ('en', 'ur', 'pa', 'ps', 'sd', 'sk', 'hn'));
