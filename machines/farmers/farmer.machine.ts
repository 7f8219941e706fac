import { assign, setup } from 'xstate';
import { eventAs } from '../shared/event-as.ts';

/*
 * A farmer's profile. It begins pending; whoever looks after profiles activates or rejects it, suspends an active one
 * and brings it back, or closes it for good. One event sets the status that it names. A moderator warns a farmer, which
 * moves nothing, or suspends an active one for some days: that ends by itself, or is lifted before.
 */

type Sent<E> = E & { actorId?: string; reason?: string };

export type FarmerEvent = Sent<
  | { type: 'BULK_STATUS'; status?: string }
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
  initial: 'pending',
  states: {
    pending: {
      on: {
        BULK_STATUS: [
          { target: 'active', guard: 'toActive' },
          { target: 'rejected', guard: 'toRejected' },
        ],
        WARN: 'pending',
      },
    },
    active: {
      on: {
        BULK_STATUS: [
          { target: 'suspended', guard: 'toSuspended' },
          { target: 'closed', guard: 'toClosed' },
        ],
        WARN: 'active',
        SUSPEND: { target: 'suspended', actions: 'setEnd' },
      },
    },
    suspended: {
      on: {
        BULK_STATUS: [
          { target: 'active', guard: 'toActive', actions: 'forgetEnd' },
          { target: 'closed', guard: 'toClosed', actions: 'forgetEnd' },
        ],
        WARN: 'suspended',
        LIFT: { target: 'active', guard: 'hasAnEnd', actions: 'forgetEnd' },
        END_SUSPENSION: { target: 'active', guard: 'isOver', actions: 'forgetEnd' },
      },
    },
    rejected: { tags: ['ended'] },
    closed: { tags: ['ended'] },
  },
});
