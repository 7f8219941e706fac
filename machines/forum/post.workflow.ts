import {
  deleted,
  edited,
  escalated,
  overturned,
  restored,
  secondGuards,
  takenBack,
  upheld,
} from '../shared/usual-events.ts';
import type { Workflow } from '../shared/workflow.ts';
import { type PostFacts, postMachine } from './post.machine.ts';
import { postPolicy } from './post.policy.ts';
import { isRepeat } from './post.repeats.ts';

/** A post of the forum: how its states and events are called, shown and asked for. */
export const postWorkflow: Workflow<PostFacts> = {
  name: 'post',
  version: 3,
  machine: postMachine,
  policy: postPolicy,
  decidedWith: postPolicy.SET_STATUS,
  readPermission: 'forum:post:get',
  states: {
    pending: { label: 'Pending', icon: 'clock', tone: 'warn', group: 'Status' },
    approved: { label: 'Approved', icon: 'circle-check', tone: 'accent', group: 'Status' },
    rejected: { label: 'Rejected', icon: 'circle-x', tone: 'danger', group: 'Status' },
    deleted: { label: 'Deleted', icon: 'trash-2', tone: 'neutral', ended: true },
  },
  events: {
    CREATE: { label: 'Posted', verb: 'New post', short: 'post', icon: 'plus', tone: 'accent', creates: true },
    SET_STATUS: {
      label: 'Status set',
      verb: 'Set status',
      short: 'status',
      icon: 'circle-check',
      tone: 'accent',
      reason: 'optional',
      bulk: true,
      undo: 'SET_STATUS',
      fields: [
        {
          name: 'status',
          label: 'Status',
          kind: 'choice',
          required: true,
          options: [
            { value: 'pending', label: 'Pending' },
            { value: 'approved', label: 'Approved' },
            { value: 'rejected', label: 'Rejected' },
          ],
        },
      ],
    },
    EDIT: edited,
    DELETE: { ...deleted, reason: 'optional', bulk: true },
    RESTORE: { ...restored, bulk: true },
    ESCALATE: escalated,
    TAKE_BACK: takenBack,
    UPHOLD: upheld,
    OVERTURN: overturned,
  },
  guards: secondGuards,
  payloadGuards: { colleagueDecides: '/to' },
  isRepeat,
};
