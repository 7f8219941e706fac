import type { components } from '../../../contract/generated/types.ts';
import { HttpError } from '../../platform/errors.ts';
import type { Services } from '../../platform/feature.ts';
import { recordStep } from '../../platform/history.ts';
import { transaction } from '../../platform/transaction.ts';
import { announceMenu, type By } from './draft.store.ts';
import { findRevision } from './revisions.queries.ts';

type Revision = components['schemas']['MenuRevision'];

interface Naming {
  name: string | null;
  note: string | null;
  /** What the sender has seen of the revision. */
  version: number;
  by: By;
}

/** Writes a revision's name and note; what it publishes never changes. */
export async function nameRevision(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  number: number,
  { name, note, version, by }: Naming,
): Promise<Revision> {
  return await transaction(database, async (trx) => {
    await trx.selectFrom('menu_revisions').select('number').where('number', '=', number).forUpdate().execute();
    const before = await findRevision(trx, number);
    if (before.name === name && before.note === note) return before;
    if (before.version !== version) throw namedMeanwhile(before);
    const at = clock();
    await trx
      .updateTable('menu_revisions')
      .set({ name, note, version: version + 1, named_by_id: by.id, named_by_name: by.name, named_at: at })
      .where('number', '=', number)
      .execute();
    await recordStep(trx, {
      entity: 'menuRevision',
      id: String(number),
      event: 'NAME',
      from: String(number),
      to: String(number),
      version: version + 1,
      facts: { name, note, before: { name: before.name, note: before.note } },
      by,
      at,
    });
    await announceMenu(trx, 'NAME', before.sequence, by, at);
    return await findRevision(trx, number);
  });
}

function namedMeanwhile(now: Revision): HttpError {
  const { by, at } = now.named ?? now;
  const words = now.name === null ? 'left it without a name' : `named it “${now.name}”`;
  const conflict = { state: now.live ? 'live' : 'published', version: now.version, by, at, allowed: [] };
  const detail = `Meanwhile ${by.name} ${words}.`;
  return new HttpError({ status: 409, code: 'stale', detail, extra: { conflict, revision: now } });
}
