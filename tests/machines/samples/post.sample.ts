import { noPostFacts, type PostFacts } from '../../../machines/forum/post.machine.ts';
import { postWorkflow } from '../../../machines/forum/post.workflow.ts';
import { ACTOR_ID, COLLEAGUE_ID, type Sample } from '../sample.ts';

export const postSample: Sample<PostFacts> = {
  workflow: postWorkflow,
  unborn: noPostFacts,
  events: [
    { type: 'CREATE' },
    { type: 'SET_STATUS', status: 'pending' },
    { type: 'SET_STATUS', status: 'approved' },
    { type: 'SET_STATUS', status: 'rejected', reason: 'Not about farming' },
    { type: 'EDIT' },
    { type: 'EDIT', mayDecide: false },
    { type: 'DELETE' },
    { type: 'RESTORE' },
    { type: 'ESCALATE', reason: 'Is this the notice of the seed company?' },
    { type: 'TAKE_BACK' },
    { type: 'UPHOLD' },
    { type: 'OVERTURN', reason: 'It asks about wheat' },
  ],
  digest: ({ before }) => String(before),
  // A second look is drawn by the server and belongs to somebody else than who decided; what is handed on it keeps.
  meanwhile: (facts) => ({ ...facts, isDrawn: true, decidedBy: COLLEAGUE_ID, handedBy: ACTOR_ID }),
};
