-- What surveys found: one row a call in which one was asked, and one an answer.

CREATE TABLE survey_calls (
  survey_id uuid NOT NULL REFERENCES surveys (id),
  call_id uuid NOT NULL,
  country_code text,
  msisdn text COLLATE "C",
  language text CHECK (language IN ('en', 'ur', 'pa', 'ps', 'sd', 'sk', 'hn')),
  -- Nobody was asked: somebody tried how it sounds.
  is_trial boolean NOT NULL,
  asked_at timestamptz NOT NULL,
  PRIMARY KEY (survey_id, call_id)
);

CREATE TABLE survey_answers (
  survey_id uuid NOT NULL,
  call_id uuid NOT NULL,
  input_id text NOT NULL,
  key text NOT NULL,
  answered_at timestamptz NOT NULL,
  PRIMARY KEY (survey_id, call_id, input_id),
  FOREIGN KEY (survey_id, call_id) REFERENCES survey_calls (survey_id, call_id) ON DELETE CASCADE
);
