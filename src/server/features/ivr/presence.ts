import type { Caller, Services } from '../../platform/feature.ts';
import { announce } from '../../platform/history.ts';
import { transaction } from '../../platform/transaction.ts';

/** What the live stream calls it when somebody comes, or goes on to another node. */
export const PRESENCE = 'menuPresence';

const GOOD_FOR_MS = 60_000;

/** Says where a person works and answers who else is here; the others are told when somebody comes or goes on. */
export async function othersHere(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { id, name }: Caller,
  node: string | null,
) {
  const now = clock();
  const mine = { person_name: name, node_uuid: node, until: new Date(now.getTime() + GOOD_FOR_MS) };
  return await transaction(database, async (trx) => {
    const before = await trx.selectFrom('menu_presence').selectAll().where('person_id', '=', id).executeTakeFirst();
    await trx
      .insertInto('menu_presence')
      .values({ person_id: id, ...mine })
      .onConflict((known) => known.column('person_id').doUpdateSet(mine))
      .execute();
    const isNews = !before || before.until <= now || before.node_uuid !== node;
    if (isNews) {
      const by = { id, name };
      await announce(trx, { entity: PRESENCE, id, event: 'COME', state: node ?? '', version: 1, by, at: now });
    }
    const rows = await trx
      .selectFrom('menu_presence')
      .selectAll()
      .where('until', '>', now)
      .where('person_id', '!=', id)
      .orderBy('person_name')
      .orderBy('person_id')
      .limit(1_000)
      .execute();
    const items = rows.map((row) => ({
      id: row.person_id,
      name: row.person_name,
      node: row.node_uuid,
      until: row.until.toISOString(),
    }));
    return { items, total: items.length };
  });
}
