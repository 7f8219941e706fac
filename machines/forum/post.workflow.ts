import { deleted, edited, restored } from '../shared/usual-events.ts';
import type { Actor, Subject, Workflow, WorkflowEvent } from '../shared/workflow.ts';
import { type PostFacts, postMachine } from './post.machine.ts';
import { postPicture } from './post.picture.ts';
import { postPolicy } from './post.policy.ts';

/** A post of the forum: how its states and events are called, shown and asked for. */
export const postWorkflow: Workflow<PostFacts> = {
  name: 'post',
  version: 1,
  machine: postMachine,
  policy: postPolicy,
  readPermission: 'forum:post:get',
  picture: postPicture,
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
  },
  guards: {},
  replays: alreadyDone,
};

function alreadyDone(subject: Subject<PostFacts>, event: WorkflowEvent, actor: Actor): boolean {
  const mine = subject.lastOf?.[event.type]?.by.id === actor.id;
  switch (event.type) {
    case 'SET_STATUS':
      return subject.state === event.status;
    case 'DELETE':
      return mine && subject.state === 'deleted';
    case 'RESTORE':
      return mine && subject.last?.event === 'RESTORE';
    default:
      return false;
  }
}
