import type { ColumnType, Generated, RawBuilder } from 'kysely';

export type FarmerState = 'pending' | 'active' | 'suspended' | 'rejected' | 'closed';

export interface FarmersTable {
  id: string;
  country_code: string;
  /** Without the country code: 3004417826. */
  msisdn: string;
  name: string;
  name_ur: string | null;
  father_name: string | null;
  /** 13 digits, no dashes. */
  cnic: string | null;
  email: string | null;
  gender: 'male' | 'female' | 'other';
  /** A day as text, `1976-03-31`. */
  dob: string | null;
  phone_type: 'smartphone' | 'featurePhone';
  language_id: string | null;
  occupation_id: string | null;
  province_id: string | null;
  district_id: string | null;
  tehsil_id: string | null;
  village: string | null;
  lat: number | null;
  lng: number | null;
  profile_image: string | null;
  farms: Generated<number>;
  land_acres: Generated<number>;
  state: Generated<FarmerState>;
  status_reason_id: string | null;
  /** Null of a suspension without an end. */
  suspended_until: Date | null;
  agent_id: string | null;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

/** As GeoJSON has it: rings of [longitude, latitude]. */
interface Polygon {
  type: 'Polygon';
  coordinates: [number, number][][];
}

export interface FarmsTable {
  id: string;
  farmer_id: string;
  title: string;
  /** In acres. */
  land_area: number;
  land_unit: Generated<'acre'>;
  location_id: string | null;
  address: string | null;
  soil_type_id: string | null;
  soil_issue_id: string | null;
  irrigation_source_id: string | null;
  land_topography_id: string | null;
  shape: ColumnType<Polygon | null, string | null | undefined, string | null>;
  operator_id: string | null;
  /** The box around the shape, as PostgreSQL writes one. */
  extent: ColumnType<string | null, RawBuilder<string> | string | null | undefined, RawBuilder<string> | string | null>;
  overlap_reason: string | null;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

export interface FarmCropsTable {
  id: string;
  farm_id: string;
  farmer_id: string;
  crop_id: string;
  crop_season_id: string | null;
  sowing_method_id: string | null;
  seed_type_id: string | null;
  /** In acres. */
  cultivated_area: number;
  /** A day as text; null for orchards. */
  sown_on: string | null;
  /** Null between the harvest and the next sowing. */
  growth_stage_id: string | null;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

export interface FarmerLivestockTable {
  id: string;
  farmer_id: string;
  livestock_id: string;
  count: number;
  breed_id: string | null;
  category_id: string | null;
  stage_id: string | null;
  purpose_id: string | null;
  description: string | null;
  tags: ColumnType<string[], string | undefined, string>;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

/** What was seen of a crop on a day. */
export interface CropStagesTable {
  id: string;
  farm_crop_id: string;
  stage_id: string;
  /** A day as text. */
  seen_on: string;
  description: string | null;
  created_at: Date;
  updated_at: Date;
}

export interface ImageTagsTable {
  image_id: string;
  tags: ColumnType<string[], string, string>;
  version: Generated<number>;
}

export interface FarmerMachineriesTable {
  farmer_id: string;
  machinery_id: string;
  created_at: Date;
}

interface FarmerTables {
  farmers: FarmersTable;
  farms: FarmsTable;
  farm_crops: FarmCropsTable;
  crop_stages: CropStagesTable;
  farmer_livestock: FarmerLivestockTable;
  image_tags: ImageTagsTable;
  farmer_machineries: FarmerMachineriesTable;
}

declare module '../../schema.ts' {
  interface Schema extends FarmerTables {}
}
