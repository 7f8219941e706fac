import { doNotCallWorkflow } from '../../../machines/subscribers/do-not-call.workflow.ts';
import { noSubscriberFacts, type SubscriberFacts } from '../../../machines/subscribers/subscriber.machine.ts';
import { subscriberWorkflow } from '../../../machines/subscribers/subscriber.workflow.ts';
import type { Sample } from '../sample.ts';

export const subscriberSample: Sample<SubscriberFacts> = {
  workflow: subscriberWorkflow,
  unborn: noSubscriberFacts,
  events: [
    { type: 'SUBSCRIBE' },
    { type: 'UNSUBSCRIBE', unsubMode: 'web' },
    { type: 'RESUBSCRIBE', consent: '2026-01-10' },
    { type: 'SET_HOST' },
    { type: 'UNSET_HOST' },
    { type: 'STEP_UP_CALL_COUNT' },
    { type: 'STEP_DOWN_CALL_COUNT' },
    { type: 'LIST', reason: 'Asked not to be called' },
    { type: 'UNLIST', reason: 'Wants the advice again' },
  ],
  digest: ({ exists, callCount }) => `${exists} ${callCount > 0}`,
};

export const doNotCallSample: Sample<object> = {
  workflow: doNotCallWorkflow,
  unborn: {},
  events: [
    { type: 'ENTER' },
    { type: 'END', reason: 'Wants the advice again' },
    { type: 'RENEW', reason: 'Asked not to be called' },
  ],
  digest: () => '',
};
