import { and, assign, setup } from 'xstate';
import { eventAs } from '../shared/event-as.ts';
import { UNBORN } from '../shared/states.ts';

/*
 * A number that takes part in the service. Three regions live side by side: whether it is subscribed, whether its owner
 * hosts others, and whether the service may call. Who unsubscribes can subscribe again, and whose owner wants no calls
 * agrees first; hosts are made of those who take part, and unmade; the do-not-call list bars a number and frees it,
 * whatever else becomes of it. How often it called is counted by hand too.
 */

/** By which way a number left the service; `undone`: what had subscribed it was taken back, its owner has said nothing. */
export type UnsubMode = 'web' | 'ivr' | 'sms' | 'callCentre' | 'bulk' | 'undone';

/** So long whoever did something takes it back without being asked, in milliseconds. */
export const FRESH = 60 * 60 * 1000;

/** `exists` is false before the beginning; the mode is that of the last time it was unsubscribed, if it still is. */
export interface SubscriberFacts {
  exists: boolean;
  callCount: number;
  unsubMode: UnsubMode | null;
  /** The day of its entry on the do-not-call list, while it stands there. */
  listedOn: string | null;
  /** Its last step, while it is fresh: whoever did it may take it back, which is nothing new to be asked for. */
  fresh: { event: string; by: string | null } | null;
}

/** What takes a step back is asked for nothing; only the service itself says of an event that it does. */
interface TakesBack {
  takesBack?: boolean;
}

type Sent<E> = E & { actorId?: string; reason?: string };

export type SubscriberEvent = Sent<
  | { type: 'SUBSCRIBE' }
  | { type: 'UNSUBSCRIBE'; unsubMode?: UnsubMode }
  | ({ type: 'RESUBSCRIBE'; consent?: string } & TakesBack)
  | ({ type: 'SET_HOST' } & TakesBack)
  | { type: 'UNSET_HOST' }
  | { type: 'STEP_UP_CALL_COUNT' }
  | { type: 'STEP_DOWN_CALL_COUNT' }
  | { type: 'LIST' }
  | { type: 'UNLIST' }
>;

export const noSubscriberFacts: SubscriberFacts = {
  exists: false,
  callCount: 0,
  unsubMode: null,
  listedOn: null,
  fresh: null,
};

const takesBack = (
  { fresh }: SubscriberFacts,
  { takesBack, actorId }: Sent<TakesBack>,
  step: SubscriberEvent['type'],
): boolean => takesBack === true || (fresh?.event === step && fresh.by === actorId);

const subscriber = setup({
  types: { context: {} as SubscriberFacts, events: {} as SubscriberEvent },
  guards: {
    isThere: ({ context }) => context.exists,
    hasCalls: ({ context }) => context.callCount > 0,
    takesPart: ({ context, event }) =>
      context.unsubMode === null || takesBack(context, eventAs(event, 'SET_HOST'), 'UNSET_HOST'),
    agreedSinceListed({ context, event }) {
      const sent = eventAs(event, 'RESUBSCRIBE');
      if (context.listedOn === null || (sent.consent ?? '') >= context.listedOn) return true;
      return takesBack(context, sent, 'UNSUBSCRIBE');
    },
  },
  actions: {
    begin: assign({ exists: true }),
    rememberMode: assign({ unsubMode: ({ event }) => eventAs(event, 'UNSUBSCRIBE').unsubMode ?? 'web' }),
    forgetMode: assign({ unsubMode: null }),
    countUp: assign({ callCount: ({ context }) => context.callCount + 1 }),
    countDown: assign({ callCount: ({ context }) => context.callCount - 1 }),
  },
});

export const subscriberMachine = subscriber.createMachine({
  id: 'subscriber',
  context: noSubscriberFacts,
  type: 'parallel',
  states: {
    subscription: {
      initial: 'none',
      states: {
        none: { tags: [UNBORN], on: { SUBSCRIBE: { target: 'active', actions: 'begin' } } },
        active: {
          on: {
            UNSUBSCRIBE: { target: 'unsubscribed', actions: 'rememberMode' },
            STEP_UP_CALL_COUNT: { target: 'active', actions: 'countUp' },
            STEP_DOWN_CALL_COUNT: { target: 'active', guard: 'hasCalls', actions: 'countDown' },
          },
        },
        unsubscribed: {
          on: {
            RESUBSCRIBE: { target: 'active', guard: 'agreedSinceListed', actions: 'forgetMode' },
            STEP_UP_CALL_COUNT: { target: 'unsubscribed', actions: 'countUp' },
            STEP_DOWN_CALL_COUNT: { target: 'unsubscribed', guard: 'hasCalls', actions: 'countDown' },
          },
        },
      },
    },
    host: {
      initial: 'notHost',
      states: {
        notHost: { on: { SET_HOST: { target: 'host', guard: and(['isThere', 'takesPart']) } } },
        host: { on: { UNSET_HOST: 'notHost' } },
      },
    },
    contact: {
      initial: 'reachable',
      states: {
        reachable: { on: { LIST: { target: 'doNotCall', guard: 'isThere' } } },
        doNotCall: { on: { UNLIST: 'reachable' } },
      },
    },
  },
});
