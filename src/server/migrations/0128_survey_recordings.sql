-- What farmers said where a survey asks for a recording; how long it is stands as the answer. Whoever listens gives it a word.

CREATE TABLE survey_recordings (
  id uuid PRIMARY KEY,
  survey_id uuid NOT NULL,
  call_id uuid NOT NULL,
  input_id text NOT NULL,
  media_id uuid NOT NULL REFERENCES media (id),
  tag text CHECK (char_length(tag) BETWEEN 1 AND 40),
  tagged_by_id uuid,
  tagged_by_name text,
  tagged_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  UNIQUE (survey_id, call_id, input_id),
  FOREIGN KEY (survey_id, call_id, input_id) REFERENCES survey_answers (survey_id, call_id, input_id) ON DELETE CASCADE
);

CREATE INDEX survey_recordings_of_media ON survey_recordings (media_id);
CREATE INDEX survey_recordings_tags ON survey_recordings (survey_id, input_id, tag);
