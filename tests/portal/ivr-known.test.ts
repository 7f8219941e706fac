import { beforeEach, expect, test } from 'vitest';
import { editNode } from '../../machines/ivr/commands/commands.ts';
import type { MenuContext } from '../../machines/ivr/draft/draft.ts';
import { createDesigner } from '../../src/portal/features/ivr/document/designer.create.ts';
import { changesKnown, keepKnown } from '../../src/portal/features/ivr/document/known.ts';
import { childrenIn, kept, source } from '../support/menu-designer.ts';

beforeEach(() => kept.clear());

const gender = [{ id: 'woman', code: 'woman', name: 'Woman', nameUr: null }];

function opened(lists: MenuContext['lists'] = {}) {
  const designer = createDesigner(source, 1, 'ayesha');
  const { nodes: _nodes, boxes: _boxes, ...context } = source;
  const reads: string[] = [];
  const [uuid = ''] = childrenIn(designer);
  keepKnown(designer, async () => {
    reads.push(designer.state.draft.nodes.get(uuid)?.menuLovId ?? '');
    return { ...context, lists: { ...context.lists, ...lists } };
  });
  const name = (menuLovId: string) => designer.run(editNode(designer.state.draft, uuid, { menuLovId }));
  const save = () => {
    const nodes = designer.server.take().flatMap((change) => (change.op === 'putNode' ? [change.node] : []));
    const sequence = designer.state.sequence + 1;
    designer.server.saved({ sequence, nodes, boxes: [], removedNodes: [], removedBoxes: [], refusals: [] });
  };
  return { designer, reads, name, save };
}

const settled = () => new Promise((done) => setImmediate(done));

test('a list that a node comes to name is read once the server has the change, and never again', async () => {
  const { designer, reads, name, save } = opened({ gender });
  await settled();
  expect(reads).toEqual([]);
  name('gender');
  await settled();
  expect(reads).toEqual([]);
  save();
  await settled();
  expect(reads).toEqual(['gender']);
  expect(designer.state.context.lists['gender']).toEqual(gender);
  expect([...designer.state.problems.values()].flat()).toEqual([]);
});

test('a list that there is not is asked for once', async () => {
  const { reads, name, save } = opened();
  for (const list of ['nowhere', 'crop', 'nowhere']) {
    name(list);
    save();
    await settled();
  }
  expect(reads.filter((list) => list === 'nowhere')).toHaveLength(1);
});

test('what is changed elsewhere is read again where it is something that nodes name', () => {
  const { state } = createDesigner(source, 1, 'ayesha');
  const [campaign] = source.campaigns;
  const concerned = (entity: string, event: string, id: string) => changesKnown({ entity, event, id }, state);
  expect(concerned('menu', 'CONTEXT', 'draft')).toBe(true);
  expect(concerned('menu', 'CHANGE', 'draft')).toBe(false);
  expect(concerned('referenceItem', 'EDIT', 'any')).toBe(true);
  expect(campaign && concerned('campaign', 'EDIT', campaign.id)).not.toBe(false);
  expect(concerned('campaign', 'EDIT', 'of nobody')).toBe(false);
  expect(concerned('loan', 'APPROVE', 'any')).toBe(false);
});
