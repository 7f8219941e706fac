-- The voice menu: its draft, its revisions and what they refer to; and the campaigns and surveys that it plays.

-- One row. Whoever changes the draft takes the next sequence here, which puts all changes into one order.
CREATE TABLE menu_draft (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  sequence bigint NOT NULL DEFAULT 0 CHECK (sequence >= 0),
  -- The revision that callers hear.
  live integer,
  changed_at timestamptz
);
INSERT INTO menu_draft DEFAULT VALUES;

-- A removed node stays: its uuid is never given away again, and a reader of changes learns of it.
CREATE TABLE menu_nodes (
  id uuid PRIMARY KEY,
  uuid uuid NOT NULL UNIQUE,
  parent_uuid uuid REFERENCES menu_nodes (uuid) DEFERRABLE INITIALLY DEFERRED,
  state text NOT NULL CHECK (state IN ('inactive', 'active', 'deleted')),
  version integer NOT NULL DEFAULT 1,
  -- Of the latest change of this node.
  sequence bigint NOT NULL DEFAULT 0,
  title text NOT NULL,
  seq_order integer NOT NULL,
  special_char text CHECK (special_char ~ '^[0-9*#]$'),
  has_input smallint NOT NULL DEFAULT 1 CHECK (has_input IN (0, 1)),
  node_repeat integer NOT NULL DEFAULT 1 CHECK (node_repeat >= 0),
  child_repeat integer NOT NULL DEFAULT 1 CHECK (child_repeat >= 0),
  max_child_nodes integer NOT NULL DEFAULT 9 CHECK (max_child_nodes >= 0),
  validation_query text,
  file_name_query text,
  patch_data_query text,
  success_node_uuid uuid,
  failed_node_uuid uuid,
  play_success_node_content text NOT NULL DEFAULT 'no' CHECK (play_success_node_content IN ('yes', 'no')),
  play_failed_node_content text NOT NULL DEFAULT 'no' CHECK (play_failed_node_content IN ('yes', 'no')),
  menu_lov_id text,
  recording_enabled boolean NOT NULL DEFAULT false,
  max_duration_seconds integer NOT NULL DEFAULT 60 CHECK (max_duration_seconds >= 0),
  max_silence_seconds integer NOT NULL DEFAULT 5 CHECK (max_silence_seconds >= 0),
  recording_path_id text,
  -- Kind of link → [{id, target}], in order; a node is one value, so its links travel and are versioned with it.
  links jsonb NOT NULL DEFAULT '{}',
  -- Language → {mediaId, name, seconds}.
  audio jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  state_since timestamptz NOT NULL,
  last_event text NOT NULL,
  last_from text,
  last_by_id uuid,
  last_by_name text NOT NULL,
  last_at timestamptz NOT NULL,
  last_reason text
);
CREATE UNIQUE INDEX menu_nodes_one_root ON menu_nodes ((true)) WHERE parent_uuid IS NULL AND state <> 'deleted';
CREATE INDEX menu_nodes_of_parent ON menu_nodes (parent_uuid, seq_order) WHERE state <> 'deleted';
CREATE INDEX menu_nodes_by_sequence ON menu_nodes (sequence);
-- Who links to this, and which node has this link.
CREATE INDEX menu_nodes_by_link ON menu_nodes USING gin (links jsonb_path_ops);
CREATE INDEX menu_nodes_by_success ON menu_nodes (success_node_uuid) WHERE success_node_uuid IS NOT NULL;
CREATE INDEX menu_nodes_by_failed ON menu_nodes (failed_node_uuid) WHERE failed_node_uuid IS NOT NULL;

CREATE TABLE welcome_boxes (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  sequence bigint NOT NULL DEFAULT 0,
  deleted boolean NOT NULL DEFAULT false,
  title text NOT NULL,
  seq_order integer NOT NULL,
  active smallint NOT NULL DEFAULT 1 CHECK (active IN (0, 1)),
  action_type text NOT NULL DEFAULT 'none' CHECK (action_type IN ('none', 'api', 'trunk')),
  action_id uuid,
  file_name text,
  file_name_query text,
  validation_query text,
  parent_node_uuid uuid,
  child_node_uuid uuid,
  audio jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  changed_by_id uuid,
  changed_by_name text NOT NULL
);
CREATE INDEX welcome_boxes_in_order ON welcome_boxes (seq_order, id) WHERE NOT deleted;
CREATE INDEX welcome_boxes_by_sequence ON welcome_boxes (sequence);

