-- What a farmer works with: land, what grows on it, animals, machines.
-- References are NOT VALID because the tables are empty here: whatever is written later is checked all the same, and
-- the demonstration, which fills them in one go from the reference lists, is spared checking its rows twice.
CREATE TABLE farms (
  id uuid PRIMARY KEY,
  farmer_id uuid NOT NULL,
  title text NOT NULL,
  land_area double precision NOT NULL CHECK (land_area > 0),
  land_unit text NOT NULL DEFAULT 'acre' CHECK (land_unit = 'acre'),
  -- The tehsil in which it lies.
  location_id uuid,
  address text,
  soil_type_id uuid,
  soil_issue_id uuid,
  irrigation_source_id uuid,
  land_topography_id uuid,
  -- A GeoJSON polygon.
  shape jsonb,
  operator_id uuid,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX farms_of_farmer ON farms (farmer_id);
ALTER TABLE farms
  ADD FOREIGN KEY (farmer_id) REFERENCES farmers (id) NOT VALID,
  ADD FOREIGN KEY (location_id) REFERENCES reference_items (id) NOT VALID,
  ADD FOREIGN KEY (soil_type_id) REFERENCES reference_items (id) NOT VALID,
  ADD FOREIGN KEY (soil_issue_id) REFERENCES reference_items (id) NOT VALID,
  ADD FOREIGN KEY (irrigation_source_id) REFERENCES reference_items (id) NOT VALID,
  ADD FOREIGN KEY (land_topography_id) REFERENCES reference_items (id) NOT VALID;

-- The crops of a farm's year; the farmer stands here too, because audiences are counted by crop and farmer.
CREATE TABLE farm_crops (
  id uuid PRIMARY KEY,
  farm_id uuid NOT NULL,
  farmer_id uuid NOT NULL,
  crop_id uuid NOT NULL,
  crop_season_id uuid,
  sowing_method_id uuid,
  seed_type_id uuid,
  cultivated_area double precision NOT NULL CHECK (cultivated_area > 0),
  -- Orchards have none.
  sown_on date,
  -- Where it stands now; null between the harvest and the next sowing.
  growth_stage_id uuid,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX farm_crops_of_farmer ON farm_crops (farmer_id, crop_id);
CREATE INDEX farm_crops_growers ON farm_crops (crop_id, farmer_id);
ALTER TABLE farm_crops
  ADD FOREIGN KEY (farm_id) REFERENCES farms (id) ON DELETE CASCADE NOT VALID,
  ADD FOREIGN KEY (farmer_id) REFERENCES farmers (id) NOT VALID,
  ADD FOREIGN KEY (crop_id) REFERENCES reference_items (id) NOT VALID,
  ADD FOREIGN KEY (crop_season_id) REFERENCES reference_items (id) NOT VALID,
  ADD FOREIGN KEY (sowing_method_id) REFERENCES reference_items (id) NOT VALID,
  ADD FOREIGN KEY (seed_type_id) REFERENCES reference_items (id) NOT VALID,
  ADD FOREIGN KEY (growth_stage_id) REFERENCES reference_items (id) NOT VALID;

CREATE TABLE farmer_livestock (
  id uuid PRIMARY KEY,
  farmer_id uuid NOT NULL,
  livestock_id uuid NOT NULL,
  count integer NOT NULL CHECK (count > 0),
  breed_id uuid,
  category_id uuid,
  stage_id uuid,
  purpose_id uuid,
  description text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX farmer_livestock_of_farmer ON farmer_livestock (farmer_id, livestock_id);
CREATE INDEX farmer_livestock_keepers ON farmer_livestock (livestock_id, farmer_id);
ALTER TABLE farmer_livestock
  ADD FOREIGN KEY (farmer_id) REFERENCES farmers (id) NOT VALID,
  ADD FOREIGN KEY (livestock_id) REFERENCES reference_items (id) NOT VALID,
  ADD FOREIGN KEY (breed_id) REFERENCES reference_items (id) NOT VALID,
  ADD FOREIGN KEY (category_id) REFERENCES reference_items (id) NOT VALID,
  ADD FOREIGN KEY (stage_id) REFERENCES reference_items (id) NOT VALID,
  ADD FOREIGN KEY (purpose_id) REFERENCES reference_items (id) NOT VALID;

CREATE TABLE farmer_machineries (
  farmer_id uuid NOT NULL,
  machinery_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (farmer_id, machinery_id)
);
CREATE INDEX farmer_machineries_owners ON farmer_machineries (machinery_id, farmer_id);
ALTER TABLE farmer_machineries
  ADD FOREIGN KEY (farmer_id) REFERENCES farmers (id) NOT VALID,
  ADD FOREIGN KEY (machinery_id) REFERENCES reference_items (id) NOT VALID;
