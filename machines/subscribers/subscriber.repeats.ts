import type { Subject, WorkflowEvent } from '../shared/workflow.ts';
import type { SubscriberFacts } from './subscriber.machine.ts';

/** The state that each of these sets: where it is set, nothing is to be done, whoever did it. A call is counted every time. */
const SETS: Readonly<Record<string, string>> = {
  UNSUBSCRIBE: 'unsubscribed',
  RESUBSCRIBE: 'active',
  SET_HOST: 'host',
  UNSET_HOST: 'notHost',
  LIST: 'doNotCall',
  UNLIST: 'reachable',
};

export function isRepeat({ state, facts }: Subject<SubscriberFacts>, { type }: WorkflowEvent): boolean {
  const set = SETS[type];
  return facts.exists && set !== undefined && state.split('+').includes(set);
}
