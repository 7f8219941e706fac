import { type FarmerFacts, noFarmerFacts } from '../../../machines/farmers/farmer.machine.ts';
import { farmerWorkflow } from '../../../machines/farmers/farmer.workflow.ts';
import type { Sample } from '../sample.ts';

const why = 'Please write without insulting others.';

export const farmerSample: Sample<FarmerFacts> = {
  workflow: farmerWorkflow,
  unborn: noFarmerFacts,
  events: [
    { type: 'CREATE' },
    { type: 'EDIT' },
    { type: 'BULK_STATUS', status: 'active' },
    { type: 'BULK_STATUS', status: 'suspended' },
    { type: 'BULK_STATUS', status: 'rejected' },
    { type: 'BULK_STATUS', status: 'closed' },
    { type: 'WARN', reason: why },
    { type: 'SUSPEND', days: 7, until: '2099-11-30T09:00:00.000Z', reason: why },
    { type: 'LIFT' },
    { type: 'END_SUSPENSION', at: '2099-12-30T09:00:00.000Z' },
    { type: 'MERGE', into: '0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e21', intoState: 'suspended' },
    { type: 'UNMERGE' },
  ],
  digest: ({ until, mergedFrom }) => `${until !== null} ${mergedFrom}`,
};
