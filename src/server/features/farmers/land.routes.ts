import { sql } from 'kysely';
import type { Routes } from '../../manifest.ts';
import { notFound } from '../../platform/errors.ts';
import type { Caller } from '../../platform/feature.ts';
import { type Transaction, transaction } from '../../platform/transaction.ts';
import { BELONGINGS, holdFarmer, keepStep, type Writer } from './belongings.ts';
import { restoreBoundary } from './boundaries.save.ts';
import { boundariesOf } from './boundaries.ts';
import { removeCrop, removeStage, saveCrop, saveStage } from './crops.save.ts';
import { checkEntries } from './entries.ts';
import { animalsOf, belongingsIn, farmOf, farmsOf, livestockOf } from './farms.queries.ts';
import { createFarm, updateFarm } from './farms.save.ts';
import { joinFarm, splitFarm } from './farms.split.ts';
import { holdFarm } from './farms.steps.ts';
import { landWithin } from './land.queries.ts';
import { addTag, createLivestock, removeLivestock, removeTag, updateLivestock } from './livestock.save.ts';

/** Where the title of a farm that has none begins. */
const FARM = 'Farm';

/** Land, what grows on it, animals and machines of farmers. */
export const landRoutes: Routes = (services) => {
  const { database, clock, newId, live } = services;
  for (const entity of BELONGINGS) live.announceTo(entity, { permission: 'farmers:farmer:get' });

  const writerOf = ({ caller, ifMatch }: { caller: Caller; ifMatch?: number }): Writer => ({
    caller,
    at: clock(),
    ...(ifMatch !== undefined && { ifMatch }),
  });

  /** Writes, and answers with the farm as it is then. */
  async function toFarm(work: (trx: Transaction) => Promise<string>) {
    const id = await transaction(database, work);
    const body = await farmOf(database, id, clock());
    if (!body) throw notFound('such farm');
    return { body };
  }

  async function toAnimals(id: string, work: (trx: Transaction) => Promise<void>) {
    await transaction(database, work);
    const body = await animalsOf(database, id.toLowerCase());
    if (!body) throw notFound('such entry of animals');
    return { body };
  }

  async function cropRecord(trx: Transaction, id: string) {
    const crop = await trx.selectFrom('farm_crops').select('farm_id').where('id', '=', id).executeTakeFirst();
    if (!crop) throw notFound('such crop of a farm');
    return crop.farm_id;
  }

  async function mustKnow(id: string): Promise<void> {
    const farmer = await database.selectFrom('farmers').select('id').where('id', '=', id).executeTakeFirst();
    if (!farmer) throw notFound('such farmer');
  }

  async function machineriesOf(farmerId: string) {
    const own = sql<string>`${farmerId}`;
    const { rows } = await sql<{ items: { id: string; title: string; titleUr: string | null }[] }>`
      select ${belongingsIn('farmer_machineries', 'machinery_id', own)} as items`.execute(database);
    const items = rows[0]?.items ?? [];
    return { body: { items, total: items.length } };
  }

  return {
    async listFarms({ params: { id } }) {
      await mustKnow(id);
      const items = await farmsOf(database, id, clock());
      return { body: { items, total: items.length } };
    },
    listLandWithin: async ({ query }) => ({ body: await landWithin(database, query) }),
    createFarm: async (call) => ({
      status: 201,
      ...(await toFarm((trx) => createFarm(trx, call.body, writerOf(call), newId))),
    }),
    updateFarm: (call) =>
      toFarm(async (trx) => {
        await updateFarm(trx, call.body, writerOf(call), newId);
        return call.body.id.toLowerCase();
      }),
    quickSaveFarm: async ({ body, caller }) => ({
      status: 201,
      ...(await toFarm(async (trx) => {
        const { farmerId, landArea, cropIds = [], locationId, farmTitle } = body;
        const known = await trx.selectFrom('farms').select('title').where('farmer_id', '=', farmerId).execute();
        const titles = new Set(known.map(({ title }) => title));
        let place = known.length + 1;
        while (titles.has(`${FARM} ${place}`)) place += 1;
        const share = Math.max(0.01, Math.floor((landArea / Math.max(1, cropIds.length)) * 100) / 100);
        const farmcrops = cropIds.map((cropId) => ({ cropId, cultivatedArea: share }));
        const farm = { farmerId, landArea, locationId, farmTitle: farmTitle ?? `${FARM} ${place}`, farmcrops };
        return await createFarm(trx, { ...farm, landUnit: 'acre' }, writerOf({ caller }), newId);
      })),
    }),

    listFarmBoundaries: async ({ params: { id } }) => ({ body: await boundariesOf(database, id) }),
    restoreFarmBoundary: (call) => toFarm((trx) => restoreBoundary(trx, call.body, writerOf(call))),
    async splitFarm(call) {
      const ids = await transaction(database, (trx) => splitFarm(trx, call.body, writerOf(call), newId));
      const [kept, part] = [await farmOf(database, ids.kept, clock()), await farmOf(database, ids.part, clock())];
      if (!kept || !part) throw notFound('such farm');
      return { status: 201, body: { kept, part } };
    },
    joinFarm: (call) => toFarm((trx) => joinFarm(trx, call.params.id, writerOf(call))),

    saveFarmCrop: (call) =>
      toFarm(async (trx) => {
        const { farmId, ...crop } = call.body;
        const writer = writerOf(call);
        const farm = await holdFarm(trx, farmId ?? (await cropRecord(trx, crop.id ?? '')), writer);
        await saveCrop(trx, farm, crop, writer, { newId });
        return farm.id;
      }),
    removeFarmCrop: (call) =>
      toFarm(async (trx) => {
        const { id } = call.params;
        const farm = await holdFarm(trx, await cropRecord(trx, id), writerOf(call));
        await removeCrop(trx, farm, id, writerOf(call));
        return farm.id;
      }),
    saveCropStage: (call) =>
      toFarm(async (trx) => {
        const { farmCropId, ...stage } = call.body;
        const farm = await holdFarm(trx, await cropRecord(trx, farmCropId), writerOf(call));
        await saveStage(trx, farm, farmCropId, stage, writerOf(call), { newId });
        return farm.id;
      }),
    removeCropStage: (call) =>
      toFarm(async (trx) => {
        const stage = await trx
          .selectFrom('crop_stages')
          .select(['id', 'farm_crop_id'])
          .where('id', '=', call.params.id)
          .executeTakeFirst();
        if (!stage) throw notFound('such stage of a crop');
        const farm = await holdFarm(trx, await cropRecord(trx, stage.farm_crop_id), writerOf(call));
        await removeStage(trx, farm, stage, writerOf(call));
        return farm.id;
      }),

    async listFarmerLivestock({ params: { id } }) {
      await mustKnow(id);
      const items = await livestockOf(database, id);
      return { body: { items, total: items.length } };
    },
    async createLivestock({ body, caller }) {
      const id = newId();
      const made = await toAnimals(id, (trx) => createLivestock(trx, body, writerOf({ caller }), id));
      return { status: 201, ...made };
    },
    updateLivestock: (call) => toAnimals(call.body.id, (trx) => updateLivestock(trx, call.body, writerOf(call))),
    async removeLivestock(call) {
      const { id } = call.params;
      const body = await animalsOf(database, id);
      await transaction(database, (trx) => removeLivestock(trx, id, writerOf(call)));
      if (!body) throw notFound('such entry of animals');
      return { body };
    },
    addLivestockTag: (call) =>
      toAnimals(call.body.id, (trx) => addTag(trx, call.body.id, call.body.tag, writerOf(call))),
    removeLivestockTag: (call) =>
      toAnimals(call.params.id, (trx) => removeTag(trx, call.params.id, call.params.tag, writerOf(call))),

    async addFarmerMachinery({ body: { farmerId, machineryId }, caller }) {
      await transaction(database, async (trx) => {
        const farmer = await holdFarmer(trx, farmerId);
        await checkEntries(trx, [{ pointer: '/machineryId', list: 'machinery', id: machineryId }]);
        const writer = writerOf({ caller });
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('farmer_machineries')
          .values({ farmer_id: farmer.id, machinery_id: machineryId, created_at: writer.at })
          .onConflict((known) => known.doNothing())
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows === 1n)
          await keepMachine(trx, { farmerId: farmer.id, machineryId }, 'ADD', writer);
      });
      return await machineriesOf(farmerId);
    },
    async removeFarmerMachinery({ params: { id, machineryId }, caller }) {
      await transaction(database, async (trx) => {
        await holdFarmer(trx, id);
        const { numDeletedRows } = await trx
          .deleteFrom('farmer_machineries')
          .where('farmer_id', '=', id)
          .where('machinery_id', '=', machineryId)
          .executeTakeFirstOrThrow();
        if (numDeletedRows === 0n) throw notFound('such machine of the farmer');
        await keepMachine(trx, { farmerId: id, machineryId }, 'REMOVE', writerOf({ caller }));
      });
      return await machineriesOf(id);
    },
  };
};

async function keepMachine(
  trx: Transaction,
  { farmerId, machineryId }: { farmerId: string; machineryId: string },
  event: string,
  writer: Writer,
): Promise<void> {
  const item = await trx.selectFrom('reference_items').select('name').where('id', '=', machineryId).executeTakeFirst();
  const step = { entity: 'machinery', id: farmerId, event, version: 1, farmerId } as const;
  await keepStep(trx, { ...step, facts: { machine: item?.name ?? '' } }, writer);
}
