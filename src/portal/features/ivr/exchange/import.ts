import { type Command, isRefused, type Refused } from '../../../../../machines/ivr/commands/commands.ts';
import type { Draft } from '../../../../../machines/ivr/draft/draft.ts';
import type { FileFault } from '../../../../../machines/ivr/exchange/exchange.shape.ts';
import { importCommand, type MenuFile, parseMenuFile } from '../../../../../machines/ivr/exchange/exchange.ts';
import { newKey } from '../../../api/new-key.ts';

export type ReadFile = { file: MenuFile } | { faults: readonly FileFault[] } | { notJson: true };

/** Reads a chosen file whole: either it is good, or everything that is wrong with it is said. */
export function readMenuFile(text: string): ReadFile {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { notJson: true };
  }
  return readMenu(json);
}

export function readMenu(json: unknown): Exclude<ReadFile, { notJson: true }> {
  const parsed = parseMenuFile(json);
  return parsed.ok ? { file: parsed.file } : { faults: parsed.errors };
}

/** `parent`: the node below which the file's nodes are added; null: the file takes the place of the draft. */
export function importing(draft: Draft, file: MenuFile, parent: string | null): Command | Refused {
  return importCommand(draft, file, parent === null ? { as: 'menu' } : { as: 'subtree', parent, newId: newKey });
}

export interface ImportCounts {
  added: number;
  changed: number;
  removed: number;
}

/** What a command adds to the draft, changes and removes: nodes and boxes together. */
export function countsOf(draft: Draft, command: Command): ImportCounts {
  const counts: ImportCounts = { added: 0, changed: 0, removed: 0 };
  for (const change of command.redo) {
    if (change.op === 'removeNode' || change.op === 'removeBox') counts.removed += 1;
    else {
      const isKnown =
        change.op === 'putNode' ? draft.nodes.has(change.node.childNodeUuid) : draft.boxes.has(change.box.id);
      counts[isKnown ? 'changed' : 'added'] += 1;
    }
  }
  return counts;
}

/** Whether a file in place of the draft leaves at least half of it. */
export function keepsMost(draft: Draft, file: MenuFile): boolean {
  const answer = importing(draft, file, null);
  return !isImportable(answer) || countsOf(draft, answer).removed * 2 <= draft.nodes.size + draft.boxes.size;
}

export function isImportable(answer: Command | Refused): answer is Command {
  return !isRefused(answer);
}

/** What came below a node that was there: the first of it, to be looked at. */
export function broughtIn(draft: Draft, { redo }: Command): string | undefined {
  const nodes = redo.flatMap((change) => (change.op === 'putNode' ? [change.node] : []));
  return nodes.find(
    ({ childNodeUuid, parentNodeUuid }) =>
      !draft.nodes.has(childNodeUuid) && parentNodeUuid !== null && draft.nodes.has(parentNodeUuid),
  )?.childNodeUuid;
}
