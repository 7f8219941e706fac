import { enterRecommendations } from '../../src/server/features/badges/badges.rules.ts';
import type { TestApp } from './app.ts';
import type { Json } from './contract.ts';
import { formOf, picture } from './form.ts';
import type { Records } from './valid-requests.ts';

type TestEnvironment = Pick<TestApp, 'app' | 'database' | 'as'>;

/** Marketplace, forum, reports and badges: each on a record of its own. */
export const moderationRequests: { [operationId: string]: Records } = {
  listListingItems: async (app) => ({ path: { id: (await wheat(app)).categoryId } }),
  createListing: async (app) => ({ body: { ...(await wheat(app)) }, files: await photo() }),
  getListing: async (app) => ({ path: { id: await newListing(app) } }),
  updateListing: async (app) => ({ body: { id: await newListing(app), ...(await wheat(app)), tags: ['wheat'] } }),
  updateListingImages: async (app) => ({
    body: { listingId: await newListing(app), images: 'wheat.jpg' },
    files: await photo(),
  }),
  approveListing: async (app) => ({ path: { id: await newListing(app) } }),
  deleteListing: async (app) => ({ path: { id: await newListing(app) } }),
  reportListing: async (app) => ({ body: { listingId: await newListing(app), reasonId: await reason(app) } }),

  updateSecondLookSettings: async () => ({ body: { share: 5 } }),
  updateListingSettings: async () => ({ body: { twoPerson: false } }),

  createPost: async () => ({ body: { content: 'Orange spots on my wheat.' }, files: await photo() }),
  getPost: async (app) => ({ path: { id: (await newPost(app)).id } }),
  getPostThread: async (app) => ({ path: { id: (await newPost(app)).id } }),
  updatePost: async (app) => ({ body: { id: (await newPost(app)).id, content: 'Orange spots on the leaves.' } }),
  deletePost: async (app) => ({ path: { id: (await newPost(app)).id } }),
  setPostStatus: async (app) => ({ body: { id: (await newPost(app)).id, status: 'approved' } }),
  giveSentiment: async (app) => ({ body: { forumPostId: (await newPost(app)).id, sentiment: 'like' } }),
  reportPost: async (app) => ({ body: { postId: (await newPost(app)).id, reasonId: await reason(app) } }),
  reportUser: async (app) => ({ body: { userId: (await unbadged(app)).farmerId, reasonId: await reason(app) } }),

  getFarmerConduct: async (app) => ({ path: { id: (await unbadged(app)).farmerId } }),
  warnFarmer: async (app) => ({ body: { id: (await unbadged(app)).farmerId, reason: 'Please write kindly.' } }),
  suspendFarmer: async (app) => ({ body: { id: await activeFarmer(app), days: 7, reason: 'Please write kindly.' } }),
  liftSuspension: async (app) => ({ body: { id: await suspendedFarmer(app), reason: 'It was somebody else' } }),

  assignBadge: async (app) => {
    const { farmerId, badgeId } = await unbadged(app);
    return { body: { farmerId, badgeId } };
  },
  acceptBadge: async (app) => ({ body: { id: await recommended(app) } }),
  rejectBadge: async (app) => ({ body: { id: await recommended(app) } }),

  openMedia: async (app) => {
    const { media } = await newPost(app, true);
    const address = new URL(media[0]?.url ?? '', 'http://localhost');
    const id = address.pathname.split('/').at(-1) ?? '';
    return { path: { id }, query: Object.fromEntries(address.searchParams) };
  },
};

async function photo() {
  return { images: { filename: 'wheat.jpg', type: 'image/jpeg', content: await picture() } };
}

async function wheat(app: TestEnvironment) {
  const item = await app.database
    .selectFrom('reference_items')
    .select(['id', 'parent_id'])
    .where('list', '=', 'mandi-item')
    .where('name', '=', 'Wheat')
    .executeTakeFirstOrThrow();
  return {
    title: 'Akbar-2019 wheat, clean and dry',
    description: 'Machine cleaned, in 50 kg bags.',
    categoryId: item.parent_id ?? '',
    itemId: item.id,
    unitPrice: 3_250,
    unit: 'maund',
    quantity: 120,
    expiryDt: '2026-12-31',
    contactNo: '923004417826',
  };
}

async function newListing(app: TestEnvironment): Promise<string> {
  const fields = Object.entries(await wheat(app)).map(([name, value]) => [name, String(value)]);
  const form = formOf(Object.fromEntries(fields));
  const { body } = await (await app.as('Super Admin')).post('/mandi/listing', form.payload, form.headers);
  return body.id;
}

async function newPost(app: TestEnvironment, withPicture = false): Promise<{ id: string; media: { url: string }[] }> {
  const file = { field: 'images', filename: 'leaf.jpg', type: 'image/jpeg', content: await picture() };
  const form = formOf({ content: 'Orange spots on my wheat.' }, withPicture ? [file] : []);
  const { body } = await (await app.as('Super Admin')).post('/forum/post', form.payload, form.headers);
  return body;
}

async function reason(app: TestEnvironment): Promise<Json> {
  const row = await app.database
    .selectFrom('reference_items')
    .select('id')
    .where('list', '=', 'report-reason')
    .orderBy('sort')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** An active farmer without any badge, and a kind of badge. */
export async function unbadged(app: TestEnvironment) {
  const farmer = await app.database
    .selectFrom('farmers')
    .select(['id', 'name'])
    .where('state', '=', 'active')
    .where('id', 'not in', (eb) => eb.selectFrom('badges').select('farmer_id'))
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const kind = await app.database
    .selectFrom('reference_items')
    .select('id')
    .where('list', '=', 'badge')
    .orderBy('sort')
    .executeTakeFirstOrThrow();
  return { farmerId: farmer.id, farmerName: farmer.name, badgeId: kind.id };
}

/** What the nightly rule would enter for a farmer; returns its id. */
export async function recommended(app: TestEnvironment): Promise<string> {
  const wanted = await unbadged(app);
  const reasons = [{ words: 'Approved replies in 90 days', value: 8, needed: 4 }];
  await enterRecommendations(app.app.services, [{ ...wanted, reasons }]);
  const row = await app.database
    .selectFrom('badges')
    .select('id')
    .where('farmer_id', '=', wanted.farmerId)
    .executeTakeFirstOrThrow();
  return row.id;
}

/** One that nothing else takes: the latest active one. */
async function activeFarmer(app: TestEnvironment): Promise<string> {
  const farmer = await app.database
    .selectFrom('farmers')
    .select('id')
    .where('state', '=', 'active')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return farmer.id;
}

async function suspendedFarmer(app: TestEnvironment): Promise<string> {
  const id = await activeFarmer(app);
  await (await app.as('Super Admin')).put('/farmer/suspend', { id, days: 3, reason: 'Please write kindly.' });
  return id;
}
