import { and, assign, setup } from 'xstate';
import { eventAs } from '../shared/event-as.ts';
import { UNBORN } from '../shared/states.ts';

/*
 * A farmer's profile. It begins pending; whoever looks after profiles activates or rejects it, suspends an active one
 * and brings it back, or closes it for good. One event sets the status that it names. A moderator warns a farmer, which
 * moves nothing, or suspends an active one for some days: that ends by itself, or is lifted before. Until its end it is
 * corrected by whoever talks to the farmer. Some statuses want a reason of the reference list. Two records of one person
 * become one: a record is merged into another that stands, and may be taken out of it again, back to where it was.
 */

type Sent<E> = E & { actorId?: string; reason?: string };

export type FarmerEvent = Sent<
  | { type: 'CREATE' }
  | { type: 'EDIT' }
  | { type: 'BULK_STATUS'; status?: string; reasonId?: string; reasonFits?: boolean }
  | { type: 'WARN' }
  | { type: 'SUSPEND'; days?: number; until?: string }
  | { type: 'LIFT' }
  | { type: 'END_SUSPENSION'; at?: string }
  | { type: 'MERGE'; into?: string; isItself?: boolean; intoState?: string; sharesLoan?: boolean }
  | { type: 'UNMERGE' }
>;

/** The states in which a profile stands: it is looked after, and may take another record in. */
const STANDING = ['pending', 'active', 'suspended'] as const;

export interface FarmerFacts {
  /** Until when a suspension lasts, in ISO 8601; null without an end. */
  until: string | null;
  /** Of a merged record: where it was before. */
  mergedFrom: (typeof STANDING)[number] | null;
  /** Of a merged record: the state of the one that it was merged into. */
  intoState: string | null;
}

export const noFarmerFacts: FarmerFacts = { until: null, mergedFrom: null, intoState: null };

const stands = (state: string | null) => STANDING.some((known) => known === state);

const farmer = setup({
  types: { context: {} as FarmerFacts, events: {} as FarmerEvent },
  guards: {
    toActive: ({ event }) => [undefined, 'active'].includes(eventAs(event, 'BULK_STATUS').status),
    toSuspended: ({ event }) => [undefined, 'suspended'].includes(eventAs(event, 'BULK_STATUS').status),
    toRejected: ({ event }) => eventAs(event, 'BULK_STATUS').status === 'rejected',
    toClosed: ({ event }) => eventAs(event, 'BULK_STATUS').status === 'closed',
    // Which reasons there are, the reference list says: it is looked up before.
    saysWhy: ({ event }) => eventAs(event, 'BULK_STATUS').reasonFits !== false,
    hasAnEnd: ({ context }) => context.until !== null,
    isOver: ({ context, event }) =>
      context.until !== null && (eventAs(event, 'END_SUSPENSION').at ?? '') >= context.until,
    isAnother: ({ event }) => eventAs(event, 'MERGE').isItself !== true,
    // Which record is named, and how it stands, is looked up before.
    intoStands: ({ event }) => {
      const { intoState } = eventAs(event, 'MERGE');
      return intoState === undefined || stands(intoState);
    },
    keepsSuspension: ({ event }) => [undefined, 'suspended'].includes(eventAs(event, 'MERGE').intoState),
    sharesNoLoan: ({ event }) => eventAs(event, 'MERGE').sharesLoan !== true,
    otherStands: ({ context }) => stands(context.intoState),
    wasPending: ({ context }) => context.mergedFrom === 'pending',
    wasActive: ({ context }) => context.mergedFrom === 'active',
  },
  actions: {
    setEnd: assign({ until: ({ event }) => eventAs(event, 'SUSPEND').until ?? null }),
    forgetEnd: assign({ until: null }),
    leavePending: assign({ mergedFrom: 'pending', intoState: intoStateOf }),
    leaveActive: assign({ mergedFrom: 'active', intoState: intoStateOf }),
    leaveSuspended: assign({ mergedFrom: 'suspended', intoState: intoStateOf }),
    forgetMerge: assign({ mergedFrom: null, intoState: null }),
  },
});

function intoStateOf({ event }: { event: FarmerEvent }): string | null {
  return eventAs(event, 'MERGE').intoState ?? null;
}

export const farmerMachine = farmer.createMachine({
  id: 'farmer',
  context: noFarmerFacts,
  initial: 'none',
  states: {
    none: { tags: [UNBORN], on: { CREATE: 'pending' } },
    pending: {
      on: {
        EDIT: 'pending',
        BULK_STATUS: [
          { target: 'active', guard: and(['saysWhy', 'toActive']) },
          { target: 'rejected', guard: and(['saysWhy', 'toRejected']) },
        ],
        WARN: 'pending',
        MERGE: { target: 'merged', guard: and(['isAnother', 'intoStands', 'sharesNoLoan']), actions: 'leavePending' },
      },
    },
    active: {
      on: {
        BULK_STATUS: [
          { target: 'suspended', guard: and(['saysWhy', 'toSuspended']) },
          { target: 'closed', guard: and(['saysWhy', 'toClosed']) },
        ],
        EDIT: 'active',
        WARN: 'active',
        SUSPEND: { target: 'suspended', actions: 'setEnd' },
        MERGE: { target: 'merged', guard: and(['isAnother', 'intoStands', 'sharesNoLoan']), actions: 'leaveActive' },
      },
    },
    suspended: {
      on: {
        BULK_STATUS: [
          { target: 'active', guard: and(['saysWhy', 'toActive']), actions: 'forgetEnd' },
          { target: 'closed', guard: and(['saysWhy', 'toClosed']), actions: 'forgetEnd' },
        ],
        EDIT: 'suspended',
        WARN: 'suspended',
        LIFT: { target: 'active', guard: 'hasAnEnd', actions: 'forgetEnd' },
        END_SUSPENSION: { target: 'active', guard: 'isOver', actions: 'forgetEnd' },
        // Whoever may not write and sell does not come free by another record of theirs.
        MERGE: {
          target: 'merged',
          guard: and(['isAnother', 'intoStands', 'keepsSuspension', 'sharesNoLoan']),
          actions: 'leaveSuspended',
        },
      },
    },
    merged: {
      tags: ['ended'],
      on: {
        UNMERGE: [
          { target: 'pending', guard: and(['otherStands', 'wasPending']), actions: 'forgetMerge' },
          { target: 'active', guard: and(['otherStands', 'wasActive']), actions: 'forgetMerge' },
          { target: 'suspended', guard: 'otherStands', actions: 'forgetMerge' },
        ],
      },
    },
    rejected: { tags: ['ended'] },
    closed: { tags: ['ended'] },
  },
});
