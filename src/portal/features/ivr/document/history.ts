import type { Command } from '../../../../../machines/ivr/commands/commands.ts';
import type { Draft } from '../../../../../machines/ivr/draft/draft.ts';
import type { Change } from '../../../../../machines/ivr/menu.ts';
import type { DesignerState, StepWords } from './designer.store.ts';
import { merge, same, withField } from './merge.ts';
import { pieceOf } from './pieces.ts';

/** What a person did, oldest first, and what was taken back, newest last. */
interface Steps {
  past: Command[];
  future: Command[];
}

const STEPS_KEPT = 200;

/** What somebody can take back and do again. */
export function createHistory(state: DesignerState, person: string) {
  let steps: Steps = { past: [], future: [] };
  function become(next: Steps) {
    steps = next;
    state.canUndo = steps.past.length > 0;
    state.canRedo = steps.future.length > 0;
    state.undone = wordsOf(steps.past);
    state.redone = wordsOf(steps.future);
  }
  become(keptSteps(person));

  function keep(next: Steps) {
    become(next);
    keepSteps(person, next);
  }

  return {
    remember: (command: Command) => keep(remember(steps, command)),
    /** The changes that take the newest step back, or do it again; null where there is none. */
    take(from: 'past' | 'future') {
      const step = steps[from].at(-1);
      if (!step) return null;
      const [wanted, opposite] = from === 'past' ? [step.undo, step.redo] : [step.redo, step.undo];
      keep(
        from === 'past'
          ? { past: steps.past.slice(0, -1), future: [...steps.future, step] }
          : { past: [...steps.past, step], future: steps.future.slice(0, -1) },
      );
      return rebased(wanted, opposite, state.draft);
    },
  };
}

function wordsOf(steps: readonly Command[]): StepWords | null {
  const step = steps.at(-1);
  return step ? { name: step.name, title: step.title, count: step.count } : null;
}

function remember(steps: Steps, step: Command): Steps {
  return { past: [...steps.past, step].slice(-STEPS_KEPT), future: [] };
}

/**
 * The changes of a step as they apply to the draft of now: a field somebody else has changed since keeps their value, and a
 * piece they removed is left alone. `left` counts what was left to them.
 */
function rebased(
  changes: readonly Change[],
  opposite: readonly Change[],
  draft: Draft,
): { changes: Change[]; left: number } {
  const kept: Change[] = [];
  const counterparts = new Map(opposite.map((other) => [pieceOf(other), other]));
  let left = 0;
  for (const change of changes) {
    const found = onto(change, counterparts.get(pieceOf(change)), draft);
    if (found === null) left += 1;
    else {
      kept.push(found.change);
      left += found.left;
    }
  }
  const placed = withPlaces(kept, draft);
  return { changes: placed, left: left + kept.length - placed.length };
}

/** Without what would hang on something that others removed. */
function withPlaces(changes: readonly Change[], draft: Draft): Change[] {
  const coming = new Set(changes.flatMap((change) => (change.op === 'putNode' ? [change.node.childNodeUuid] : [])));
  const fitting = changes.filter((change) => {
    if (change.op === 'removeNode' || change.op === 'removeBox') return true;
    const { parentNodeUuid: parent } = change.op === 'putNode' ? change.node : change.box;
    return parent === null || draft.nodes.has(parent) || coming.has(parent);
  });
  return fitting.length === changes.length ? fitting : withPlaces(fitting, draft);
}

function onto(change: Change, counterpart: Change | undefined, draft: Draft) {
  switch (change.op) {
    case 'putNode': {
      const base = counterpart?.op === 'putNode' ? counterpart.node : undefined;
      const laid = lay(base, change.node, draft.nodes.get(change.node.childNodeUuid));
      return laid && { change: { op: 'putNode' as const, node: laid.piece }, left: laid.left };
    }
    case 'putBox': {
      const base = counterpart?.op === 'putBox' ? counterpart.box : undefined;
      const laid = lay(base, change.box, draft.boxes.get(change.box.id));
      return laid && { change: { op: 'putBox' as const, box: laid.piece }, left: laid.left };
    }
    case 'removeNode':
      return draft.nodes.has(change.uuid) ? { change, left: 0 } : null;
    case 'removeBox':
      return draft.boxes.has(change.id) ? { change, left: 0 } : null;
  }
}

function lay<T extends object>(base: T | undefined, wanted: T, now: T | undefined): { piece: T; left: number } | null {
  if (base === undefined) return now === undefined || same(now, wanted) ? { piece: wanted, left: 0 } : null;
  if (now === undefined) return null;
  const { merged, collisions } = merge(base, wanted, now);
  const piece = collisions.reduce((whole, { field, theirs }) => withField(whole, field, theirs), merged);
  return { piece, left: collisions.length };
}

const keyOf = (person: string) => `fmis-voice-menu-steps:${person}`;

/**
 * Undo survives a reload of the tab, and is each person's own there. Where the browser has no room for all of it, the steps that
 * would be taken last are forgotten first.
 */
function keepSteps(person: string, steps: Steps): void {
  let { past, future } = steps;
  while (!isKept(person, { past, future })) {
    if (past.length + future.length === 0) return;
    past = past.slice(Math.ceil(past.length / 2));
    future = future.slice(Math.ceil(future.length / 2));
  }
}

function isKept(person: string, steps: Steps): boolean {
  try {
    sessionStorage.setItem(keyOf(person), JSON.stringify(steps));
    return true;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    // What stood there is older than what could not be kept, and would be taken back instead of it.
    sessionStorage.removeItem(keyOf(person));
    return false;
  }
}

function keptSteps(person: string): Steps {
  const kept = sessionStorage.getItem(keyOf(person));
  const parsed: Steps | null = kept === null ? null : JSON.parse(kept);
  return parsed ?? { past: [], future: [] };
}
