import { beforeEach, describe, expect, test } from 'vitest';
import { removeNodes } from '../../machines/ivr/commands/commands.tree.ts';
import { addNode, editNode, newNode } from '../../machines/ivr/commands/commands.ts';
import type { Change, MenuNode } from '../../machines/ivr/menu.ts';
import { unreachable } from '../../src/portal/api/problem.ts';
import { createDesigner } from '../../src/portal/features/ivr/document/designer.create.ts';
import type { Designer } from '../../src/portal/features/ivr/document/designer.store.ts';
import { keepUnsaved, type Outbox } from '../../src/portal/features/ivr/document/outbox.ts';
import { type Batch, keepSaved } from '../../src/portal/features/ivr/document/sync.ts';
import type { Unsaved } from '../../src/portal/features/ivr/document/unsaved.ts';
import { menuOf } from '../../src/server/seed/voice-menu/scale.ts';

Object.assign(globalThis, { sessionStorage: { getItem: () => null, setItem: () => {}, removeItem: () => {} } });

const source = menuOf(40);
const root = source.nodes.find(({ parentNodeUuid }) => parentNodeUuid === null)?.childNodeUuid ?? '';
const leaf = source.nodes.at(-1);
if (!leaf) throw new Error('the menu has a leaf');
const uuid = leaf.childNodeUuid;

/** The rows of a browser, which outlive the pages. */
let rows: Map<string, Unsaved>;
beforeEach(() => {
  rows = new Map();
});

/** A page that is opened while the server holds these nodes. */
function opened(nodes: readonly MenuNode[] = source.nodes): Designer {
  const designer = createDesigner({ ...source, nodes }, 7, 'sana');
  const outbox: Outbox = {
    kept: [...rows.values()],
    isKeeping: () => true,
    write(changed, answered) {
      for (const unsaved of changed) rows.set(unsaved.piece, unsaved);
      for (const piece of answered) rows.delete(piece);
    },
  };
  keepUnsaved(designer, outbox);
  return designer;
}

const rename = (designer: Designer, title: string) => designer.run(editNode(designer.state.draft, uuid, { title }));
const heldWith = (change: Partial<MenuNode>) =>
  source.nodes.map((node) => (node.childNodeUuid === uuid ? { ...node, version: node.version + 1, ...change } : node));
const answerTo = (changes: readonly Change[]) => ({
  sequence: 8,
  nodes: changes.flatMap((change) =>
    change.op === 'putNode' ? [{ ...change.node, version: change.node.version + 1 }] : [],
  ),
  boxes: [],
  removedNodes: [],
  removedBoxes: [],
  refusals: [],
});

