import { beforeEach, expect, test, vi } from 'vitest';
import { removeNodes } from '../../machines/ivr/commands/commands.tree.ts';
import { subtree } from '../../machines/ivr/draft/draft.ts';
import { createDesigner } from '../../src/portal/features/ivr/document/designer.create.ts';
import type { Designer } from '../../src/portal/features/ivr/document/designer.store.ts';
import { childrenIn, kept, source } from '../support/menu-designer.ts';

/** What is said when nodes go, in passing: by a hand that did not see them all, or by somebody else's. */

const voice = {
  refused: vi.fn(),
  staysInactive: vi.fn(),
  leftToOthers: vi.fn(),
  removedWithMore: vi.fn(),
  openOneGone: vi.fn(),
};
let designer: Designer;

beforeEach(() => {
  vi.clearAllMocks();
  kept.clear();
  designer = createDesigner(source, 7, 'sana', voice);
});

const titleOf = (uuid: string) => designer.state.draft.nodes.get(uuid)?.title ?? '';
const below = (uuid: string) => [...subtree(designer.state.draft, uuid)];
const branch = () => childrenIn(designer).find((uuid) => below(uuid).length > 2) ?? '';
const leaf = () => [...designer.state.draft.nodes.keys()].find((uuid) => below(uuid).length === 1) ?? '';

function remove(uuids: readonly string[]) {
  designer.select(uuids);
  designer.run(removeNodes(designer.state.draft, uuids));
}

test('a node that takes others along says how many went, and undo has them all again', () => {
  const uuid = branch();
  const [title, gone] = [titleOf(uuid), below(uuid)];
  remove([uuid]);
  expect(voice.removedWithMore.mock.calls).toEqual([[title, 1, gone.length]]);
  designer.undo();
  expect(gone.filter((one) => !designer.state.draft.nodes.has(one))).toEqual([]);
});

test('of several that take others along it says how many were chosen', () => {
  const chosen = childrenIn(designer)
    .filter((uuid) => below(uuid).length > 2)
    .slice(0, 2);
  const gone = chosen.flatMap(below);
  remove(chosen);
  expect(voice.removedWithMore.mock.calls.map(([, ...counts]) => counts)).toEqual([[2, gone.length]]);
});

test('what was chosen itself is not counted out to whoever chose it', () => {
  remove([leaf()]);
  remove(below(branch()));
  expect(voice.removedWithMore).not.toHaveBeenCalled();
});

const removedByOmar = (removedNodes: string[]) =>
  designer.server.news({ sequence: 9, nodes: [], boxes: [], removedBoxes: [], removedNodes }, 'Omar');

test('whoever has a node open hears that somebody else has deleted it', () => {
  const uuid = leaf();
  const title = titleOf(uuid);
  designer.select([uuid]);
  removedByOmar([uuid]);
  expect(voice.openOneGone.mock.calls).toEqual([[title, 'Omar']]);
});

test('and of one that is not open nothing is said', () => {
  designer.select([childrenIn(designer)[0] ?? '']);
  removedByOmar([leaf()]);
  expect(voice.openOneGone).not.toHaveBeenCalled();
});
