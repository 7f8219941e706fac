import type { Workflow } from '../shared/workflow.ts';
import { type FarmerFacts, farmerMachine } from './farmer.machine.ts';
import { farmerPolicy } from './farmer.policy.ts';

const toAnother = 'choose a status that this one can become';

/** A farmer's profile. It has no calls of its own yet: agreeing to a report suspends it. */
export const farmerWorkflow: Workflow<FarmerFacts> = {
  name: 'farmer',
  version: 1,
  machine: farmerMachine,
  policy: farmerPolicy,
  readPermission: 'farmers:farmer:get',
  states: {
    pending: { label: 'Pending', icon: 'clock', tone: 'warn' },
    active: { label: 'Active', icon: 'circle-check', tone: 'accent' },
    suspended: { label: 'Suspended', icon: 'circle-pause', tone: 'danger' },
    rejected: { label: 'Rejected', icon: 'circle-x', tone: 'danger', ended: true },
    closed: { label: 'Closed', icon: 'archive', tone: 'neutral', ended: true },
  },
  events: {
    BULK_STATUS: {
      label: 'Status set',
      verb: 'Set status',
      short: 'status',
      icon: 'circle-check',
      tone: 'accent',
      reason: 'optional',
      bulk: true,
      fields: [{ name: 'status', label: 'Status', kind: 'text', required: true, maxLength: 20 }],
    },
  },
  guards: { toActive: toAnother, toSuspended: toAnother, toRejected: toAnother, toClosed: toAnother },
};
