import { deleted, edited, restored } from '../../shared/usual-events.ts';
import type { Actor, Subject, Workflow, WorkflowEvent } from '../../shared/workflow.ts';
import { type NodeFacts, nodeMachine } from './node.machine.ts';
import { nodePicture } from './node.picture.ts';
import { nodePolicy } from './node.policy.ts';

/** A node of the voice menu: how its states and events are called, shown and refused. */
export const nodeWorkflow: Workflow<NodeFacts> = {
  name: 'menuNode',
  version: 1,
  machine: nodeMachine,
  policy: nodePolicy,
  readPermission: 'adoptive_menu:nodes:get',
  picture: nodePicture,
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
  replays: alreadyDone,
};

const LEADS_TO: Readonly<Record<string, string>> = { ACTIVATE: 'active', DEACTIVATE: 'inactive', DELETE: 'deleted' };

/** Activating and deactivating name the state wished for: being in it already is enough, whoever brought it there. */
function alreadyDone(subject: Subject<NodeFacts>, event: WorkflowEvent, actor: Actor): boolean {
  if (event.type === 'RESTORE') return subject.last?.event === 'RESTORE' && subject.last.by.id === actor.id;
  return subject.state === LEADS_TO[event.type];
}
