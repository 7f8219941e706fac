import { type NodeFacts, noNodeFacts } from '../../../machines/ivr/node/node.machine.ts';
import { nodeWorkflow } from '../../../machines/ivr/node/node.workflow.ts';
import type { Sample } from '../sample.ts';

export const nodeSample: Sample<NodeFacts> = {
  workflow: nodeWorkflow,
  unborn: noNodeFacts,
  events: [
    { type: 'ADD' },
    { type: 'EDIT' },
    { type: 'MOVE' },
    { type: 'ACTIVATE' },
    { type: 'DEACTIVATE' },
    { type: 'DELETE' },
    { type: 'RESTORE' },
  ],
  digest: () => '',
};