describe('what the server has not answered', () => {
  test('is kept from the moment it is done until it is answered', () => {
    const designer = opened();
    rename(designer, 'Kept');
    expect([...rows.keys()]).toEqual([`node ${uuid}`]);
    const changes = designer.server.take();
    expect(rows.size).toBe(1);
    designer.server.saved(answerTo(changes));
    expect(rows.size).toBe(0);
  });

  test('is there again on a page that is opened anew, and goes to the server', () => {
    rename(opened(), 'Kept');
    const again = opened();
    expect(again.state.draft.nodes.get(uuid)?.title).toBe('Kept');
    expect(again.server.take()).toMatchObject([{ op: 'putNode', node: { title: 'Kept', version: leaf.version } }]);
  });

  test('is done with where only the answer was lost', () => {
    rename(opened(), 'Kept');
    const again = opened(heldWith({ title: 'Kept' }));
    expect(again.server.isDirty()).toBe(false);
    expect(again.state.saving).toBe('saved');
    expect(rows.size).toBe(0);
  });

  test('is put together with what somebody else changed beside it meanwhile', () => {
    rename(opened(), 'Kept');
    const again = opened(heldWith({ nodeRepeat: 5 }));
    expect(again.state.conflicts).toEqual([]);
    expect(again.server.take()).toMatchObject([{ node: { title: 'Kept', nodeRepeat: 5, version: leaf.version + 1 } }]);
  });

  test('asks who shall stand where somebody else changed the same, and keeps it until that is decided', () => {
    rename(opened(), 'Kept');
    const again = opened(heldWith({ title: 'Theirs' }));
    expect(again.state.conflicts).toMatchObject([{ field: 'title', mine: 'Kept', theirs: 'Theirs' }]);
    expect(rows.size).toBe(1);
  });

  test('asks likewise where somebody else removed the node', () => {
    rename(opened(), 'Kept');
    const again = opened(source.nodes.filter((node) => node.childNodeUuid !== uuid));
    const [conflict] = again.state.conflicts;
    expect(conflict).toMatchObject({ field: 'removed', mine: { title: 'Kept' }, theirs: null });
    if (conflict) again.settle(conflict, 'mine');
    expect(again.server.take()).toMatchObject([{ op: 'putNode', node: { title: 'Kept' } }]);
  });

  test('asks where a node that was added from here has been changed since its answer was lost', () => {
    const added = { ...newNode(root, 'a0000000-0000-4000-8000-000000000009'), title: 'Added' };
    const before = opened();
    before.run(addNode(before.state.draft, added));
    const stored = before.state.draft.nodes.get(added.childNodeUuid);
    if (!stored) throw new Error('it was added');
    const again = opened([...source.nodes, { ...stored, title: 'Theirs', version: 2 }]);
    expect(again.state.conflicts).toMatchObject([{ field: 'title', mine: 'Added', theirs: 'Theirs' }]);
  });

  test('holds removals too', () => {
    const before = opened();
    before.run(removeNodes(before.state.draft, [uuid]));
    const again = opened();
    expect(again.state.draft.nodes.has(uuid)).toBe(false);
    expect(again.server.take()).toMatchObject([{ op: 'removeNode', uuid }]);
  });

  test('and was taken back while its answer was on the way, stays taken back', () => {
    const designer = opened();
    rename(designer, 'Sent');
    const changes = designer.server.take();
    designer.undo();
    designer.server.saved(answerTo(changes));
    expect(designer.state.draft.nodes.get(uuid)?.title).toBe(leaf.title);
    expect(designer.server.take()).toMatchObject([{ node: { title: leaf.title, version: leaf.version + 1 } }]);
  });

  test('and was taken back after its answer got lost, stays taken back', () => {
    const designer = opened();
    rename(designer, 'Sent');
    const changes = designer.server.take();
    designer.server.failed('offline');
    designer.undo();
    designer.server.news(answerTo(changes));
    expect(designer.state.conflicts).toEqual([]);
    expect(designer.server.take()).toMatchObject([{ node: { title: leaf.title, version: leaf.version + 1 } }]);
  });

  test('and was deleted and brought back while that was on the way, is there again, and goes to the server', () => {
    const designer = opened();
    designer.run(removeNodes(designer.state.draft, [uuid]));
    designer.server.take();
    designer.undo();
    designer.server.saved({ ...answerTo([]), removedNodes: [uuid] });
    expect(designer.state.draft.nodes.get(uuid)?.title).toBe(leaf.title);
    expect(designer.state.saving).toBe('saving');
    expect(designer.server.take()).toMatchObject([{ op: 'putNode', node: { childNodeUuid: uuid, title: leaf.title } }]);
  });

  test('and had arrived though its answer got lost, is no conflict with oneself on the page that is opened anew', () => {
    const before = opened();
    rename(before, 'Sent');
    before.server.take();
    rename(before, 'Since');
    const again = opened(heldWith({ title: 'Sent' }));
    expect(again.state.conflicts).toEqual([]);
    expect(again.server.take()).toMatchObject([{ node: { title: 'Since', version: leaf.version + 1 } }]);
  });

  test('is sent again as it was, under the same key, until it is known what became of it', async () => {
    const designer = opened();
    const sent: Batch[] = [];
    const keys = ['first', 'second'];
    let isLost = true;
    const keeping = keepSaved(
      designer,
      {
        async save(batch) {
          sent.push(batch);
          if (isLost) throw await unreachable();
          return { ...answerTo(batch.changes), sequence: 7 + sent.length };
        },
        since: async () => undefined,
      },
      () => () => {},
      () => keys.shift() ?? '',
    );
    rename(designer, 'Sent');
    await keeping.flush();
    rename(designer, 'Since');
    isLost = false;
    await keeping.flush();
    await keeping.flush();
    expect(sent.map(({ key }) => key)).toEqual(['first', 'first', 'second']);
    expect(sent[1]).toBe(sent[0]);
    expect(sent[2]?.changes).toMatchObject([{ node: { title: 'Since' } }]);
    expect(designer.state.saving).toBe('saved');
  });

  test('is dropped with what is discarded', () => {
    const designer = opened();
    rename(designer, 'Refused');
    designer.server.take();
    designer.server.failed('refused', 'no');
    expect(rows.size).toBe(1);
    designer.discard();
    expect(rows.size).toBe(0);
    expect(designer.state.draft.nodes.get(uuid)?.title).toBe(leaf.title);
  });
});
