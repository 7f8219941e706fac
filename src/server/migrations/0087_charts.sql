-- What the dashboard draws is counted by ranges of time.
CREATE INDEX subscribers_left ON subscribers (unsubscribed_at) WHERE unsubscribed_at IS NOT NULL;
CREATE INDEX post_sentiments_at ON post_sentiments (given_at);
CREATE INDEX job_runs_by_day ON job_runs (day);
