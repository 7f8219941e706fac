import { and, assign, setup } from 'xstate';
import { UNBORN } from '../shared/states.ts';

/*
 * An offer on the marketplace. Whoever enters it, a moderator approves it or rejects it; either can be
 * taken back to pending. Two regions live side by side: the review, and whether the owner shows it at
 * all. Farmers see what is approved, active and not expired. Deleting ends it, restoring puts it back
 * where it was. Who may not approve sends an approved listing back to pending by editing it.
 */

export type Review = 'pending' | 'approved' | 'rejected';

/** What the guards read. `before` is the review of a deleted listing; `twoPerson` forbids approving one's own. */
export interface ListingFacts {
  createdBy: string | null;
  mayApprove: boolean;
  twoPerson: boolean;
  before: Review | null;
}

type Sent<E> = E & { actorId?: string; reason?: string };

export type ListingEvent = Sent<
  | { type: 'CREATE' }
  | { type: 'APPROVE' }
  | { type: 'REJECT' }
  | { type: 'RETURN_TO_PENDING' }
  | { type: 'TOGGLE'; isActive?: boolean }
  | { type: 'EDIT' }
  | { type: 'IMAGES' }
  | { type: 'DELETE' }
  | { type: 'RESTORE' }
>;

export const noListingFacts: ListingFacts = { createdBy: null, mayApprove: true, twoPerson: false, before: null };

// A guard on the payload holds while the payload is absent: a button asks before anything is chosen.
const listing = setup({
  types: { context: {} as ListingFacts, events: {} as ListingEvent },
  guards: {
    isNotItsCreator: ({ context, event }) => !context.twoPerson || context.createdBy !== event.actorId,
    mayApprove: ({ context }) => context.mayApprove,
    isNotDeleted: ({ context }) => context.before === null,
    wantsActive: ({ event }) => event.type === 'TOGGLE' && event.isActive !== false,
    wantsInactive: ({ event }) => event.type === 'TOGGLE' && event.isActive !== true,
    wasPending: ({ context }) => context.before === 'pending',
    wasApproved: ({ context }) => context.before === 'approved',
    wasRejected: ({ context }) => context.before === 'rejected',
  },
  actions: {
    rememberPending: assign({ before: 'pending' }),
    rememberApproved: assign({ before: 'approved' }),
    rememberRejected: assign({ before: 'rejected' }),
    forgetReview: assign({ before: null }),
  },
});

export const listingMachine = listing.createMachine({
  id: 'listing',
  context: noListingFacts,
  type: 'parallel',
  states: {
    review: {
      initial: 'none',
      states: {
        none: { tags: [UNBORN], on: { CREATE: 'pending' } },
        pending: {
          on: {
            APPROVE: { target: 'approved', guard: 'isNotItsCreator' },
            REJECT: 'rejected',
            EDIT: 'pending',
            IMAGES: 'pending',
            DELETE: { target: 'deleted', actions: 'rememberPending' },
          },
        },
        approved: {
          on: {
            REJECT: 'rejected',
            RETURN_TO_PENDING: 'pending',
            EDIT: [{ target: 'approved', guard: 'mayApprove' }, { target: 'pending' }],
            IMAGES: [{ target: 'approved', guard: 'mayApprove' }, { target: 'pending' }],
            DELETE: { target: 'deleted', actions: 'rememberApproved' },
          },
        },
        rejected: {
          on: {
            APPROVE: { target: 'approved', guard: 'isNotItsCreator' },
            RETURN_TO_PENDING: 'pending',
            EDIT: 'rejected',
            IMAGES: 'rejected',
            DELETE: { target: 'deleted', actions: 'rememberRejected' },
          },
        },
        deleted: {
          tags: ['ended'],
          on: {
            RESTORE: [
              { target: 'pending', guard: 'wasPending', actions: 'forgetReview' },
              { target: 'approved', guard: 'wasApproved', actions: 'forgetReview' },
              { target: 'rejected', guard: 'wasRejected', actions: 'forgetReview' },
            ],
          },
        },
      },
    },
    shown: {
      initial: 'active',
      states: {
        active: {
          on: {
            TOGGLE: [
              { target: 'inactive', guard: and(['isNotDeleted', 'wantsInactive']) },
              { target: 'active', guard: and(['isNotDeleted', 'wantsActive']) },
            ],
          },
        },
        inactive: {
          on: {
            TOGGLE: [
              { target: 'active', guard: and(['isNotDeleted', 'wantsActive']) },
              { target: 'inactive', guard: and(['isNotDeleted', 'wantsInactive']) },
            ],
          },
        },
      },
    },
  },
});
