import type { Subject, Workflow, WorkflowEvent } from '../shared/workflow.ts';
import { doNotCallMachine } from './do-not-call.machine.ts';
import { doNotCallPolicy } from './do-not-call.policy.ts';

const SETS: Readonly<Record<string, string>> = { RENEW: 'listed', END: 'ended' };

/** An entry of the do-not-call list: how its states and events are called, shown and asked for. */
export const doNotCallWorkflow: Workflow<object> = {
  name: 'doNotCall',
  version: 1,
  machine: doNotCallMachine,
  policy: doNotCallPolicy,
  readPermission: 'subscription:dncr-list:get',
  states: {
    listed: { label: 'Do not call', icon: 'phone-off', tone: 'danger' },
    ended: { label: 'Ended', icon: 'archive', tone: 'neutral' },
  },
  events: {
    ENTER: { label: 'Entered', verb: 'Add a number', short: 'enter', icon: 'plus', tone: 'danger', creates: true },
    END: {
      label: 'Ended',
      verb: 'End',
      short: 'end',
      icon: 'phone',
      tone: 'accent',
      reason: 'required',
      bulk: true,
      undo: 'RENEW',
    },
    RENEW: {
      label: 'Entered again',
      verb: 'Enter again',
      short: 'enter again',
      icon: 'phone-off',
      tone: 'danger',
      reason: 'required',
      bulk: true,
      undo: 'END',
    },
  },
  guards: {},
  /** The entry stands as it is asked for, whoever saw to it. */
  isRepeat: ({ state }: Subject<object>, { type }: WorkflowEvent) => SETS[type] === state,
};
