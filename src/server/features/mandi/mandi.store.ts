import { sql } from 'kysely';
import type { ListingFacts } from '../../../../machines/mandi/listing.machine.ts';
import type { Subject } from '../../../../machines/shared/workflow.ts';
import type { Executor, Transaction } from '../../platform/transaction.ts';
import type { Change, LoadedRecord } from '../../records/entity.ts';
import { lastStepColumns, lastStepNames, lastStepOf } from '../../records/last-step.ts';

/** The name of the two-person rule in the settings: who entered a listing may not approve it. */
export const TWO_PERSON = 'listing.twoPerson';
/** Whether the rule is in force. */
export const isTwoPerson = sql<boolean>`coalesce((select s.value = 'true'::jsonb from settings s where s.name = ${TWO_PERSON}), false)`;

/** An id, or the number people call the listing by. */
export async function resolveListing(db: Executor, reference: string): Promise<string | null> {
  if (!/^\d{1,9}$/.test(reference)) return /^[0-9a-f-]{36}$/i.test(reference) ? reference.toLowerCase() : null;
  const row = await db.selectFrom('listings').select('id').where('number', '=', Number(reference)).executeTakeFirst();
  return row?.id ?? null;
}

/** What a decision needs of the listings. */
export async function loadListings(
  db: Executor,
  ids: readonly string[],
): Promise<Map<string, LoadedRecord<ListingFacts>>> {
  const rows = await db
    .selectFrom('listings')
    .select(['id', 'number', 'title', 'state', 'review', 'before', 'version', 'created_by', ...lastStepNames])
    .select(isTwoPerson.as('two_person'))
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  return new Map(
    rows.map((row) => {
      const subject: Subject<ListingFacts> = {
        id: row.id,
        state: row.state,
        version: row.version,
        facts: {
          createdBy: row.created_by,
          twoPerson: row.two_person,
          exists: row.review !== 'deleted',
          before: row.before,
        },
        last: lastStepOf(row),
      };
      return [row.id, { subject, label: `${row.number} ${row.title}`, since: row.state_since }];
    }),
  );
}

/** Writes an accepted step; `columns` are what the event brought besides. */
export async function saveListing(trx: Transaction, change: Change<ListingFacts>, columns: object): Promise<boolean> {
  const { before, facts, at } = change;
  const { numUpdatedRows } = await trx
    .updateTable('listings')
    .set({
      ...columns,
      state: change.state,
      version: change.version,
      before: facts.before,
      updated_at: at,
      ...lastStepColumns(change),
    })
    .where('id', '=', before.id)
    .where('version', '=', before.version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
