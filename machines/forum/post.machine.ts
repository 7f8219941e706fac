import { and, assign, setup } from 'xstate';
import { eventAs } from '../shared/event-as.ts';
import { type HandedFacts, handedConditions, notHanded } from '../shared/handed.ts';
import { UNBORN } from '../shared/states.ts';

/*
 * A post or reply of the forum. A farmer or a colleague writes it, a moderator gives it a status; any of
 * the three statuses may become any other, so it is the version a moderator saw that protects a decision.
 * An edit by somebody who may not decide brings it back to pending. Deleting ends it; restoring puts it
 * back where it was. What waits can be handed on to a colleague and
 * taken back before they begin, which moves nothing. Of some decisions a second
 * person says whether they hold: one that does not brings the post back to pending.
 */

export type PostStatus = 'pending' | 'approved' | 'rejected';

/**
 * What the guards read. `before` is the status of a deleted post; `isDrawn` says that its decision, by `decidedBy`, waits
 * for a second look.
 */
export interface PostFacts extends HandedFacts {
  before: PostStatus | null;
  isDrawn: boolean;
  decidedBy: string | null;
}

type Sent<E> = E & { actorId?: string; reason?: string };

export type PostEvent = Sent<
  | { type: 'CREATE' }
  | { type: 'SET_STATUS'; status?: PostStatus }
  | { type: 'EDIT'; mayDecide?: boolean }
  | { type: 'DELETE' }
  | { type: 'RESTORE' }
  | { type: 'ESCALATE'; mayDecide?: boolean }
  | { type: 'TAKE_BACK' }
  | { type: 'UPHOLD' }
  | { type: 'OVERTURN' }
>;

export const noPostFacts: PostFacts = { before: null, isDrawn: false, decidedBy: null, ...notHanded };

const post = setup({
  types: { context: {} as PostFacts, events: {} as PostEvent },
  guards: {
    toApproved: ({ event }) => eventAs(event, 'SET_STATUS').status === 'approved',
    toRejected: ({ event }) => eventAs(event, 'SET_STATUS').status === 'rejected',
    mayDecide: ({ event }) => eventAs(event, 'EDIT').mayDecide !== false,
    colleagueDecides: ({ event }) => eventAs(event, 'ESCALATE').mayDecide !== false,
    ...handedConditions,
    isDrawn: ({ context }) => context.isDrawn,
    isNotItsDecider: ({ context, event }) => context.decidedBy !== event.actorId,
    wasApproved: ({ context }) => context.before === 'approved',
    wasRejected: ({ context }) => context.before === 'rejected',
  },
  actions: {
    rememberPending: assign({ before: 'pending' }),
    rememberApproved: assign({ before: 'approved' }),
    rememberRejected: assign({ before: 'rejected' }),
    forgetStatus: assign({ before: null }),
    sign: assign({ decidedBy: ({ event }) => event.actorId ?? null }),
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
          { target: 'approved', guard: 'toApproved', actions: 'sign' },
          { target: 'rejected', guard: 'toRejected', actions: 'sign' },
          { target: 'pending' },
        ],
        EDIT: 'pending',
        ESCALATE: { target: 'pending', guard: 'colleagueDecides' },
        TAKE_BACK: { target: 'pending', guard: and(['isHandedByThem', 'isNotBegun']) },
        DELETE: { target: 'deleted', actions: 'rememberPending' },
      },
    },
    approved: {
      on: {
        SET_STATUS: [
          { target: 'approved', guard: 'toApproved', actions: 'sign' },
          { target: 'rejected', guard: 'toRejected', actions: 'sign' },
          { target: 'pending' },
        ],
        EDIT: [{ target: 'approved', guard: 'mayDecide' }, { target: 'pending' }],
        DELETE: { target: 'deleted', actions: 'rememberApproved' },
        UPHOLD: { target: 'approved', guard: and(['isDrawn', 'isNotItsDecider']) },
        OVERTURN: { target: 'pending', guard: and(['isDrawn', 'isNotItsDecider']) },
      },
    },
    rejected: {
      on: {
        SET_STATUS: [
          { target: 'approved', guard: 'toApproved', actions: 'sign' },
          { target: 'rejected', guard: 'toRejected', actions: 'sign' },
          { target: 'pending' },
        ],
        EDIT: [{ target: 'rejected', guard: 'mayDecide' }, { target: 'pending' }],
        DELETE: { target: 'deleted', actions: 'rememberRejected' },
        UPHOLD: { target: 'rejected', guard: and(['isDrawn', 'isNotItsDecider']) },
        OVERTURN: { target: 'pending', guard: and(['isDrawn', 'isNotItsDecider']) },
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
