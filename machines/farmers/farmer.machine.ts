import { setup } from 'xstate';

/*
 * A farmer's profile. It begins pending; whoever looks after profiles activates or rejects it, suspends an active one
 * and brings it back, or closes it for good. One event sets the status that it names.
 */

type Sent<E> = E & { actorId?: string; reason?: string };

export type FarmerEvent = Sent<{ type: 'BULK_STATUS'; status?: string }>;

/** Nothing but the state decides. */
export type FarmerFacts = Record<string, never>;

const farmer = setup({
  types: { context: {}, events: {} as FarmerEvent },
  guards: {
    toActive: ({ event }) => event.status === 'active',
    toSuspended: ({ event }) => event.status === 'suspended',
    toRejected: ({ event }) => event.status === 'rejected',
    toClosed: ({ event }) => event.status === 'closed',
  },
});

export const farmerMachine = farmer.createMachine({
  id: 'farmer',
  context: {},
  initial: 'pending',
  states: {
    pending: {
      on: {
        BULK_STATUS: [
          { target: 'active', guard: 'toActive' },
          { target: 'rejected', guard: 'toRejected' },
        ],
      },
    },
    active: {
      on: {
        BULK_STATUS: [
          { target: 'suspended', guard: 'toSuspended' },
          { target: 'closed', guard: 'toClosed' },
        ],
      },
    },
    suspended: {
      on: {
        BULK_STATUS: [
          { target: 'active', guard: 'toActive' },
          { target: 'closed', guard: 'toClosed' },
        ],
      },
    },
    rejected: { tags: ['ended'] },
    closed: { tags: ['ended'] },
  },
});
