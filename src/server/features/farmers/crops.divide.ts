import type { Selectable } from 'kysely';
import type { Transaction } from '../../platform/transaction.ts';
import type { FarmCropsTable } from './farmers.tables.ts';

/** A crop that grows on both parts of a farm: its acres are shared, what was seen of it is known of both. The new one's id. */
export async function divideCrop(
  trx: Transaction,
  crop: Selectable<FarmCropsTable>,
  part: { id: string; share: number },
  at: Date,
  newId: () => string,
): Promise<string> {
  const there = Math.max(0.01, Math.round(crop.cultivated_area * part.share * 100) / 100);
  const here = Math.max(0.01, exact(crop.cultivated_area - there));
  await trx
    .updateTable('farm_crops')
    .set((eb) => ({ cultivated_area: here, version: eb('version', '+', 1), updated_at: at }))
    .where('id', '=', crop.id)
    .execute();
  const id = newId();
  const copy = { ...crop, id, farm_id: part.id, cultivated_area: there, version: 1, updated_at: at };
  await trx.insertInto('farm_crops').values(copy).execute();
  const stages = await trx.selectFrom('crop_stages').selectAll().where('farm_crop_id', '=', crop.id).execute();
  const copies = stages.map((stage) => ({ ...stage, id: newId(), farm_crop_id: id }));
  if (copies.length > 0) await trx.insertInto('crop_stages').values(copies).execute();
  return id;
}

interface Land {
  kept: string;
  part: string;
}

/** One crop again of two that are still where the cut left them; stages seen on the part alone come along. */
export async function uniteCrop(
  trx: Transaction,
  { crop, copy }: { crop: string; copy: string },
  { kept, part }: Land,
  at: Date,
): Promise<void> {
  const rows = await trx.selectFrom('farm_crops').selectAll().where('id', 'in', [crop, copy]).execute();
  const here = rows.find(({ id, farm_id }) => id === crop && farm_id === kept);
  const there = rows.find(({ id, farm_id }) => id === copy && farm_id === part);
  if (!here || there?.crop_id !== here.crop_id) return;
  const seen = trx.selectFrom('crop_stages').select('stage_id').where('farm_crop_id', '=', crop);
  await trx
    .updateTable('crop_stages')
    .set({ farm_crop_id: crop })
    .where('farm_crop_id', '=', copy)
    .where('stage_id', 'not in', seen)
    .execute();
  await trx.deleteFrom('farm_crops').where('id', '=', copy).execute();
  await trx
    .updateTable('farm_crops')
    .set((eb) => ({
      cultivated_area: exact(here.cultivated_area + there.cultivated_area),
      version: eb('version', '+', 1),
      updated_at: at,
    }))
    .where('id', '=', crop)
    .execute();
}

const exact = (acres: number) => Math.round(acres * 1e6) / 1e6;
