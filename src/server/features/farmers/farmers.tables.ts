import type { ColumnType, Generated, RawBuilder } from 'kysely';
import type { MergeField, Values } from './merge/merge.fields.ts';
import type { Moved } from './merge/merge.moves.ts';
import type { PairReason } from './merge/pair.reasons.ts';

export type FarmerState = 'pending' | 'active' | 'suspended' | 'rejected' | 'closed' | 'merged';

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
  gender: 'male' | 'female' | 'other' | null;
  /** A day as text, `1976-03-31`. */
  dob: string | null;
  /** Null while nobody said it. */
  phone_type: 'smartphone' | 'featurePhone' | null;
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
  /** Of a merged record: the one that stands in its place, and the state it was in before. */
  merged_into: Generated<string | null>;
  merged_from: Generated<'pending' | 'active' | 'suspended' | null>;
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
  area_reason: string | null;
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

export interface FarmerMergesTable {
  id: string;
  farmer_id: string;
  into_id: string;
  /** What the record that stands took over. */
  fields: ColumnType<{ field: MergeField; before: Values; after: Values }[], string>;
  /** Ids of what went over, by kind. */
  moved: ColumnType<Moved, string>;
  by_id: string | null;
  by_name: string;
  at: Date;
  undone_at: ColumnType<Date | null, Date | null | undefined>;
}

export interface FarmerPairsTable {
  /** The smaller of both ids. */
  one_id: string;
  other_id: string;
  reasons: PairReason[];
  weight: number;
  found_at: Date;
  apart_at: ColumnType<Date | null, Date | null | undefined>;
  apart_by_id: ColumnType<string | null, string | null | undefined>;
  apart_by_name: ColumnType<string | null, string | null | undefined>;
}

export interface FarmBoundariesTable {
  farm_id: string;
  number: number;
  event: 'drawn' | 'redrawn' | 'removed' | 'restored' | 'split' | 'joined';
  shape: ColumnType<Polygon | null, string | null, never>;
  restored: number | null;
  why: string | null;
  by_id: string | null;
  by_name: string;
  at: Date;
}

export interface FarmSplitsTable {
  id: string;
  farm_id: string;
  part_id: string;
  part_title: string;
  /** The last boundary before the cut. */
  before: number;
  kept_acres: number;
  part_acres: number;
  /** Crops of the farm, with what grows of them on the part. */
  divided: ColumnType<{ crop: string; copy: string }[], string, never>;
  why: string | null;
  by_name: string;
  at: Date;
  joined_at: Date | null;
}

interface FarmerTables {
  farmer_pairs: FarmerPairsTable;
  farmers: FarmersTable;
  farmer_merges: FarmerMergesTable;
  farms: FarmsTable;
  farm_boundaries: FarmBoundariesTable;
  farm_splits: FarmSplitsTable;
  farm_crops: FarmCropsTable;
  crop_stages: CropStagesTable;
  farmer_livestock: FarmerLivestockTable;
  image_tags: ImageTagsTable;
  farmer_machineries: FarmerMachineriesTable;
}

declare module '../../schema.ts' {
  interface Schema extends FarmerTables {}
}
