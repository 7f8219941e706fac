import { edited } from '../shared/usual-events.ts';
import type { Workflow } from '../shared/workflow.ts';
import { type FarmerFacts, farmerMachine } from './farmer.machine.ts';
import { farmerConduct, farmerPolicy } from './farmer.policy.ts';

const toAnother = 'choose a status that this one can become';

/** What a status can become, with the words of the states. */
const statuses = [
  { value: 'active', label: 'Active' },
  { value: 'suspended', label: 'Suspended' },
  { value: 'rejected', label: 'Rejected' },
  { value: 'closed', label: 'Closed' },
] as const;

/** A suspension for a time is at most a year; what is to last is a matter of the profile. */
const MAX_DAYS = 365;

/** A farmer's profile, with its land and animals. Agreeing to a report suspends it; warnings and suspensions for a time have calls of their own. */
export const farmerWorkflow: Workflow<FarmerFacts> = {
  name: 'farmer',
  version: 4,
  machine: farmerMachine,
  policy: farmerPolicy,
  readPermission: 'farmers:farmer:get',
  confidential: farmerConduct,
  states: {
    pending: { label: 'Pending', icon: 'clock', tone: 'warn' },
    active: { label: 'Active', icon: 'circle-check', tone: 'accent' },
    suspended: { label: 'Suspended', icon: 'circle-pause', tone: 'danger' },
    rejected: { label: 'Rejected', icon: 'circle-x', tone: 'danger', ended: true },
    closed: { label: 'Closed', icon: 'archive', tone: 'neutral', ended: true },
    merged: { label: 'Merged', icon: 'users', tone: 'neutral', ended: true },
  },
  events: {
    CREATE: {
      label: 'Profile created',
      verb: 'New farmer',
      short: 'create',
      icon: 'plus',
      tone: 'accent',
      creates: true,
    },
    EDIT: { ...edited, label: 'Profile edited' },
    BULK_STATUS: {
      label: 'Status set',
      verb: 'Set status',
      short: 'status',
      icon: 'circle-check',
      tone: 'accent',
      reason: 'optional',
      bulk: true,
      fields: [
        { name: 'status', label: 'Status', kind: 'choice', required: true, options: statuses },
        { name: 'reasonId', label: 'Why', kind: 'text', maxLength: 36 },
      ],
    },
    WARN: {
      label: 'Warned',
      verb: 'Warn',
      short: 'warn',
      icon: 'triangle-alert',
      tone: 'warn',
      reason: 'required',
    },
    SUSPEND: {
      label: 'Suspended for a time',
      verb: 'Suspend for a time',
      short: 'suspend',
      icon: 'circle-pause',
      tone: 'danger',
      reason: 'required',
      undo: 'LIFT',
      fields: [{ name: 'days', label: 'Days', kind: 'number', required: true, min: 1, max: MAX_DAYS, digits: 0 }],
    },
    LIFT: {
      label: 'Suspension lifted',
      verb: 'Lift the suspension',
      short: 'lift',
      icon: 'undo-2',
      turnsBack: true,
      tone: 'accent',
      reason: 'optional',
    },
    END_SUSPENSION: {
      label: 'Suspension over',
      verb: 'End the suspension',
      short: 'over',
      icon: 'clock',
      tone: 'neutral',
      system: true,
    },
    MERGE: {
      label: 'Merged into another record',
      verb: 'Merge into another',
      short: 'merge',
      icon: 'users',
      tone: 'warn',
      reason: 'optional',
      undo: 'UNMERGE',
      fields: [{ name: 'into', label: 'The record that stands', kind: 'text', required: true, maxLength: 36 }],
    },
    UNMERGE: {
      label: 'Taken out again',
      verb: 'Take the merge back',
      short: 'take back',
      icon: 'undo-2',
      turnsBack: true,
      tone: 'neutral',
      reason: 'optional',
    },
  },
  payloadGuards: {
    toActive: '/status',
    toSuspended: '/status',
    saysWhy: '/reasonId',
    isAnother: '/into',
    intoStands: '/into',
    keepsSuspension: '/into',
    sharesNoLoan: '/into',
  },
  guards: {
    toActive: toAnother,
    toSuspended: toAnother,
    saysWhy: 'choose one of the reasons of this status',
    hasAnEnd: 'it was suspended without an end: whoever looks after profiles brings it back',
    isOver: 'the suspension is not over yet',
    isAnother: 'a record is not merged with itself: choose the other one',
    intoStands: 'choose a record that stands: one that is rejected, closed or merged takes nothing in',
    keepsSuspension: 'this one is suspended: suspend the other one first, or bring this one back',
    sharesNoLoan: 'both have an open application for a loan of the same kind: close one of them first',
    otherStands: 'the record that it was merged into does not stand any more: bring that one back first',
  },
};
