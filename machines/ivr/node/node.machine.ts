import { and, setup } from 'xstate';
import { UNBORN } from '../../shared/states.ts';

/*
 * A node of the voice menu. Whoever draws the menu adds it inactive and edits it; active it is part of what
 * callers hear once the menu is published. Being activated asks that it can be played: its targets exist,
 * its key is its own, its children fit, its queries compile, some audio is there; a fault with which it was
 * active before it was deactivated is forgiven, so that this can be taken back. The root stays active.
 * Deleting ends it and takes all below it along, unless something outside leads in; restoring undoes that.
 */

/** What the guards read: all of it follows from the node and the draft around it. */
export interface NodeFacts {
  isRoot: boolean;
  targetsExist: boolean;
  keyIsFree: boolean;
  childrenFit: boolean;
  queriesCompile: boolean;
  hasAudio: boolean;
  /** Something outside the subtree leads into it. */
  pointedAt: boolean;
}

type Sent<E> = E & { actorId?: string; reason?: string };

export type NodeEvent = Sent<
  | { type: 'ADD' }
  | { type: 'EDIT' }
  | { type: 'MOVE' }
  | { type: 'ACTIVATE' }
  | { type: 'DEACTIVATE' }
  | { type: 'DELETE' }
  | { type: 'RESTORE' }
>;

export const noNodeFacts: NodeFacts = {
  isRoot: false,
  targetsExist: true,
  keyIsFree: true,
  childrenFit: true,
  queriesCompile: true,
  hasAudio: true,
  pointedAt: false,
};

const node = setup({
  types: { context: {} as NodeFacts, events: {} as NodeEvent },
  guards: {
    isNotRoot: ({ context }) => !context.isRoot,
    targetsExist: ({ context }) => context.targetsExist,
    keyIsFree: ({ context }) => context.keyIsFree,
    childrenFit: ({ context }) => context.childrenFit,
    queriesCompile: ({ context }) => context.queriesCompile,
    hasAudio: ({ context }) => context.hasAudio,
    nothingPointsIn: ({ context }) => !context.pointedAt,
  },
});

export const nodeMachine = node.createMachine({
  id: 'menuNode',
  context: noNodeFacts,
  initial: 'none',
  states: {
    none: { tags: [UNBORN], on: { ADD: 'inactive' } },
    inactive: {
      on: {
        EDIT: 'inactive',
        MOVE: { target: 'inactive', guard: 'isNotRoot' },
        ACTIVATE: {
          target: 'active',
          guard: and(['targetsExist', 'keyIsFree', 'childrenFit', 'queriesCompile', 'hasAudio']),
        },
        DELETE: { target: 'deleted', guard: and(['isNotRoot', 'nothingPointsIn']) },
      },
    },
    active: {
      on: {
        EDIT: 'active',
        MOVE: { target: 'active', guard: 'isNotRoot' },
        DEACTIVATE: { target: 'inactive', guard: 'isNotRoot' },
        DELETE: { target: 'deleted', guard: and(['isNotRoot', 'nothingPointsIn']) },
      },
    },
    deleted: { tags: ['ended'], on: { RESTORE: 'inactive' } },
  },
});
