import { and, assign, setup } from 'xstate';
import { eventAs } from '../shared/event-as.ts';
import { UNBORN } from '../shared/states.ts';

/*
 * A farmer's profile. It begins pending; whoever looks after profiles activates or rejects it, suspends an active one
 * and brings it back, or closes it for good. One event sets the status that it names. A moderator warns a farmer, which
 * moves nothing, or suspends an active one for some days: that ends by itself, or is lifted before. Until its end it is
 * corrected by whoever talks to the farmer. Some statuses want a reason of the reference list.
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
>;

/** Until when a suspension lasts, in ISO 8601; null without an end. */
export interface FarmerFacts {
  until: string | null;
}

export const noFarmerFacts: FarmerFacts = { until: null };

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
  },
  actions: {
    setEnd: assign({ until: ({ event }) => eventAs(event, 'SUSPEND').until ?? null }),
    forgetEnd: assign({ until: null }),
  },
});

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
      },
    },
    rejected: { tags: ['ended'] },
    closed: { tags: ['ended'] },
  },
});
