import type { Generated } from 'kysely';

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
  agent_id: string | null;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

export interface FarmerTables {
  farmers: FarmersTable;
}
