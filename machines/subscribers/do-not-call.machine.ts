import { setup } from 'xstate';
import { UNBORN } from '../shared/states.ts';

/*
 * The entry of a number on the do-not-call list, whether it is subscribed or not. Entered it bars the number; an entry is
 * ended and never removed, and may be renewed. Who did so, when, from where and why stays in its history.
 */

type Sent<E> = E & { actorId?: string; reason?: string };

export type DoNotCallEvent = Sent<{ type: 'ENTER' } | { type: 'END' } | { type: 'RENEW' }>;

const noDoNotCallFacts: object = {};

const doNotCall = setup({ types: { context: noDoNotCallFacts, events: {} as DoNotCallEvent } });

export const doNotCallMachine = doNotCall.createMachine({
  id: 'doNotCall',
  context: noDoNotCallFacts,
  initial: 'none',
  states: {
    none: { tags: [UNBORN], on: { ENTER: 'listed' } },
    listed: { on: { END: 'ended' } },
    ended: { on: { RENEW: 'listed' } },
  },
});
