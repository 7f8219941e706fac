import { and, assign, setup } from 'xstate';
import { eventAs } from '../shared/event-as.ts';
import { type HandedFacts, handedConditions, notHanded } from '../shared/handed.ts';
import { UNBORN } from '../shared/states.ts';

/*
 * An offer on the marketplace. Whoever enters it, a moderator approves it or rejects it; either can be
 * taken back to pending. Two regions live side by side: the review, and whether the owner shows it at
 * all. Farmers see what is approved, active and not expired. Deleting ends it, restoring puts it back
 * where it was. Who may not approve sends an approved listing back to pending by editing it. What waits can be handed on
 * to a colleague and taken back before they begin; of some decisions a second person says whether they hold, else the listing waits again.
 */

export type Review = 'pending' | 'approved' | 'rejected';

/**
 * What the guards read. `exists` is false before the beginning and after a deletion, when `before` is the
 * review it had; `twoPerson` forbids approving one's own;
 * `isDrawn` says that the decision by `decidedBy` waits for a second look.
 */
export interface ListingFacts extends HandedFacts {
  createdBy: string | null;
  twoPerson: boolean;
  exists: boolean;
  before: Review | null;
  isDrawn: boolean;
  decidedBy: string | null;
}

type Sent<E> = E & { actorId?: string; reason?: string };

export type ListingEvent = Sent<
  | { type: 'CREATE' }
  | { type: 'APPROVE' }
  | { type: 'REJECT' }
  | { type: 'RETURN_TO_PENDING' }
  | { type: 'TOGGLE'; isActive?: boolean }
  | { type: 'EDIT'; mayApprove?: boolean }
  | { type: 'IMAGES'; mayApprove?: boolean }
  | { type: 'DELETE' }
  | { type: 'RESTORE' }
  | { type: 'ESCALATE'; mayDecide?: boolean }
  | { type: 'TAKE_BACK' }
  | { type: 'UPHOLD' }
  | { type: 'OVERTURN' }
>;

export const noListingFacts: ListingFacts = {
  createdBy: null,
  twoPerson: false,
  exists: false,
  before: null,
  isDrawn: false,
  decidedBy: null,
  ...notHanded,
};

// A guard on the payload holds while the payload is absent: a button asks before anything is chosen.
const listing = setup({
  types: { context: {} as ListingFacts, events: {} as ListingEvent },
  guards: {
    isNotItsCreator: ({ context, event }) => !context.twoPerson || context.createdBy !== event.actorId,
    mayApprove: ({ event }) => eventAs(event, 'EDIT', 'IMAGES').mayApprove !== false,
    colleagueDecides: ({ event }) => eventAs(event, 'ESCALATE').mayDecide !== false,
    ...handedConditions,
    isDrawn: ({ context }) => context.isDrawn,
    isNotItsDecider: ({ context, event }) => context.decidedBy !== event.actorId,
    isThere: ({ context }) => context.exists,
    wantsActive: ({ event }) => eventAs(event, 'TOGGLE').isActive !== false,
    wantsInactive: ({ event }) => eventAs(event, 'TOGGLE').isActive !== true,
    wasApproved: ({ context }) => context.before === 'approved',
    wasRejected: ({ context }) => context.before === 'rejected',
  },
  actions: {
    begin: assign({ exists: true, createdBy: ({ event }) => event.actorId ?? null }),
    leavePending: assign({ exists: false, before: 'pending' }),
    leaveApproved: assign({ exists: false, before: 'approved' }),
    leaveRejected: assign({ exists: false, before: 'rejected' }),
    comeBack: assign({ exists: true, before: null }),
    sign: assign({ decidedBy: ({ event }) => event.actorId ?? null }),
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
        none: { tags: [UNBORN], on: { CREATE: { target: 'pending', actions: 'begin' } } },
        pending: {
          on: {
            APPROVE: { target: 'approved', guard: 'isNotItsCreator', actions: 'sign' },
            REJECT: { target: 'rejected', actions: 'sign' },
            EDIT: 'pending',
            ESCALATE: { target: 'pending', guard: 'colleagueDecides' },
            TAKE_BACK: { target: 'pending', guard: and(['isHandedByThem', 'isNotBegun']) },
            IMAGES: 'pending',
            DELETE: { target: 'deleted', actions: 'leavePending' },
          },
        },
        approved: {
          on: {
            REJECT: { target: 'rejected', actions: 'sign' },
            RETURN_TO_PENDING: 'pending',
            EDIT: [{ target: 'approved', guard: 'mayApprove' }, { target: 'pending' }],
            IMAGES: [{ target: 'approved', guard: 'mayApprove' }, { target: 'pending' }],
            DELETE: { target: 'deleted', actions: 'leaveApproved' },
            UPHOLD: { target: 'approved', guard: and(['isDrawn', 'isNotItsDecider']) },
            OVERTURN: { target: 'pending', guard: and(['isDrawn', 'isNotItsDecider']) },
          },
        },
        rejected: {
          on: {
            APPROVE: { target: 'approved', guard: 'isNotItsCreator', actions: 'sign' },
            RETURN_TO_PENDING: 'pending',
            EDIT: 'rejected',
            IMAGES: 'rejected',
            DELETE: { target: 'deleted', actions: 'leaveRejected' },
            UPHOLD: { target: 'rejected', guard: and(['isDrawn', 'isNotItsDecider']) },
            OVERTURN: { target: 'pending', guard: and(['isDrawn', 'isNotItsDecider']) },
          },
        },
        deleted: {
          tags: ['ended'],
          on: {
            RESTORE: [
              { target: 'approved', guard: 'wasApproved', actions: 'comeBack' },
              { target: 'rejected', guard: 'wasRejected', actions: 'comeBack' },
              { target: 'pending', actions: 'comeBack' },
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
              { target: 'inactive', guard: and(['isThere', 'wantsInactive']) },
              { target: 'active', guard: 'isThere' },
            ],
          },
        },
        inactive: {
          on: {
            TOGGLE: [
              { target: 'active', guard: and(['isThere', 'wantsActive']) },
              { target: 'inactive', guard: 'isThere' },
            ],
          },
        },
      },
    },
  },
});
