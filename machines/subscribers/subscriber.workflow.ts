import type { Workflow } from '../shared/workflow.ts';
import { FRESH, type SubscriberFacts, subscriberMachine } from './subscriber.machine.ts';
import { subscriberPolicy } from './subscriber.policy.ts';
import { isRepeat } from './subscriber.repeats.ts';

/** A number that takes part: how its states and events are called, shown and asked for. */
export const subscriberWorkflow: Workflow<SubscriberFacts> = {
  name: 'subscriber',
  version: 2,
  machine: subscriberMachine,
  policy: subscriberPolicy,
  readPermission: 'subscription:subscriber:get',
  states: {
    active: { label: 'Active', icon: 'circle-check', tone: 'accent', group: 'Subscription' },
    unsubscribed: { label: 'Unsubscribed', icon: 'user-x', tone: 'neutral', group: 'Subscription' },
    notHost: { label: 'No host', icon: 'circle', tone: 'neutral', group: 'Host' },
    host: { label: 'Host', icon: 'headphones', tone: 'info', group: 'Host' },
    reachable: { label: 'May be called', icon: 'phone', tone: 'accent', group: 'Contact' },
    doNotCall: { label: 'Do not call', icon: 'phone-off', tone: 'danger', group: 'Contact' },
  },
  events: {
    SUBSCRIBE: {
      label: 'Subscribed',
      verb: 'Subscribe',
      short: 'subscribe',
      icon: 'plus',
      tone: 'accent',
      creates: true,
    },
    UNSUBSCRIBE: {
      label: 'Unsubscribed',
      verb: 'Unsubscribe',
      short: 'unsubscribe',
      icon: 'user-x',
      tone: 'danger',
      reason: 'optional',
      bulk: true,
      undo: 'RESUBSCRIBE',
      fields: [
        {
          name: 'unsubMode',
          label: 'By',
          kind: 'choice',
          hidden: true,
          options: [
            { value: 'web', label: 'Web' },
            { value: 'ivr', label: 'Voice menu' },
            { value: 'sms', label: 'SMS' },
            { value: 'callCentre', label: 'Call centre' },
            { value: 'bulk', label: 'Bulk action' },
            { value: 'undone', label: 'Run undone' },
          ],
        },
      ],
    },
    RESUBSCRIBE: {
      label: 'Subscribed again',
      verb: 'Subscribe again',
      short: 'subscribe again',
      icon: 'square-check',
      tone: 'accent',
      reason: 'optional',
      extension: true,
      bulk: true,
      undo: 'UNSUBSCRIBE',
      fields: [{ name: 'consent', label: 'Agreed on', kind: 'date' }],
    },
    SET_HOST: {
      label: 'Set as host',
      verb: 'Set as host',
      short: 'host',
      icon: 'headphones',
      tone: 'info',
      bulk: true,
      undo: 'UNSET_HOST',
    },
    UNSET_HOST: {
      label: 'Host no longer',
      verb: 'Unset host',
      short: 'no host',
      icon: 'headphones',
      tone: 'neutral',
      bulk: true,
      undo: 'SET_HOST',
    },
    STEP_UP_CALL_COUNT: {
      label: 'Call counted',
      verb: 'Step up call count',
      short: 'count',
      icon: 'phone-call',
      tone: 'neutral',
      undo: 'STEP_DOWN_CALL_COUNT',
    },
    STEP_DOWN_CALL_COUNT: {
      label: 'Counted call taken back',
      verb: 'Take a counted call back',
      short: 'take back',
      icon: 'undo-2',
      turnsBack: true,
      tone: 'neutral',
      extension: true,
    },
    LIST: {
      label: 'Put on the do-not-call list',
      verb: 'Do not call',
      short: 'do not call',
      icon: 'phone-off',
      tone: 'danger',
      reason: 'required',
      extension: true,
      bulk: true,
      undo: 'UNLIST',
    },
    UNLIST: {
      label: 'Off the do-not-call list',
      verb: 'May be called',
      short: 'may be called',
      icon: 'phone',
      tone: 'accent',
      reason: 'required',
      extension: true,
      bulk: true,
      undo: 'LIST',
    },
  },
  guards: {
    isThere: 'subscribe the number first',
    hasCalls: 'no call has been counted yet',
    takesPart: 'subscribe the number again first',
    agreedSinceListed:
      'it has been on the do-not-call list since {{day}}: only a consent of that day or later subscribes it',
  },
  payloadGuards: { agreedSinceListed: '/consent' },
  guardValues: (guard, { listedOn }): Record<string, string> =>
    guard === 'agreedSinceListed' ? { day: listedOn ?? '' } : {},
  // Later the owner of a number on the do-not-call list is asked, and nobody unsubscribed becomes a host.
  undoneWithin: (event, facts) =>
    (event === 'UNSUBSCRIBE' && facts?.listedOn !== null) || (event === 'UNSET_HOST' && facts?.unsubMode !== null)
      ? FRESH
      : undefined,
  isRepeat,
};
