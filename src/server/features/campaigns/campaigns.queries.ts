import { type Expression, type SqlBool, sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import type { Database } from '../../platform/database.ts';
import type { Services } from '../../platform/feature.ts';
import { contains } from '../../records/conditions.ts';
import { tallies } from '../../records/tallies.ts';
import { addresser, broadcastOf } from './broadcast.ts';

type Campaign = components['schemas']['Campaign'];

export interface CampaignFilter {
  search?: string;
  category?: string;
  month?: number;
  year?: number;
}

/** Campaigns under these filters, the newest first. */
export async function listCampaigns(
  services: Pick<Services, 'database' | 'clock'>,
  filter: CampaignFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  const { database } = services;
  const addressOf = await addresser(services);
  const total = await countCampaigns(database, filter);
  const rows =
    limit === 0
      ? []
      : await selected(database)
          .where((eb) => eb.and(conditions(filter)))
          .orderBy('c.start_dt', 'desc')
          .orderBy('c.id')
          .limit(limit)
          .offset(offset)
          .execute();
  return { items: rows.map((row) => campaignOf(row, addressOf)), total, limit, offset };
}

/** Of all, or all of a category, without reading them. */
async function countCampaigns(database: Database, filter: CampaignFilter): Promise<number> {
  const { category, ...others } = filter;
  if (Object.values(others).every((asked) => asked === undefined || asked === '')) {
    const { kept = 0 } = await tallies(database, 'campaign', category === undefined ? undefined : [category]);
    return kept;
  }
  const { total } = await database
    .selectFrom('campaigns as c')
    .where((eb) => eb.and(conditions(filter)))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export async function findCampaign(
  services: Pick<Services, 'database' | 'clock'>,
  id: string,
): Promise<Campaign | undefined> {
  const row = await selected(services.database).where('c.id', '=', id).executeTakeFirst();
  return row && campaignOf(row, await addresser(services));
}

function selected(database: Database) {
  return database
    .selectFrom('campaigns as c')
    .innerJoin('reference_items as t', 't.id', 'c.campaign_type_id')
    .innerJoin('reference_items as g', 'g.id', 'c.campaign_category_id')
    .selectAll('c')
    .select(['t.name as type_name', 'g.name as category_name']);
}

/** A month without a year is that month of any year. */
function conditions({ search, category, month, year }: CampaignFilter): Expression<SqlBool>[] {
  const all: Expression<SqlBool>[] = [];
  if (search) all.push(contains(['c.title'], search.trim()));
  if (category !== undefined) all.push(sql<boolean>`c.campaign_category_id = ${category}::uuid`);
  if (year !== undefined) {
    const from = `${year}-${String(month ?? 1).padStart(2, '0')}-01`;
    const length = month === undefined ? '1 year' : '1 month';
    all.push(sql<boolean>`c.start_dt < ${from}::date + ${length}::interval and c.end_dt >= ${from}::date`);
  } else if (month !== undefined) {
    all.push(
      sql<boolean>`exists (select from generate_series(date_trunc('month', c.start_dt), c.end_dt, '1 month') as day
        where extract(month from day) = ${month})`,
    );
  }
  return all;
}

type Row = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number];

function campaignOf(row: Row, addressOf: (mediaId: string) => string): Campaign {
  return {
    ...broadcastOf(row, addressOf),
    campaignTypeId: row.campaign_type_id,
    campaignType: { id: row.campaign_type_id, title: row.type_name },
    campaignCategoryId: row.campaign_category_id,
    campaignCategory: { id: row.campaign_category_id, title: row.category_name },
    profiles: [...row.profiles],
    crops: [...row.crops],
    locations: [...row.locations],
    machineries: [...row.machineries],
    languages: [...row.languages],
    livestocks: [...row.livestocks],
    operator: [...row.operator],
    smsEnabled: row.sms_enabled,
    campaignFiles: row.campaign_files,
  };
}
