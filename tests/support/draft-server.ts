import { applyChanges, type Draft, draftOf } from '../../machines/ivr/draft/draft.ts';
import type { Change, MenuSource } from '../../machines/ivr/menu.ts';
import { ProblemError } from '../../src/portal/api/problem.ts';
import type { DraftNews, SaveAnswer } from '../../src/portal/features/ivr/document/pending.ts';
import { pieceIn, pieceOf } from '../../src/portal/features/ivr/document/pieces.ts';
import type { Batch } from '../../src/portal/features/ivr/document/sync.ts';
import { type ChangePlan, planChanges, StaleChanges } from '../../src/server/features/ivr/draft.plan.ts';
import type { DraftState, Removed } from '../../src/server/features/ivr/draft.state.ts';
import { allowedByTheCall } from '../../src/server/features/ivr/node.steps.ts';
import { HttpError } from '../../src/server/platform/errors.ts';

/** The draft of the server in memory, judged by the server's own rules. */
export function draftServer(source: MenuSource) {
  let state: DraftState = {
    sequence: 1,
    live: null,
    draft: draftOf(source),
    removedNodes: new Map(),
    removedBoxes: new Map(),
    forgiven: new Map(),
  };
  const changedAt = new Map<string, number>();
  const answers = new Map<string, SaveAnswer>();

  function since(sequence: number): DraftNews {
    const pieces = [...changedAt].filter(([, at]) => at > sequence).map(([piece]) => piece);
    const gone = (kind: string) =>
      pieces
        .filter((piece) => piece.startsWith(kind) && !pieceIn(state.draft, piece))
        .map((piece) => piece.slice(kind.length + 1));
    return {
      sequence: state.sequence,
      nodes: pieces.flatMap((piece) => state.draft.nodes.get(piece.slice(5)) ?? []),
      boxes: pieces.flatMap((piece) => state.draft.boxes.get(piece.slice(4)) ?? []),
      removedNodes: gone('node'),
      removedBoxes: gone('box'),
    };
  }

  function store({ nodes, boxes }: ChangePlan, personId: string) {
    if (nodes.length + boxes.length === 0) return;
    const sequence = state.sequence + 1;
    const removedNodes = new Map(state.removedNodes);
    const removedBoxes = new Map(state.removedBoxes);
    const forgiven = new Map(state.forgiven);
    const removed = (id: string, version: number): Removed => ({ id, version, byId: personId, sequence });
    const changes: Change[] = [];
    for (const { uuid, node, isRemoved, steps, faults } of nodes) {
      if (faults) forgiven.set(uuid, faults);
      changes.push(isRemoved ? { op: 'removeNode', uuid } : { op: 'putNode', node });
      if (!isRemoved) removedNodes.delete(uuid);
      else removedNodes.set(uuid, { ...removed(node.id, node.version), wasActive: steps.at(-1)?.from === 'active' });
    }
    for (const { after, id, version } of boxes) {
      changes.push(after ? { op: 'putBox', box: after } : { op: 'removeBox', id });
      if (after) removedBoxes.delete(id);
      else removedBoxes.set(id, removed(id, version));
    }
    for (const change of changes) changedAt.set(pieceOf(change), sequence);
    state = { ...state, sequence, draft: applyChanges(state.draft, changes), removedNodes, removedBoxes, forgiven };
  }

  return {
    since,
    sequence: () => state.sequence,
    draft: (): Draft => state.draft,
    /** One key has one effect, and always the same answer. */
    save(person: string, { key, sequence, changes }: Batch): SaveAnswer {
      const known = answers.get(key);
      if (known) return known;
      const plan = judged(state, changes, { person, seen: sequence });
      store(plan, person);
      const answer = { ...since(sequence), refusals: plan.refusals };
      answers.set(key, answer);
      return answer;
    },
  };
}

function judged(state: DraftState, changes: readonly Change[], by: { person: string; seen: number }): ChangePlan {
  try {
    const actor = allowedByTheCall({ id: by.person, name: by.person });
    return planChanges(state, changes, { actor, seen: by.seen, pointerOf: (index) => `/changes/${index}` });
  } catch (error) {
    if (error instanceof StaleChanges) throw problem(409, 'stale');
    if (error instanceof HttpError) throw problem(error.status, error.code, error.errors?.[0]?.message);
    throw error;
  }
}

export function problem(status: number, code: string, title = code): ProblemError {
  return new ProblemError({ type: 'about:blank', title, status, code });
}
