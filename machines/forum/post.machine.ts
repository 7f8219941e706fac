import { assign, setup } from 'xstate';
import { eventAs } from '../shared/event-as.ts';
import { UNBORN } from '../shared/states.ts';

/*
 * A post or reply of the forum. A farmer or a colleague writes it, a moderator gives it a status; any of
 * the three statuses may become any other, so it is the version a moderator saw that protects a decision.
 * An edit by somebody who may not decide brings it back to pending. Deleting ends it; restoring puts it
 * back where it was.
 */

export type PostStatus = 'pending' | 'approved' | 'rejected';

/** What the guards read. `before` is the status of a deleted post. */
export interface PostFacts {
  before: PostStatus | null;
}

type Sent<E> = E & { actorId?: string; reason?: string };

export type PostEvent = Sent<
  | { type: 'CREATE' }
  | { type: 'SET_STATUS'; status?: PostStatus }
  | { type: 'EDIT'; mayDecide?: boolean }
  | { type: 'DELETE' }
  | { type: 'RESTORE' }
>;

export const noPostFacts: PostFacts = { before: null };

const post = setup({
  types: { context: {} as PostFacts, events: {} as PostEvent },
  guards: {
    toApproved: ({ event }) => eventAs(event, 'SET_STATUS').status === 'approved',
    toRejected: ({ event }) => eventAs(event, 'SET_STATUS').status === 'rejected',
    mayDecide: ({ event }) => eventAs(event, 'EDIT').mayDecide !== false,
    wasApproved: ({ context }) => context.before === 'approved',
    wasRejected: ({ context }) => context.before === 'rejected',
  },
  actions: {
    rememberPending: assign({ before: 'pending' }),
    rememberApproved: assign({ before: 'approved' }),
    rememberRejected: assign({ before: 'rejected' }),
    forgetStatus: assign({ before: null }),
  },
});

export const postMachine = post.createMachine({
  id: 'post',
  context: noPostFacts,
  initial: 'none',
  states: {
    none: { tags: [UNBORN], on: { CREATE: 'pending' } },
    pending: {
      on: {
        SET_STATUS: [
          { target: 'approved', guard: 'toApproved' },
          { target: 'rejected', guard: 'toRejected' },
          { target: 'pending' },
        ],
        EDIT: 'pending',
        DELETE: { target: 'deleted', actions: 'rememberPending' },
      },
    },
    approved: {
      on: {
        SET_STATUS: [
          { target: 'approved', guard: 'toApproved' },
          { target: 'rejected', guard: 'toRejected' },
          { target: 'pending' },
        ],
        EDIT: [{ target: 'approved', guard: 'mayDecide' }, { target: 'pending' }],
        DELETE: { target: 'deleted', actions: 'rememberApproved' },
      },
    },
    rejected: {
      on: {
        SET_STATUS: [
          { target: 'approved', guard: 'toApproved' },
          { target: 'rejected', guard: 'toRejected' },
          { target: 'pending' },
        ],
        EDIT: [{ target: 'rejected', guard: 'mayDecide' }, { target: 'pending' }],
        DELETE: { target: 'deleted', actions: 'rememberRejected' },
      },
    },
    deleted: {
      tags: ['ended'],
      on: {
        RESTORE: [
          { target: 'approved', guard: 'wasApproved', actions: 'forgetStatus' },
          { target: 'rejected', guard: 'wasRejected', actions: 'forgetStatus' },
          { target: 'pending', actions: 'forgetStatus' },
        ],
      },
    },
  },
});