-- `code` is what the list of API actions and trunk actions has always called them by.
CREATE TABLE api_call_details (
  id uuid PRIMARY KEY,
  code text NOT NULL UNIQUE,
  version integer NOT NULL DEFAULT 1,
  title text NOT NULL,
  title_ur text,
  method text NOT NULL CHECK (method IN ('GET', 'POST', 'PUT', 'PATCH', 'DELETE')),
  url text NOT NULL,
  body text,
  query_string text,
  update_core boolean NOT NULL DEFAULT false,
  active smallint NOT NULL DEFAULT 1 CHECK (active IN (0, 1)),
  seq_order integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  changed_by_id uuid,
  changed_by_name text NOT NULL
);

CREATE TABLE trunk_call_details (
  id uuid PRIMARY KEY,
  code text NOT NULL UNIQUE,
  version integer NOT NULL DEFAULT 1,
  title text NOT NULL,
  title_ur text,
  trunk_name text NOT NULL,
  endpoint text NOT NULL,
  mask text,
  stasis_name text NOT NULL,
  active smallint NOT NULL DEFAULT 1 CHECK (active IN (0, 1)),
  offtime_content_id uuid,
  -- [{days, from, to}]: ISO weekdays and HH:mm in Karachi; empty is always.
  dialing_timings jsonb NOT NULL DEFAULT '[]',
  recording_timings jsonb NOT NULL DEFAULT '[]',
  seq_order integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  changed_by_id uuid,
  changed_by_name text NOT NULL
);

