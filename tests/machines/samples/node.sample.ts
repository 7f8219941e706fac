import { type NodeFacts, noNodeFacts } from '../../../machines/ivr/node/node.machine.ts';
import { nodeWorkflow } from '../../../machines/ivr/node/node.workflow.ts';
import type { Sample } from '../sample.ts';

const activating = (facts: Partial<NodeFacts>) => ({
  state: 'inactive',
  facts: { ...noNodeFacts, ...facts },
  event: { type: 'ACTIVATE' },
});

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
  failures: {
    isNotRoot: { state: 'active', facts: { ...noNodeFacts, isRoot: true }, event: { type: 'DEACTIVATE' } },
    targetsExist: activating({ targetsExist: false }),
    keyIsFree: activating({ keyIsFree: false }),
    childrenFit: activating({ childrenFit: false }),
    queriesCompile: activating({ queriesCompile: false }),
    hasAudio: activating({ hasAudio: false }),
    nothingPointsIn: { state: 'inactive', facts: { ...noNodeFacts, pointedAt: true }, event: { type: 'DELETE' } },
  },
};
