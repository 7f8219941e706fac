import { type BadgeFacts, noBadgeFacts } from '../../../machines/badges/badge.machine.ts';
import { badgeWorkflow } from '../../../machines/badges/badge.workflow.ts';
import type { Sample } from '../sample.ts';

export const badgeSample: Sample<BadgeFacts> = {
  workflow: badgeWorkflow,
  unborn: noBadgeFacts,
  events: [
    { type: 'RECOMMEND' },
    { type: 'ASSIGN' },
    { type: 'ACCEPT' },
    { type: 'REJECT', reason: 'The replies were copied' },
    { type: 'RETURN' },
    { type: 'ESCALATE', reason: 'I know the farmer' },
    { type: 'REVOKE', reason: 'Sold the same thing twice' },
  ],
  digest: () => '',
};
