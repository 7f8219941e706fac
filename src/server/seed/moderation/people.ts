import { sql } from 'kysely';
import type { Transaction } from '../../platform/transaction.ts';
import type { Random } from '../random.ts';

export interface Writer {
  id: string;
  name: string;
  nameUr: string | null;
  phone: string;
  districtId: string | null;
  tehsilId: string | null;
  tehsil: string;
  tehsilUr: string;
  /** Where they live, as a report of them keeps it. */
  place: string;
  lat: number | null;
  lng: number | null;
  since: Date;
  state: string;
  version: number;
}

export interface Moderator {
  id: string;
  name: string;
}

/** Farmers who write, the named ones first; a few write much and many write little. */
export async function writers(trx: Transaction, max: number): Promise<Writer[]> {
  const { rows } = await sql<Writer>`
    select f.id, f.name, f.name_ur as "nameUr", f.country_code || f.msisdn as phone, f.district_id as "districtId",
      f.tehsil_id as "tehsilId", t.name as tehsil, coalesce(t.name_ur, t.name) as "tehsilUr", f.lat, f.lng,
      concat_ws(', ', nullif(f.village, ''), d.name) as place, f.created_at as since, f.state, f.version
    from farmers f join reference_items t on t.id = f.tehsil_id left join reference_items d on d.id = f.district_id
    where f.state in ('active', 'suspended')
    order by f.created_at, f.id limit ${max}`.execute(trx);
  return rows;
}

/** The colleagues who decide. */
export async function moderators(trx: Transaction): Promise<Moderator[]> {
  const { rows } = await sql<Moderator>`
    select distinct a.id, a.name from accounts a join account_roles r on r.account_id = a.id
    where a.active and r.role in ('Super Admin', 'Admin', 'Ops') order by a.name`.execute(trx);
  return rows;
}

const SKEW = 2.6;

export function pickWriter(random: Random, all: readonly Writer[]): Writer {
  const writer = all[Math.floor(all.length * random.next() ** SKEW)];
  if (!writer) throw new Error('There is nobody who could write');
  return writer;
}
