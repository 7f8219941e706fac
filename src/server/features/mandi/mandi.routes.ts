import { listingPolicy } from '../../../../machines/mandi/listing.policy.ts';
import { listingWorkflow } from '../../../../machines/mandi/listing.workflow.ts';
import type { WorkflowEvent } from '../../../../machines/shared/workflow.ts';
import { invalid, notFound } from '../../platform/errors.ts';
import type { Caller, Feature } from '../../platform/feature.ts';
import { say } from '../../platform/refusal.words.ts';
import { karachiDay } from '../../records/conditions.ts';
import { perform } from '../../records/perform.ts';
import { changeTwoPerson, twoPersonSettings } from '../../records/two-person.ts';
import { report } from '../forum/report.create.ts';
import { listReported } from '../forum/report.queries.ts';
import { listCategories, listItems } from './mandi.choices.ts';
import { createListing } from './mandi.create.ts';
import { editOf, isFullEdit } from './mandi.edit.ts';
import { listingEntity } from './mandi.entity.ts';
import { pictureChangeOf } from './mandi.pictures.ts';
import { countListings, findListing, type ListingFilter, listListings, reviewsOf } from './mandi.queries.ts';
import { findListingRecord } from './mandi.record.ts';
import { TWO_PERSON } from './mandi.store.ts';

/** Who entered a listing may not approve it. */
const twoPerson = { name: TWO_PERSON, entity: 'listingSettings' };

export const mandiRoutes: Feature = (services) => {
  const { clock, database, live } = services;
  const entity = listingEntity(services);
  live.announceTo('listing', { permission: listingWorkflow.readPermission });

  async function send(id: string, event: WorkflowEvent, sender: { caller: Caller; ifMatch?: number }) {
    await perform(services, entity, id.toLowerCase(), event, sender);
    return { body: await listingOf(id) };
  }

  async function listingOf(id: string) {
    const listing = await findListing(services, id);
    if (!listing) throw notFound('listing');
    return listing;
  }

  async function page(filter: ListingFilter, query: { limit?: number; offset?: number; counts?: boolean }, sort: Sort) {
    const { limit = 1_000, offset = 0 } = query;
    const counts = await countListings(services, filter);
    const total = reviewsOf(filter).reduce((sum, review) => sum + (counts[review as keyof typeof counts] ?? 0), 0);
    const items = limit === 0 ? [] : await listListings(services, filter, { sort, limit, offset });
    return { body: { items, total, limit, offset, ...(query.counts ? { counts } : {}) } };
  }

  const mayApprove = (caller: Caller) => caller.permissions.has(listingPolicy.APPROVE);

  return {
    listListings: async ({ query }) => {
      const { limit, offset, counts, sort = '-createdAt', ...filter } = query;
      return await page(filter, { limit, offset, counts }, sort);
    },
    listPendingListings: async ({ query }) => {
      const { limit, offset, counts, search } = query;
      return await page({ status: ['pending'], search }, { limit, offset, counts }, 'stateSince');
    },
    getListing: async ({ params }) => {
      const record = await findListingRecord(services, params.id);
      if (!record) throw notFound('listing');
      return { body: record };
    },
    listListingCategories: async ({ query }) => ({
      body: await listCategories(database, { limit: query.limit ?? 1_000, offset: query.offset ?? 0 }),
    }),
    listListingItems: async ({ params, query }) => ({
      body: await listItems(database, params.id, { limit: query.limit ?? 1_000, offset: query.offset ?? 0 }),
    }),

    createListing: async ({ body, files, caller }) => {
      const id = await createListing(services, body, files, caller);
      if (body.isActive === false) await send(id, { type: 'TOGGLE', isActive: false }, { caller });
      return { status: 201, body: await listingOf(id) };
    },
    updateListing: async (call) => {
      const { body, caller } = call;
      if (!isFullEdit(body)) return await send(body.id, { type: 'TOGGLE', isActive: body.isActive }, call);
      const edit = await editOf(database, body.id, body, karachiDay(clock()));
      const edited = { type: 'EDIT', edit, mayApprove: mayApprove(caller) };
      if (body.isActive === undefined) return await send(body.id, edited, call);
      await send(body.id, edited, call);
      return await send(body.id, { type: 'TOGGLE', isActive: body.isActive }, { caller });
    },
    updateListingImages: async (call) => {
      const { body, files, caller } = call;
      const pictures = await pictureChangeOf(services, body, files);
      const { added, removed, order, cuts } = pictures;
      if (added.length + removed.length + order.length + cuts.length === 0) {
        throw invalid('/images', say('picturesWhat'));
      }
      return await send(body.listingId, { type: 'IMAGES', pictures, mayApprove: mayApprove(caller) }, call);
    },
    approveListing: (call) => send(call.params.id, { type: 'APPROVE' }, call),
    deleteListing: (call) => send(call.params.id, { type: 'DELETE' }, call),

    getListingSettings: async () => ({ body: await twoPersonSettings(database, twoPerson) }),
    updateListingSettings: async ({ body, caller, ifMatch }) => ({
      body: await changeTwoPerson(services, twoPerson, body.twoPerson, { caller, ifMatch }),
    }),

    listReportedListings: async ({ query }) => ({ body: await listReported(services, 'listing', query) }),
    reportListing: async ({ body, caller }) => {
      const { listingId, reasonId, note } = body;
      return { body: await report(services, { target: { kind: 'listing', id: listingId }, reasonId, note }, caller) };
    },
  };
};

type Sort = Parameters<typeof listListings>[2]['sort'];
