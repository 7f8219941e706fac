import { sql, type Updateable } from 'kysely';
import { notFound } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/transaction.ts';
import { checkVersion, holdFarmer, keepStep, type Writer } from './belongings.ts';
import type { FarmsTable } from './farmers.tables.ts';

/** A farm that is about to be written, with its farmer held. */
export async function holdFarm(trx: Transaction, id: string, writer: Pick<Writer, 'ifMatch'>) {
  const farm = await trx
    .selectFrom('farms')
    .selectAll()
    .where('id', '=', id.toLowerCase())
    .forUpdate()
    .executeTakeFirst();
  if (!farm) throw notFound('such farm');
  await holdFarmer(trx, farm.farmer_id);
  checkVersion(farm.version, writer);
  return farm;
}

export type HeldFarm = Awaited<ReturnType<typeof holdFarm>>;

/** One step of a farm: whatever changes on it, its version grows. */
export async function changeFarm(
  trx: Transaction,
  farm: HeldFarm,
  event: string,
  writer: Writer,
  { columns = {}, facts }: { columns?: Updateable<FarmsTable>; facts: Record<string, unknown> },
): Promise<void> {
  // Several steps of one call follow one another.
  const { version } = await trx
    .updateTable('farms')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1), updated_at: writer.at }))
    .where('id', '=', farm.id)
    .returning('version')
    .executeTakeFirstOrThrow();
  const step = { entity: 'farm', id: farm.id, event, version, farmerId: farm.farmer_id } as const;
  await keepStep(trx, { ...step, facts: { title: columns.title ?? farm.title, ...facts } }, writer);
}

/** The profile says how much land there is in all. */
export async function countLand(trx: Transaction, farmerId: string): Promise<void> {
  await sql`
    update farmers set farms = own.farms, land_acres = own.acres
    from (select count(*)::int as farms, coalesce(sum(land_area), 0) as acres from farms where farmer_id = ${farmerId}) as own
    where id = ${farmerId}`.execute(trx);
}
