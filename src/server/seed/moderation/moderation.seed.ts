import { sql } from 'kysely';
import type { Transaction } from '../../platform/transaction.ts';
import { fillEmpty, insertMany, insertReady, type ReadyRows, readyRows } from '../bulk-insert.ts';
import { chanceOf, type Random } from '../random.ts';
import { attachmentColumns, mediaColumns, mediaRows } from './attachments.seed.ts';
import { badgeColumns, makeBadges } from './badges.seed.ts';
import { listingColumns, listingRow, makeListings } from './listings.seed.ts';
import { drawLately, escalationColumns, handOn, secondLookColumns } from './marks.seed.ts';
import { type Moderator, moderators, type Writer, writers } from './people.ts';
import { makePosts, postColumns, postRow } from './posts.seed.ts';
import { makeReports, reportColumns } from './reports.seed.ts';
import { type HistoryRow, historyColumns, historyOf, type SeedStep } from './steps.ts';

export interface ModerationSizes {
  listings: number;
  posts: number;
  reports: number;
  badges: number;
}

const MAX_WRITERS = 4_000;
const sentimentColumns = { post_id: 'uuid', person_id: 'uuid', sentiment: 'text', given_at: 'timestamptz' } as const;

/** Who writes and who decides, of those who are in the database. */
export interface ModerationPeople {
  writers: Writer[];
  moderators: Moderator[];
}

export interface ModerationRows {
  media: ReadyRows;
  listings: ReadyRows;
  posts: ReadyRows;
  sentiments: ReadyRows;
  attachments: ReadyRows;
  reports: ReadyRows;
  history: ReadyRows;
  escalations: ReadyRows;
  secondLooks: ReadyRows;
  suspended: string[];
  moderators: Moderator[];
}

/** Null where nobody writes, or nobody decides. */
export async function moderationPeople(trx: Transaction): Promise<ModerationPeople | null> {
  const people = { writers: await writers(trx, MAX_WRITERS), moderators: await moderators(trx) };
  return people.writers.length === 0 || people.moderators.length === 0 ? null : people;
}

/** Marketplace, forum and reports as a year of farmers and moderators leaves them; every history is the machine's. */
export function makeModerationRows(
  random: Random,
  sizes: ModerationSizes,
  people: ModerationPeople,
  now: Date,
): ModerationRows {
  const listings = makeListings(random, sizes.listings, people, now);
  const posts = makePosts(random, sizes.posts, people, now);
  const { reports, suspensions } = makeReports(random, sizes.reports, { posts, listings }, { ...people, now });
  const judged = [
    { entity: 'listing', of: listings.map(({ id, fixed, steps }) => ({ id, at: fixed.created_at, steps })) },
    { entity: 'post', of: posts },
  ];
  const escalations = judged.flatMap(({ entity, of }) =>
    handOn(
      entity,
      of.filter(({ steps }) => steps.at(-1)?.to.startsWith('pending')),
      people.moderators,
      now,
    ),
  );
  const isDecision = ({ event }: SeedStep) => ['SET_STATUS', 'APPROVE', 'REJECT'].includes(event);
  const drawn = judged.flatMap(({ entity, of }) => drawLately(entity, of, isDecision));
  const openReports = counted(
    reports.filter(({ row }) => row.state === 'open').map(({ row }) => String(row.target_id)),
  );
  const replies = counted(posts.filter(isThere).map(({ parentId }) => parentId ?? ''));
  const sentiments = posts.flatMap(({ id, likedBy, dislikedBy, at }) => [
    ...likedBy.map((person_id) => ({ post_id: id, person_id, sentiment: 'like', given_at: at })),
    ...dislikedBy.map((person_id) => ({ post_id: id, person_id, sentiment: 'dislike', given_at: at })),
  ]);
  const history: HistoryRow[] = [
    ...listings.flatMap(({ id, steps }) => historyOf('listing', id, steps)),
    ...posts.flatMap(({ id, steps }) => historyOf('post', id, steps)),
    ...reports.flatMap(({ row, steps }) => historyOf('report', String(row.id), steps)),
    ...suspensions.flatMap(({ farmer, step }) => historyOf('farmer', farmer.id, [step], farmer.version)),
  ];
  return {
    media: readyRows(mediaColumns, mediaRows(now)),
    listings: readyRows(
      listingColumns,
      listings.map((one) => listingRow(one, openReports.get(one.id) ?? 0)),
    ),
    posts: readyRows(
      postColumns,
      posts.map((one) =>
        postRow(one, { replies: replies.get(one.id) ?? 0, openReports: openReports.get(one.id) ?? 0 }),
      ),
    ),
    sentiments: readyRows(sentimentColumns, sentiments),
    attachments: readyRows(
      attachmentColumns,
      [...listings, ...posts].flatMap((one) => one.attachments),
    ),
    reports: readyRows(
      reportColumns,
      reports.map(({ row }) => row),
    ),
    history: readyRows(historyColumns, history),
    escalations: readyRows(escalationColumns, escalations),
    secondLooks: readyRows(secondLookColumns, drawn),
    suspended: suspensions.map(({ farmer }) => farmer.id),
    moderators: people.moderators,
  };
}

/** Inserts these, and the badges that the nightly rule finds in them. */
export async function insertModeration(
  trx: Transaction,
  rows: ModerationRows,
  maxBadges: number,
  now: Date,
): Promise<void> {
  await insertReady(trx, 'media', rows.media);
  await fillEmpty(trx, ['listings', 'posts', 'post_sentiments', 'attachments', 'reports'], async () => {
    await insertReady(trx, 'listings', rows.listings);
    await insertReady(trx, 'posts', rows.posts);
    await insertReady(trx, 'post_sentiments', rows.sentiments);
    await insertReady(trx, 'attachments', rows.attachments);
    await insertReady(trx, 'reports', rows.reports);
    await insertReady(trx, 'escalations', rows.escalations);
    await insertReady(trx, 'second_looks', rows.secondLooks);
  });
  await suspend(trx, rows.suspended);
  const badges = await makeBadges(trx, chanceOf('badges'), maxBadges, rows.moderators, now);
  await insertMany(
    trx,
    'badges',
    badgeColumns,
    badges.map(({ row }) => row),
  );
  await fillEmpty(trx, ['history'], async () => {
    await insertReady(trx, 'history', rows.history);
    const ofBadges = badges.flatMap(({ row, steps }) => historyOf('badge', String(row.id), steps));
    await insertMany(trx, 'history', historyColumns, ofBadges);
  });
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

async function suspend(trx: Transaction, ids: readonly string[]): Promise<void> {
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
