import { sql } from 'kysely';
import type { Transaction } from '../../platform/transaction.ts';
import { fillEmpty, insertMany } from '../bulk-insert.ts';
import type { Random } from '../random.ts';
import { attachmentColumns, mediaColumns, mediaRows } from './attachments.seed.ts';
import { badgeColumns, makeBadges } from './badges.seed.ts';
import { listingColumns, listingRow, makeListings } from './listings.seed.ts';
import { moderators, writers } from './people.ts';
import { makePosts, postColumns, postRow } from './posts.seed.ts';
import { makeReports, reportColumns, type Suspension } from './reports.seed.ts';
import { type HistoryRow, historyColumns, historyOf } from './steps.ts';

export interface ModerationSizes {
  listings: number;
  posts: number;
  reports: number;
  badges: number;
}

const MOST_WRITERS = 4_000;
const sentimentColumns = { post_id: 'uuid', person_id: 'uuid', sentiment: 'text', given_at: 'timestamptz' } as const;

/** Marketplace, forum, reports and badges as a year of farmers and moderators leaves them; every history is the machine's. */
export async function seedModeration(
  trx: Transaction,
  random: Random,
  sizes: ModerationSizes,
  now: Date,
): Promise<void> {
  const people = { writers: await writers(trx, MOST_WRITERS), moderators: await moderators(trx), now };
  if (people.writers.length === 0 || people.moderators.length === 0) return;
  const listings = makeListings(random, sizes.listings, people, now);
  const posts = makePosts(random, sizes.posts, people, now);
  const { reports, suspensions } = makeReports(random, sizes.reports, { posts, listings }, people);
  const openReports = counted(
    reports.filter(({ row }) => row.state === 'open').map(({ row }) => String(row.target_id)),
  );
  const replies = counted(posts.filter(isThere).map(({ parentId }) => parentId ?? ''));
  const sentiments = posts.flatMap(({ id, likedBy, at }) =>
    likedBy.map((person_id) => ({ post_id: id, person_id, sentiment: 'like', given_at: at })),
  );

  await insertMany(trx, 'media', mediaColumns, mediaRows(now));
  await fillEmpty(trx, ['listings', 'posts', 'post_sentiments', 'attachments', 'reports'], async () => {
    await insertMany(
      trx,
      'listings',
      listingColumns,
      listings.map((one) => listingRow(one, openReports.get(one.id) ?? 0)),
    );
    await insertMany(
      trx,
      'posts',
      postColumns,
      posts.map((one) =>
        postRow(one, { replies: replies.get(one.id) ?? 0, openReports: openReports.get(one.id) ?? 0 }),
      ),
    );
    await insertMany(trx, 'post_sentiments', sentimentColumns, sentiments);
    const attachments = [...listings, ...posts].flatMap((one) => one.attachments);
    await insertMany(trx, 'attachments', attachmentColumns, attachments);
    await insertMany(
      trx,
      'reports',
      reportColumns,
      reports.map(({ row }) => row),
    );
  });
  await suspend(trx, suspensions);
  const badges = await makeBadges(trx, random, sizes.badges, people.moderators, now);
  await insertMany(
    trx,
    'badges',
    badgeColumns,
    badges.map(({ row }) => row),
  );

  const history: HistoryRow[] = [
    ...listings.flatMap(({ id, steps }) => historyOf('listing', id, steps)),
    ...posts.flatMap(({ id, steps }) => historyOf('post', id, steps)),
    ...reports.flatMap(({ row, steps }) => historyOf('report', String(row.id), steps)),
    ...suspensions.flatMap(({ farmer, step }) => historyOf('farmer', farmer.id, [step], farmer.version)),
    ...badges.flatMap(({ row, steps }) => historyOf('badge', String(row.id), steps)),
  ];
  await fillEmpty(trx, ['history'], () => insertMany(trx, 'history', historyColumns, history));
  await goOnCounting(trx);
}

function isThere({ steps }: { steps: readonly { to: string }[] }): boolean {
  return steps.at(-1)?.to !== 'deleted';
}

function counted(keys: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const key of keys) found.set(key, (found.get(key) ?? 0) + 1);
  return found;
}

async function suspend(trx: Transaction, suspensions: readonly Suspension[]): Promise<void> {
  const ids = suspensions.map(({ farmer }) => farmer.id);
  if (ids.length === 0) return;
  await trx
    .updateTable('farmers')
    .set((eb) => ({ state: 'suspended', version: eb('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
}

/** The next listing and post made by a person follow the newest of these. */
async function goOnCounting(trx: Transaction): Promise<void> {
  for (const table of ['listings', 'posts']) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'number'), (select max(number) from ${sql.table(table)}))`.execute(
      trx,
    );
  }
}
