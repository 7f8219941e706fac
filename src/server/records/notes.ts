import { sql } from 'kysely';
import type { components } from '../../contract/generated/types.ts';
import type { Caller, Services } from '../platform/feature.ts';
import { announce } from '../platform/history.ts';
import { type Executor, transaction } from '../platform/transaction.ts';
import type { LoadedRecord } from './entity.ts';

type RecordNote = components['schemas']['RecordNote'];

/** What is told of it; no step of a workflow. */
export const NOTE = 'NOTE';

const MAX_SHOWN = 1_000;

/** What colleagues noted on a record: newest first. */
export async function notesOf(db: Executor, entity: string, id: string): Promise<RecordNote[]> {
  const rows = await db
    .selectFrom('record_notes')
    .selectAll()
    .where('record_id', '=', id)
    .where('entity', '=', entity)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(MAX_SHOWN)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    text: row.text,
    by: { id: row.by_id, name: row.by_name },
    at: row.at.toISOString(),
  }));
}

/** Keeps a note as it is written, and tells whoever has the record open. */
export async function note(
  { database, newId, clock }: Pick<Services, 'database' | 'newId' | 'clock'>,
  entity: string,
  { subject: { id: recordId, state, version }, scope = null }: LoadedRecord<object>,
  { text, caller }: { text: string; caller: Caller },
): Promise<RecordNote> {
  const [id, at] = [newId(), clock()];
  const by = { id: caller.id, name: caller.name };
  await transaction(database, async (trx) => {
    await trx
      .insertInto('record_notes')
      .values({
        id,
        entity,
        record_id: recordId,
        text,
        by_id: by.id,
        by_name: by.name,
        at,
        // Of the same row as the steps: notices come in one order, and are read up to one of them.
        position: sql<number>`nextval('history_id_seq')`,
      })
      .execute();
    await announce(trx, { entity, id: recordId, event: NOTE, state, version, by, at, scope });
  });
  return { id, text, by, at: at.toISOString() };
}
