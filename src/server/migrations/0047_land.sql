-- What is seen of a crop, tags of animals and pictures, the land of farms as an index finds it, and who shares it.
CREATE TABLE crop_stages (
  id uuid PRIMARY KEY,
  farm_crop_id uuid NOT NULL REFERENCES farm_crops (id) ON DELETE CASCADE,
  stage_id uuid NOT NULL REFERENCES reference_items (id),
  seen_on date NOT NULL,
  description text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (farm_crop_id, stage_id)
);
CREATE INDEX farm_crops_of_farm ON farm_crops (farm_id);

ALTER TABLE farmer_livestock ADD COLUMN tags jsonb NOT NULL DEFAULT '[]';

-- The box around a shape: what lies on the same land is looked for among the few whose boxes meet.
ALTER TABLE farms ADD COLUMN extent box, ADD COLUMN overlap_reason text;
CREATE INDEX farms_by_extent ON farms USING gist (extent) WHERE extent IS NOT NULL;

ALTER TABLE attachments DROP CONSTRAINT attachments_owner_check;
ALTER TABLE attachments ADD CONSTRAINT attachments_owner_check CHECK (owner IN ('listing', 'post', 'farmer'));
CREATE TABLE image_tags (
  image_id uuid PRIMARY KEY REFERENCES attachments (id) ON DELETE CASCADE,
  tags jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1
);

-- Land, animals and machines have histories of their own; a farmer's timeline reads them by the farmer.
CREATE INDEX history_of_belongings ON history ((facts ->> 'farmerId'), at DESC)
  WHERE entity IN ('farm', 'livestock', 'machinery');
