import { sql } from 'kysely';
import { badgePolicy } from '../../../../machines/badges/badge.policy.ts';
import type { Database } from '../../platform/database.ts';
import type { Services } from '../../platform/feature.ts';
import { serviceWith } from '../../platform/service.ts';
import { type Transaction, transaction } from '../../platform/transaction.ts';
import type { NewColumns } from '../../records/records.tables.ts';
import { badgeEntity } from './badges.entity.ts';
import type { BadgeReason, BadgesTable } from './badges.tables.ts';

/** What can be measured about a farmer; a kind of badge names one of these and how much of it is needed. */
export const measures = {
  approvedReplies: {
    words: 'Approved replies in 90 days',
    count: sql<Counted>`
      select farmer_id, count(*)::int as n from posts
      where state = 'approved' and parent_id is not null and created_at > now_at - interval '90 days' group by 1`,
  },
  approvedPosts: {
    words: 'Approved posts in 90 days',
    count: sql<Counted>`
      select farmer_id, count(*)::int as n from posts
      where state = 'approved' and parent_id is null and created_at > now_at - interval '90 days' group by 1`,
  },
  likes: {
    words: 'Likes received in all',
    count: sql<Counted>`select farmer_id, sum(likes)::int as n from posts where state = 'approved' group by 1`,
  },
  pictures: {
    words: 'Approved posts with a picture, sound or film',
    count: sql<Counted>`
      select farmer_id, count(*)::int as n from posts p
      where state = 'approved' and exists (select from attachments a where a.owner_id = p.id) group by 1`,
  },
  places: {
    words: 'Approved posts that say where they were seen',
    count: sql<Counted>`
      select farmer_id, count(*)::int as n from posts where state = 'approved' and lat is not null group by 1`,
  },
  approvedListings: {
    words: 'Approved listings in 180 days',
    count: sql<Counted>`
      select farmer_id, count(*)::int as n from listings
      where review = 'approved' and created_at > now_at - interval '180 days' group by 1`,
  },
} as const;

interface Counted {
  farmer_id: string;
  n: number;
}

export interface Recommendation {
  badgeId: string;
  farmerId: string;
  farmerName: string;
  reasons: BadgeReason[];
}

/** Days for which a rejected badge is not recommended again. */
const REST_DAYS = 90;

/** Whom the rules recommend now: active farmers who have enough, without this badge, an open recommendation or a fresh refusal. */
export async function recommendations(reader: Database | Transaction, now: Date): Promise<Recommendation[]> {
  const kinds = await reader
    .selectFrom('reference_items')
    .select(['id', 'attributes'])
    .where('list', '=', 'badge')
    .where('active', '=', true)
    .orderBy('sort')
    .execute();
  const found: Recommendation[] = [];
  for (const { id, attributes } of kinds) {
    const { measure: name, needed } = attributes;
    if (name === undefined || needed === undefined) continue;
    const { words, count } = measures[name];
    const { rows } = await sql<Counted & { name: string }>`
      with moment as (select ${now}::timestamptz as now_at),
        counted as (select c.farmer_id, c.n from moment, lateral (${count}) c)
      select f.id as farmer_id, f.name, c.n
      from counted c join farmers f on f.id = c.farmer_id
      where c.n >= ${needed} and f.state = 'active'
        and not exists (
          select from badges b where b.farmer_id = f.id and b.badge_id = ${id}
            and (b.state in ('recommended', 'accepted', 'assigned')
              or (b.state = 'rejected' and b.state_since > ${now}::timestamptz - make_interval(days => ${REST_DAYS}))))
      order by c.n desc, f.id`.execute(reader);
    for (const row of rows) {
      const reasons = [{ words, value: row.n, needed }];
      found.push({ badgeId: id, farmerId: row.farmer_id, farmerName: row.name, reasons });
    }
  }
  return found;
}

const ROWS_A_TRANSACTION = 200;

type Needed = Pick<Services, 'database' | 'clock' | 'newId'>;
type Badges = ReturnType<typeof badgeEntity>;

/** The nightly run: enters what the rules recommend and returns how many that were. */
export async function recommendBadges(services: Needed): Promise<number> {
  return await enterRecommendations(services, await recommendations(services.database, services.clock()));
}

export async function enterRecommendations(services: Needed, wanted: readonly Recommendation[]): Promise<number> {
  const badges = badgeEntity(services);
  const at = services.clock();
  let entered = 0;
  for (let start = 0; start < wanted.length; start += ROWS_A_TRANSACTION) {
    const some = wanted.slice(start, start + ROWS_A_TRANSACTION);
    entered += await transaction(services.database, async (trx) => {
      let n = 0;
      for (const one of some) if (await recommend(trx, badges, services.newId(), one, at)) n++;
      return n;
    });
  }
  return entered;
}

/** Null when the farmer has got the badge meanwhile. */
async function recommend(trx: Transaction, badges: Badges, id: string, wanted: Recommendation, at: Date) {
  return await badges.create(trx, {
    id,
    event: { type: 'RECOMMEND' },
    actor: serviceWith(badgePolicy.RECOMMEND),
    at,
    columns: {
      badge_id: wanted.badgeId,
      farmer_id: wanted.farmerId,
      farmer_name: wanted.farmerName,
      reasons: JSON.stringify(wanted.reasons),
      created_at: at,
    } satisfies NewColumns<BadgesTable>,
    facts: { reasons: wanted.reasons },
  });
}
