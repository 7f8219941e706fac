import { deleted, edited, restored } from '../../shared/usual-events.ts';
import type { Workflow } from '../../shared/workflow.ts';
import { type NodeFacts, nodeMachine } from './node.machine.ts';
import { nodePolicy } from './node.policy.ts';
import { isRepeat } from './node.repeats.ts';

/** A node of the voice menu: how its states and events are called, shown and refused. */
export const nodeWorkflow: Workflow<NodeFacts> = {
  name: 'menuNode',
  version: 1,
  machine: nodeMachine,
  policy: nodePolicy,
  readPermission: 'adoptive_menu:nodes:get',
  states: {
    inactive: { label: 'Inactive', icon: 'circle', tone: 'neutral', group: 'In the draft' },
    active: { label: 'Active', icon: 'circle-check', tone: 'accent', group: 'In the draft' },
    deleted: { label: 'Deleted', icon: 'trash-2', tone: 'neutral', ended: true },
  },
  events: {
    ADD: { label: 'Added', verb: 'Add node', short: 'add', icon: 'plus', tone: 'accent', creates: true },
    EDIT: edited,
    MOVE: { label: 'Moved', verb: 'Move', short: 'move', icon: 'move', tone: 'neutral' },
    ACTIVATE: {
      label: 'Activated',
      verb: 'Activate',
      short: 'activate',
      icon: 'circle-check',
      tone: 'accent',
      bulk: true,
      undo: 'DEACTIVATE',
    },
    DEACTIVATE: {
      label: 'Deactivated',
      verb: 'Deactivate',
      short: 'deactivate',
      icon: 'circle',
      tone: 'neutral',
      bulk: true,
      undo: 'ACTIVATE',
    },
    DELETE: deleted,
    RESTORE: restored,
  },
  guards: {
    isNotRoot: 'the menu starts here: the root stays in place and active',
    targetsExist: 'choose nodes that exist after success, after failure and as content',
    keyIsFree: 'give it a key that no active sibling has',
    childrenFit: 'remove or deactivate children, or allow more of them',
    queriesCompile: 'correct its queries',
    hasAudio: 'add audio in at least one language, a file query or a content file',
    nothingPointsIn: 'remove what leads into it from outside first',
  },
  isRepeat,
};
