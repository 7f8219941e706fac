import { beforeEach, expect, test } from 'vitest';
import { removeNodes } from '../../machines/ivr/commands/commands.tree.ts';
import { addNode, editNode, newNode } from '../../machines/ivr/commands/commands.ts';
import type { Draft } from '../../machines/ivr/draft/draft.ts';
import { createDesigner } from '../../src/portal/features/ivr/document/designer.create.ts';
import type { Designer } from '../../src/portal/features/ivr/document/designer.store.ts';
import { putDraftBack } from '../../src/portal/features/ivr/publishing/put-back.ts';
import { childrenIn, kept, root, source } from '../support/menu-designer.ts';

const added = '00000000-0000-4000-8000-00000000add0';
let designer: Designer;
let first = '';

beforeEach(() => {
  kept.clear();
  designer = createDesigner(source, 7, 'sana');
  [first = ''] = childrenIn(designer);
  const [, second = ''] = childrenIn(designer);
  const run = designer.run;
  run(editNode(designer.state.draft, first, { title: 'Not published' }));
  run(removeNodes(designer.state.draft, [second]));
  run(addNode(designer.state.draft, newNode(root, added)));
});

const pieces = ({ nodes, boxes }: Draft) => ({ nodes: new Map(nodes), boxes: new Map(boxes) });

test('the draft put back to a revision is what that was, and one undo brings all of it back', () => {
  const before = pieces(designer.state.draft);
  putDraftBack(designer, source, 3);
  expect(designer.state.draft.nodes.size).toBe(source.nodes.length);
  expect(designer.state.draft.nodes.has(added)).toBe(false);
  expect(designer.state.undone).toMatchObject({ name: 'rollBack', title: '3' });
  designer.undo();
  expect(pieces(designer.state.draft)).toEqual(before);
  expect(designer.state.undone).toMatchObject({ name: 'addNode' });
});

test('what others did and is discarded comes back, too', () => {
  const nodes = source.nodes.flatMap((node) =>
    node.childNodeUuid === root ? [{ ...node, title: 'By Ayesha', version: node.version + 1 }] : [],
  );
  designer.server.news({ sequence: 8, nodes, boxes: [], removedNodes: [], removedBoxes: [] }, 'Ayesha');
  putDraftBack(designer, source, 3);
  expect(designer.state.draft.nodes.get(root)?.title).not.toBe('By Ayesha');
  designer.undo();
  expect(designer.state.draft.nodes.get(root)?.title).toBe('By Ayesha');
});

test('it is put back from the menu that is only looked at, too', () => {
  designer.setMode('live');
  putDraftBack(designer, source, 3);
  expect(designer.state.mode).toBe('draft');
  expect(designer.state.draft.nodes.has(added)).toBe(false);
});
