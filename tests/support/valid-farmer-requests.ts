import { entryOf } from '../server/workflow/case.driver.ts';
import { newFarmer, reasonOf } from '../server/workflow/farmer.driver.ts';
import type { TestApp } from './app.ts';
import type { Records } from './valid-requests.ts';

const fresh = async (app: TestApp): Promise<string> => (await newFarmer(await app.as('Super Admin'))).id;
const wheat = (app: TestApp) => entryOf(app, 'crop', 'Wheat');

async function someFarmer(app: TestApp): Promise<string> {
  const { body } = await (await app.as('Super Admin')).get('/farmer/by-msisdn/92/3004417826');
  return body.id;
}

async function someFarm(app: TestApp, more: Record<string, unknown> = {}) {
  const farm = { farmerId: await fresh(app), farmTitle: 'Home land', landArea: 6.5, ...more };
  return (await (await app.as('Super Admin')).post('/farmer/farm', farm)).body;
}

async function someCrop(app: TestApp) {
  const farm = await someFarm(app, { farmcrops: [{ cropId: await wheat(app), cultivatedArea: 4 }] });
  return farm.farmcrops[0];
}

/** A field of ten acres where nobody of the seed has land. */
const field = {
  type: 'Polygon',
  coordinates: [
    [
      [72.35, 30.8],
      [72.352, 30.8],
      [72.352, 30.802],
      [72.35, 30.802],
      [72.35, 30.8],
    ],
  ],
};
const across = [
  [72.3515, 30.79],
  [72.3515, 30.81],
];

async function someParts(app: TestApp): Promise<{ kept: { id: string }; part: { id: string } }> {
  const { id } = await someFarm(app, { shape: field, overlapReason: 'Leased' });
  const cut = { id, line: across, farmTitle: 'East of the watercourse' };
  return (await (await app.as('Super Admin')).post('/farmer/farm/split', cut)).body;
}

async function redrawn(app: TestApp): Promise<string> {
  const { id } = await someFarm(app, { shape: field, overlapReason: 'Leased' });
  await (await app.as('Super Admin')).put('/farmer/farm', { id, shape: null });
  return id;
}

async function sowing(app: TestApp): Promise<string> {
  const crop = await wheat(app);
  const { id } = await app.database
    .selectFrom('reference_items')
    .select('id')
    .where('list', '=', 'growth-stage')
    .where('parent_id', '=', crop)
    .orderBy('sort')
    .executeTakeFirstOrThrow();
  return id;
}

async function someStage(app: TestApp): Promise<string> {
  const admin = await app.as('Super Admin');
  const stage = { farmCropId: (await someCrop(app)).id, growthStageId: await sowing(app), date: '2026-11-01' };
  return (await admin.post('/farmer/farm/crop/stage', stage)).body.farmcrops[0].stages[0].id;
}

async function someAnimals(app: TestApp): Promise<string> {
  const livestockId = await entryOf(app, 'livestock', 'Buffalo');
  const animals = { farmerId: await fresh(app), livestockId, count: 3, tags: ['dewormed'] };
  return (await (await app.as('Super Admin')).post('/farmer/livestock', animals)).body.id;
}

async function somePicture(app: TestApp): Promise<string> {
  const [media] = await app.database.selectFrom('media').select('id').limit(1).execute();
  if (!media) throw new Error('The small seed has no media');
  const id = crypto.randomUUID();
  const picture = { id, owner: 'farmer', owner_id: await fresh(app), kind: 'image', media_id: media.id } as const;
  await app.database
    .insertInto('attachments')
    .values({ ...picture, thumbnail_id: null, type: 'image/webp', width: 4, height: 4, seconds: null, seq: 0 })
    .execute();
  return id;
}

const tractor = async (app: TestApp): Promise<string> =>
  (
    await app.database
      .selectFrom('reference_items')
      .select('id')
      .where('list', '=', 'machinery')
      .orderBy('sort')
      .executeTakeFirstOrThrow()
  ).id;

