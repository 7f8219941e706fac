import { listingPolicy } from '../../../../machines/mandi/listing.policy.ts';
import type { Routes } from '../../manifest.ts';
import { invalid } from '../../platform/errors.ts';
import type { Caller } from '../../platform/feature.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import { karachiDay } from '../../records/conditions.ts';
import { recordCalls } from '../../records/record-calls.ts';
import { changeTwoPerson, twoPersonSettings } from '../../records/two-person.ts';
import { listCategories, listItems } from './mandi.choices.ts';
import { createListing } from './mandi.create.ts';
import { editOf, isFullEdit } from './mandi.edit.ts';
import { listingEntity, twoPerson } from './mandi.entity.ts';
import { pictureChangeOf } from './mandi.pictures.ts';
import { listingRecord } from './mandi.record.ts';

export const mandiRoutes: Routes = (services) => {
  const { clock, database } = services;
  const entity = listingEntity(services);
  const { shown, page, send } = recordCalls(services, entity);

  const mayApprove = (caller: Caller) => caller.permissions.has(listingPolicy.APPROVE);

  return {
    listListings: ({ query, caller }) => page(query, caller),
    listPendingListings: ({ query, caller }) => page({ ...query, status: ['pending'], sort: 'stateSince' }, caller),
    getListing: async ({ params, caller }) => ({
      body: await listingRecord(services, await shown(params.id, caller)),
    }),
    listListingCategories: async ({ query }) => ({
      body: await listCategories(database, { limit: query.limit ?? 1_000, offset: query.offset ?? 0 }),
    }),
    listListingItems: async ({ params, query }) => ({
      body: await listItems(database, params.id, { limit: query.limit ?? 1_000, offset: query.offset ?? 0 }),
    }),

    createListing: async ({ body, files, caller }) => {
      const id = await createListing(services, entity, body, files, caller);
      if (body.isActive === false) await send(id, { type: 'TOGGLE', isActive: false }, { caller });
      return { status: 201, body: await shown(id, caller) };
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
        throw invalid('/images', fieldMessage('picturesWhat'));
      }
      return await send(body.listingId, { type: 'IMAGES', pictures, mayApprove: mayApprove(caller) }, call);
    },
    approveListing: (call) => send(call.params.id, { type: 'APPROVE' }, call),
    deleteListing: (call) => send(call.params.id, { type: 'DELETE' }, call),

    getListingSettings: async () => ({ body: await twoPersonSettings(database, twoPerson) }),
    updateListingSettings: async ({ body, caller, ifMatch }) => ({
      body: await changeTwoPerson(services, twoPerson, body.twoPerson, { caller, ifMatch }),
    }),
  };
};
