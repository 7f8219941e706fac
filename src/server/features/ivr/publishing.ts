import type { MenuSource } from '../../../../machines/ivr/menu.ts';
import { conflict, HttpError, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/feature.ts';
import { recordStep } from '../../platform/history.ts';
import { type Transaction, transaction } from '../../platform/transaction.ts';
import { draftState, lockedDraft } from './draft.state.ts';
import { announceMenu, type By } from './draft.store.ts';
import { menuSettings } from './menu.settings.ts';
import { errorsIn } from './publishing.checks.ts';
import { draftSource } from './source.ts';
import { failuresIn, judgedCases, keepTitles } from './test-cases.judged.ts';

type Dependencies = Pick<Services, 'database' | 'clock'>;

interface Publishing {
  name: string | null;
  note: string | null;
  by: By;
  /** What the sender has seen of the draft; null publishes whatever it is. */
  sequence: number | null;
  live: SeenLive;
  /** Nobody asked for this: every change goes live. */
  byItself?: true;
}

/** The revision in force that the sender has seen, null where there was none; undefined takes the place of whatever it is. */
type SeenLive = number | null | undefined;

/** Publishes the draft; refuses while it has errors or a test case fails. */
export async function publish(
  services: Dependencies,
  { name, note, by, sequence, live, byItself }: Publishing,
): Promise<number> {
  const { database, clock } = services;
  const state = await draftState(database);
  if (sequence !== null && sequence !== state.sequence) throw movedOn(state.sequence);
  // Before the transaction: thousands of nodes take a while to check, and the others go on working meanwhile.
  const source = await draftSource(database, state);
  const problems = errorsIn(state.draft, source);
  if (problems.length > 0) {
    const detail = `${problems.length === 1 ? 'One error stands' : `${problems.length} errors stand`} in the way.`;
    throw new HttpError({ status: 409, code: 'problems', detail, extra: { problems: problems.slice(0, 500) } });
  }
  const cases = await judgedCases(database, source);
  const failures = failuresIn(cases);
  if (failures.length > 0) {
    const detail = `Test cases fail: ${failures.map(({ title }) => title).join(', ')}.`.slice(0, 1_000);
    throw new HttpError({ status: 409, code: 'testCases', detail, extra: { failures: failures.slice(0, 200) } });
  }
  return await transaction(database, async (trx) => {
    const now = await lockedDraft(database, trx);
    if (now.sequence !== state.sequence) throw movedOn(now.sequence);
    await stillLive(trx, live);
    await keepTitles(trx, cases, by, clock());
    return await enter(trx, {
      source,
      sequence: state.sequence,
      name,
      note,
      rolledBackTo: null,
      byItself: byItself ?? false,
      by,
      at: clock(),
    });
  });
}

/** Publishes an earlier revision's source again. */
export async function rollBack(
  { database, clock }: Dependencies,
  number: number,
  { note, by, live }: Pick<Publishing, 'note' | 'by' | 'live'>,
): Promise<number> {
  return await transaction(database, async (trx) => {
    await lockedDraft(database, trx);
    await stillLive(trx, live);
    const row = await trx
      .selectFrom('menu_revisions')
      .select(['source', 'sequence'])
      .where('number', '=', number)
      .executeTakeFirst();
    if (!row) throw notFound('such revision');
    const { source, sequence } = row;
    await keepTitles(trx, await judgedCases(trx, source), by, clock());
    return await enter(trx, {
      source,
      sequence,
      name: null,
      note,
      rolledBackTo: number,
      byItself: false,
      by,
      at: clock(),
    });
  });
}

/** Where that is set, a change after which nothing is wrong is heard at once. */
export async function publishAfterChange(services: Dependencies, by: By): Promise<void> {
  const { publishEveryChange } = await menuSettings(services.database);
  if (!publishEveryChange) return;
  try {
    await publish(services, { name: null, note: null, by, sequence: null, live: undefined, byItself: true });
  } catch (error) {
    // What has errors, fails a test case or was changed again meanwhile waits for the next change.
    if (!(error instanceof HttpError)) throw error;
  }
}

async function enter(
  trx: Transaction,
  revision: {
    source: MenuSource;
    sequence: number;
    name: string | null;
    note: string | null;
    rolledBackTo: number | null;
    byItself: boolean;
    by: By;
    at: Date;
  },
): Promise<number> {
  const { source, sequence, name, note, rolledBackTo, byItself, by, at } = revision;
  const { last } = await trx
    .selectFrom('menu_revisions')
    .select((eb) => eb.fn.max('number').as('last'))
    .executeTakeFirstOrThrow();
  const number = (last ?? 0) + 1;
  await trx
    .insertInto('menu_revisions')
    .values({
      number,
      source: JSON.stringify(source),
      sequence,
      nodes: source.nodes.length,
      name,
      note,
      rolled_back_to: rolledBackTo,
      by_itself: byItself,
      by_id: by.id,
      by_name: by.name,
      at,
    })
    .execute();
  const before = await liveNow(trx);
  await trx.updateTable('menu_draft').set({ live: number }).execute();
  const event = rolledBackTo === null ? 'PUBLISH' : 'ROLL_BACK';
  await recordStep(trx, {
    entity: 'menuRevision',
    id: String(number),
    event,
    from: before === null ? null : String(before),
    to: String(number),
    version: 1,
    reason: note,
    ...(name !== null && { facts: { name } }),
    by,
    at,
  });
  await announceMenu(trx, event, sequence, by, at);
  return number;
}

/** Refuses where callers hear another revision than the one that was seen. */
async function stillLive(trx: Transaction, seen: SeenLive): Promise<void> {
  const now = await liveNow(trx);
  if (seen === undefined || seen === now) return;
  const words = `Callers hear revision ${now} since then. Look at it before another one takes its place.`;
  throw conflict('stale', words, { state: 'live', version: now ?? 1, allowed: [] });
}

async function liveNow(trx: Transaction): Promise<number | null> {
  const { live } = await trx.selectFrom('menu_draft').select('live').executeTakeFirstOrThrow();
  return live;
}

function movedOn(sequence: number) {
  const words = 'The draft has changed since it was read. Look at it again before it is published.';
  return conflict('stale', words, { state: 'draft', version: Math.max(1, sequence), allowed: [] });
}