-- Sounds that links and file queries name.
CREATE TABLE content_files (
  id uuid PRIMARY KEY,
  code text NOT NULL UNIQUE,
  version integer NOT NULL DEFAULT 1,
  title text NOT NULL,
  title_ur text,
  audio jsonb NOT NULL DEFAULT '{}',
  active boolean NOT NULL DEFAULT true,
  seq_order integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

-- Every sound that was uploaded for the menu, by its name: what `fileName` and file queries can name.
CREATE TABLE menu_sounds (
  media_id uuid PRIMARY KEY REFERENCES media (id),
  name text NOT NULL,
  language text NOT NULL CHECK (language IN ('en', 'ur', 'pa', 'ps', 'sd', 'sk', 'hn')),
  seconds double precision NOT NULL CHECK (seconds >= 0),
  created_at timestamptz NOT NULL,
  created_by uuid
);
CREATE INDEX menu_sounds_by_name ON menu_sounds (name);

-- What was published, whole and for good.
CREATE TABLE menu_revisions (
  number integer PRIMARY KEY CHECK (number > 0),
  source jsonb NOT NULL,
  -- The draft's sequence that it shows; a later one of the draft is not published yet.
  sequence bigint NOT NULL,
  nodes integer NOT NULL,
  note text,
  -- The earlier revision whose source this one publishes again.
  rolled_back_to integer REFERENCES menu_revisions (number),
  by_id uuid,
  by_name text NOT NULL,
  at timestamptz NOT NULL
);
ALTER TABLE menu_draft ADD FOREIGN KEY (live) REFERENCES menu_revisions (number);

CREATE TABLE menu_test_cases (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  title text NOT NULL,
  caller jsonb NOT NULL,
  at timestamptz NOT NULL,
  start_at uuid,
  events jsonb NOT NULL,
  expected jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  changed_by_id uuid,
  changed_by_name text NOT NULL
);

-- Who has the designer open, and at which node.
CREATE TABLE menu_presence (
  person_id uuid PRIMARY KEY,
  person_name text NOT NULL,
  node_uuid uuid,
  until timestamptz NOT NULL
);

CREATE TABLE campaigns (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  campaign_type_id uuid NOT NULL REFERENCES reference_items (id),
  campaign_category_id uuid NOT NULL REFERENCES reference_items (id),
  title text NOT NULL,
  content_text text,
  content_text_long text,
  audio_file uuid REFERENCES media (id),
  content_video uuid REFERENCES media (id),
  content_image uuid REFERENCES media (id),
  promo_data jsonb,
  start_dt date NOT NULL,
  end_dt date NOT NULL,
  -- Lists of ids of reference items; an empty one means everybody.
  profiles jsonb NOT NULL DEFAULT '[]',
  crops jsonb NOT NULL DEFAULT '[]',
  locations jsonb NOT NULL DEFAULT '[]',
  machineries jsonb NOT NULL DEFAULT '[]',
  languages jsonb NOT NULL DEFAULT '[]',
  livestocks jsonb NOT NULL DEFAULT '[]',
  operator jsonb NOT NULL DEFAULT '[]',
  is_user_charged boolean NOT NULL DEFAULT false,
  is_user_purged boolean NOT NULL DEFAULT false,
  sms_enabled boolean NOT NULL DEFAULT false,
  in_app_enabled boolean NOT NULL DEFAULT false,
  obd_enabled boolean NOT NULL DEFAULT false,
  ivr_enabled boolean NOT NULL DEFAULT false,
  validation_query text,
  data_query text,
  file_name_query text,
  -- Language → {mediaId, name, seconds}.
  campaign_files jsonb NOT NULL DEFAULT '{}',
  recording_enabled boolean NOT NULL DEFAULT false,
  max_duration_seconds integer NOT NULL DEFAULT 60 CHECK (max_duration_seconds >= 0),
  max_silence_seconds integer NOT NULL DEFAULT 5 CHECK (max_silence_seconds >= 0),
  recording_path_id text,
  recording_end_files jsonb NOT NULL DEFAULT '[]',
  active_subscriber_range uuid REFERENCES reference_items (id),
  once_per_call boolean NOT NULL DEFAULT true,
  once_per_call_global boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  created_by_id uuid,
  created_by_name text NOT NULL,
  CHECK (end_dt >= start_dt)
);
CREATE INDEX campaigns_newest ON campaigns (start_dt DESC, id);
CREATE INDEX campaigns_by_category ON campaigns (campaign_category_id, start_dt DESC);

CREATE TABLE surveys (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  survey_category_id uuid NOT NULL REFERENCES reference_items (id),
  title text NOT NULL,
  content_text text,
  content_text_long text,
  audio_file uuid REFERENCES media (id),
  content_video uuid REFERENCES media (id),
  content_image uuid REFERENCES media (id),
  promo_data jsonb,
  start_dt date NOT NULL,
  end_dt date NOT NULL,
  -- [{id, title, keys: [{key, label}]}]: asked one after another.
  survey_inputs jsonb NOT NULL DEFAULT '[]',
  survey_profiles jsonb NOT NULL DEFAULT '[]',
  survey_crops jsonb NOT NULL DEFAULT '[]',
  survey_locations jsonb NOT NULL DEFAULT '[]',
  survey_machineries jsonb NOT NULL DEFAULT '[]',
  survey_languages jsonb NOT NULL DEFAULT '[]',
  survey_livestocks jsonb NOT NULL DEFAULT '[]',
  survey_operator jsonb NOT NULL DEFAULT '[]',
  is_user_charged boolean NOT NULL DEFAULT false,
  is_user_purged boolean NOT NULL DEFAULT false,
  in_app_enabled boolean NOT NULL DEFAULT false,
  obd_enabled boolean NOT NULL DEFAULT false,
  ivr_enabled boolean NOT NULL DEFAULT false,
  validation_query text,
  data_query text,
  file_name_query text,
  survey_files jsonb NOT NULL DEFAULT '{}',
  recording_enabled boolean NOT NULL DEFAULT false,
  max_duration_seconds integer NOT NULL DEFAULT 60 CHECK (max_duration_seconds >= 0),
  max_silence_seconds integer NOT NULL DEFAULT 5 CHECK (max_silence_seconds >= 0),
  recording_path_id text,
  recording_end_files jsonb NOT NULL DEFAULT '[]',
  active_subscriber_range uuid REFERENCES reference_items (id),
  once_per_call boolean NOT NULL DEFAULT true,
  once_per_call_global boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  created_by_id uuid,
  created_by_name text NOT NULL,
  CHECK (end_dt >= start_dt)
);
CREATE INDEX surveys_newest ON surveys (start_dt DESC, id);

-- These three have tables of their own now; until here they were names with nothing behind them.
DELETE FROM reference_items WHERE list IN ('api-action', 'trunk-action', 'content-file');