async function owner(app: TestApp) {
  const machine = { farmerId: await fresh(app), machineryId: await tractor(app) };
  await (await app.as('Super Admin')).post('/farmer/machinery', machine);
  return { id: machine.farmerId, machineryId: machine.machineryId };
}

async function someMerged(app: TestApp): Promise<string> {
  const id = await fresh(app);
  await (await app.as('Super Admin')).post('/farmer/merge', { id, into: await fresh(app) });
  return id;
}

let numbers = 0;
const nextNumber = () => `92388${String(++numbers).padStart(7, '0')}`;

/** Calls about farmers whose examples name records that do not exist. */
export const farmerRequests: { [operationId: string]: Records } = {
  listFarms: async (app) => ({ path: { id: await someFarmer(app) } }),
  listFarmerLivestock: async (app) => ({ path: { id: await someFarmer(app) } }),
  getFarmerProfile: async (app) => ({ path: { id: await someFarmer(app) } }),
  listFarmerTimeline: async (app) => ({ path: { id: await someFarmer(app) } }),
  saveFarmer: async () => ({
    body: { msisdn: nextNumber(), name: 'Nasreen Akhtar', gender: 'female', phoneType: 'smartphone' },
  }),
  setFarmerStatus: async (app) => {
    const reasonId = await reasonOf(app, 'active');
    return { body: { ids: [await fresh(app)], status: 'active', ...(reasonId && { reasonId }) } };
  },
  getFarmerMerge: async (app) => ({ path: { id: await fresh(app), otherId: await fresh(app) } }),
  mergeFarmer: async (app) => ({ body: { id: await fresh(app), into: await fresh(app), takes: ['name', 'village'] } }),
  unmergeFarmer: async (app) => ({ body: { id: await someMerged(app) } }),
  setFarmersApart: async (app) => ({ body: { id: await fresh(app), otherId: await fresh(app), apart: true } }),
  tagImage: async (app) => ({ path: { id: await somePicture(app) } }),
  addFarmerMachinery: async (app) => ({ body: { farmerId: await fresh(app), machineryId: await tractor(app) } }),
  removeFarmerMachinery: async (app) => ({ path: await owner(app) }),
  createFarm: async (app) => ({ body: { farmerId: await fresh(app), farmTitle: 'Home land', landArea: 6.5 } }),
  updateFarm: async (app) => ({ body: { id: (await someFarm(app)).id, landArea: 7.5 } }),
  listFarmBoundaries: async (app) => ({ path: { id: (await someParts(app)).part.id } }),
  restoreFarmBoundary: async (app) => ({ body: { id: await redrawn(app), number: 1 } }),
  splitFarm: async (app) => ({
    body: {
      id: (await someFarm(app, { shape: field, overlapReason: 'Leased' })).id,
      line: across,
      farmTitle: 'East of the watercourse',
    },
  }),
  joinFarm: async (app) => ({ path: { id: (await someParts(app)).part.id } }),
  saveFarmCrop: async (app) => ({
    body: { farmId: (await someFarm(app)).id, cropId: await wheat(app), cultivatedArea: 4 },
  }),
  removeFarmCrop: async (app) => ({ path: { id: (await someCrop(app)).id } }),
  saveCropStage: async (app) => ({
    body: { farmCropId: (await someCrop(app)).id, growthStageId: await sowing(app), date: '2026-11-01' },
  }),
  removeCropStage: async (app) => ({ path: { id: await someStage(app) } }),
  quickSaveFarm: async (app) => ({ body: { farmerId: await fresh(app), landArea: 5, cropIds: [await wheat(app)] } }),
  createLivestock: async (app) => ({
    body: { farmerId: await fresh(app), livestockId: await entryOf(app, 'livestock', 'Buffalo'), count: 3 },
  }),
  updateLivestock: async (app) => ({ body: { id: await someAnimals(app), count: 4 } }),
  removeLivestock: async (app) => ({ path: { id: await someAnimals(app) } }),
  addLivestockTag: async (app) => ({ body: { id: await someAnimals(app), tag: 'vaccinated Oct' } }),
  removeLivestockTag: async (app) => ({ path: { id: await someAnimals(app), tag: 'dewormed' } }),
};
