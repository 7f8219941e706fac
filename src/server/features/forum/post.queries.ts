import { type SelectQueryBuilder, sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import type { Services } from '../../platform/feature.ts';
import type { Executor } from '../../platform/transaction.ts';
import { type Attachment, attachmentsOf } from '../../records/attachments.store.ts';
import { orderBy } from '../../records/conditions.ts';
import { lastStepOf } from '../../records/last-step.ts';
import { type PostFilter, postConditions } from './post.filter.ts';

export type Post = components['schemas']['Post'];

type Parts = Pick<Services, 'database' | 'clock'>;

const sortColumns = {
  number: 'p.number',
  createdAt: 'p.created_at',
  stateSince: 'p.state_since',
  replies: 'p.replies',
  likes: 'p.likes',
  risk: `array_position('{low,medium,high}'::text[], p.risk)`,
} as const;

export async function listPosts(
  services: Parts,
  filter: PostFilter,
  page: { sort: string; limit: number; offset: number },
  readerId: string,
): Promise<Post[]> {
  const rows = await wholeRows(services.database, services.clock(), readerId)
    .where((eb) => eb.and(postConditions(filter)))
    .orderBy(orderBy(page.sort, sortColumns, 'p.number'))
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return await postsOf(services, rows);
}

export async function findPost(services: Parts, id: string, readerId: string): Promise<Post | undefined> {
  const rows = await wholeRows(services.database, services.clock(), readerId).where('p.id', '=', id).execute();
  return (await postsOf(services, rows))[0];
}

/** A whole thread but for what was deleted, the post that opened it first, then as they were written: two in one millisecond by their number. */
export async function listThread(
  services: Parts,
  rootId: string,
  page: { limit: number; offset: number },
  readerId: string,
) {
  const thread = services.database
    .selectFrom('posts as p')
    .where('p.root_id', '=', rootId)
    .where('p.state', '<>', 'deleted');
  const { total } = await thread.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await wholeRows(services.database, services.clock(), readerId)
    .where('p.root_id', '=', rootId)
    .where('p.state', '<>', 'deleted')
    .orderBy(sql`(p.id = p.root_id) desc, p.created_at, p.number`)
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { total, items: await postsOf(services, rows) };
}

function wholeRows(db: Executor, now: Date, readerId: string) {
  return db
    .selectFrom('posts as p')
    .leftJoin('reference_items as district', 'district.id', 'p.district_id')
    .leftJoin('post_sentiments as mine', (join) =>
      join.onRef('mine.post_id', '=', 'p.id').on('mine.person_id', '=', readerId),
    )
    .leftJoin('claims as c', (join) =>
      join.on('c.entity', '=', 'post').on(sql<boolean>`c.record_id = p.id::text`).on('c.until', '>', now),
    )
    .selectAll('p')
    .select([
      'district.name as district_title',
      'mine.sentiment as mine',
      'c.person_id as claim_by',
      'c.person_name as claim_name',
      'c.until as claim_until',
    ]);
}

type RowOf<Query> = Query extends SelectQueryBuilder<infer _Db, infer _Tables, infer Row> ? Row : never;
type WholeRow = RowOf<ReturnType<typeof wholeRows>>;

async function postsOf(services: Parts, rows: WholeRow[]): Promise<Post[]> {
  const media = await attachmentsOf(
    services,
    services.database,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => postOf(row, media.get(row.id) ?? []));
}

function postOf(row: WholeRow, media: Attachment[]): Post {
  return {
    id: row.id,
    number: row.number,
    state: row.state as Post['state'],
    version: row.version,
    content: row.content,
    language: row.language,
    type: row.type,
    topic: row.topic,
    parentId: row.parent_id,
    rootId: row.root_id,
    creator: authorOf(row, row.district_title),
    lat: row.lat,
    lng: row.lng,
    media,
    replies: row.replies,
    sentiments: { like: row.likes, dislike: row.dislikes, yours: row.mine },
    risk: { level: row.risk, reasons: row.risk_reasons as Post['risk']['reasons'] },
    openReports: row.open_reports,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    stateSince: row.state_since.toISOString(),
    lastStep: { ...lastStepOf(row), reason: row.last_reason },
    claim:
      row.claim_by && row.claim_name && row.claim_until
        ? { by: { id: row.claim_by, name: row.claim_name }, until: row.claim_until.toISOString() }
        : null,
  };
}

export function authorOf(
  row: { farmer_id: string | null; created_by: string | null; author_name: string; author_name_ur: string | null },
  district: string | null,
): Post['creator'] {
  return {
    id: row.farmer_id ?? row.created_by,
    name: row.author_name,
    nameUr: row.author_name_ur,
    kind: row.farmer_id === null ? 'staff' : 'farmer',
    district,
  };
}
