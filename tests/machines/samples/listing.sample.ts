import { type ListingFacts, noListingFacts } from '../../../machines/mandi/listing.machine.ts';
import { listingWorkflow } from '../../../machines/mandi/listing.workflow.ts';
import { ACTOR_ID, COLLEAGUE_ID, type Sample } from '../sample.ts';

export const listingSample: Sample<ListingFacts> = {
  workflow: listingWorkflow,
  unborn: noListingFacts,
  events: [
    { type: 'CREATE' },
    { type: 'APPROVE' },
    { type: 'REJECT', reason: 'Shows a phone number' },
    { type: 'RETURN_TO_PENDING' },
    { type: 'TOGGLE', isActive: true },
    { type: 'TOGGLE', isActive: false },
    { type: 'EDIT' },
    { type: 'EDIT', mayApprove: false },
    { type: 'IMAGES' },
    { type: 'IMAGES', mayApprove: false },
    { type: 'DELETE' },
    { type: 'RESTORE' },
    { type: 'ESCALATE', reason: 'Is this seed certified?' },
    { type: 'TAKE_BACK' },
    { type: 'UPHOLD' },
    { type: 'OVERTURN', reason: 'The number is the own one' },
  ],
  digest: ({ exists, before }) => `${exists} ${before}`,
  // A second look is drawn by the server and belongs to somebody else than who decided; what is handed on it keeps.
  meanwhile: (facts) => ({ ...facts, isDrawn: true, decidedBy: COLLEAGUE_ID, handedBy: ACTOR_ID }),
};
