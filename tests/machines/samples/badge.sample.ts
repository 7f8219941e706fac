import { type BadgeFacts, noBadgeFacts } from '../../../machines/badges/badge.machine.ts';
import { badgeWorkflow } from '../../../machines/badges/badge.workflow.ts';
import { ACTOR_ID, type Sample } from '../sample.ts';

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
    { type: 'TAKE_BACK' },
    { type: 'REVOKE', reason: 'Sold the same thing twice' },
  ],
  digest: () => '',
  // What is handed on the server keeps.
  meanwhile: (facts) => ({ ...facts, handedBy: ACTOR_ID }),
};
