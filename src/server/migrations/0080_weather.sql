-- The forecast that was fetched last for each tehsil. A new one takes its place; what people changed stands beside it.
CREATE TABLE weather_forecasts (
  tehsil_id uuid PRIMARY KEY REFERENCES reference_items (id) ON DELETE CASCADE,
  provider text NOT NULL,
  fetched_at timestamptz NOT NULL,
  first_day date NOT NULL,
  -- Of each day an object, from the first one on; of each hour the same, 24 a day.
  days jsonb NOT NULL,
  hours jsonb NOT NULL
);

-- What people changed in the forecast of a place, for a day or for one hour of it.
CREATE TABLE weather_changes (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  tehsil_id uuid NOT NULL REFERENCES reference_items (id) ON DELETE CASCADE,
  day date NOT NULL,
  hour smallint CHECK (hour BETWEEN 0 AND 23),
  values jsonb NOT NULL,
  -- The fields that were changed, as they were forecast then.
  forecast jsonb NOT NULL,
  updated_by uuid,
  updated_by_name text NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE NULLS NOT DISTINCT (tehsil_id, day, hour)
);
CREATE INDEX weather_changes_day ON weather_changes (day, hour);

-- The video in which the outlook is told: one row, of the one that was set last.
CREATE TABLE weather_outlook (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  version integer NOT NULL,
  video_url text NOT NULL,
  updated_by uuid,
  updated_by_name text NOT NULL,
  updated_at timestamptz NOT NULL
);
