import {
  deleted,
  edited,
  escalated,
  overturned,
  rejected,
  restored,
  secondGuards,
  takenBack,
  upheld,
} from '../shared/usual-events.ts';
import type { Workflow } from '../shared/workflow.ts';
import { type ListingFacts, listingMachine } from './listing.machine.ts';
import { listingPolicy } from './listing.policy.ts';
import { isRepeat } from './listing.repeats.ts';

/** A listing of the marketplace: how its states and events are called, shown and asked for. */
export const listingWorkflow: Workflow<ListingFacts> = {
  name: 'listing',
  version: 3,
  machine: listingMachine,
  policy: listingPolicy,
  decidedWith: listingPolicy.APPROVE,
  readPermission: 'mandi:listing:get',
  states: {
    pending: { label: 'Pending', icon: 'clock', tone: 'warn', group: 'Review' },
    approved: { label: 'Approved', icon: 'circle-check', tone: 'accent', group: 'Review' },
    rejected: { label: 'Rejected', icon: 'circle-x', tone: 'danger', group: 'Review' },
    deleted: { label: 'Deleted', icon: 'trash-2', tone: 'neutral', ended: true },
    active: { label: 'Active', icon: 'eye', tone: 'accent', group: 'Shown' },
    inactive: { label: 'Inactive', icon: 'eye-off', tone: 'neutral', group: 'Shown' },
  },
  events: {
    CREATE: { label: 'Entered', verb: 'New listing', short: 'create', icon: 'plus', tone: 'accent', creates: true },
    APPROVE: {
      label: 'Approved',
      verb: 'Approve',
      short: 'approve',
      icon: 'circle-check',
      tone: 'accent',
      bulk: true,
      undo: 'RETURN_TO_PENDING',
    },
    REJECT: { ...rejected, extension: true, undo: 'RETURN_TO_PENDING' },
    RETURN_TO_PENDING: {
      label: 'Returned to pending',
      verb: 'Return to pending',
      short: 'return',
      icon: 'undo-2',
      turnsBack: true,
      tone: 'neutral',
      reason: 'optional',
      bulk: true,
      extension: true,
    },
    TOGGLE: {
      label: 'Shown or hidden',
      verb: 'Show or hide',
      short: 'show or hide',
      icon: 'eye',
      tone: 'neutral',
    },
    EDIT: edited,
    IMAGES: { label: 'Pictures changed', verb: 'Change pictures', short: 'pictures', icon: 'image', tone: 'neutral' },
    DELETE: { ...deleted, bulk: true },
    RESTORE: { ...restored, bulk: true },
    ESCALATE: escalated,
    TAKE_BACK: takenBack,
    UPHOLD: upheld,
    OVERTURN: overturned,
  },
  guards: {
    isNotItsCreator: 'somebody other than who entered it must approve',
    isThere: 'restore the listing first',
    ...secondGuards,
  },
  payloadGuards: { colleagueDecides: '/to' },
  isRepeat,
};
