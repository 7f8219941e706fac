import { beforeEach, describe, expect, test } from 'vitest';
import { createChecker } from '../../machines/ivr/checks.ts';
import { removeNodes, reorder } from '../../machines/ivr/commands.tree.ts';
import { addNode, editNode, newNode } from '../../machines/ivr/commands.ts';
import type { Change, MenuNode } from '../../machines/ivr/menu.ts';
import { ProblemError, unreachable } from '../../src/portal/api/problem.ts';
import { createDesigner } from '../../src/portal/features/ivr/designer.create.ts';
import { designerCommandOf } from '../../src/portal/features/ivr/designer.keys.ts';
import { merge } from '../../src/portal/features/ivr/designer.merge.ts';
import type { Designer } from '../../src/portal/features/ivr/designer.store.ts';
import { keepSaved } from '../../src/portal/features/ivr/designer.sync.ts';
import { childrenIn, kept, source } from '../support/menu-designer.ts';

const nodeIn = ({ state }: Designer, uuid: string): MenuNode => {
  const node = state.draft.nodes.get(uuid);
  if (!node) throw new Error('no such node');
  return node;
};

let designer: Designer;
let first = '';

beforeEach(() => {
  kept.clear();
  designer = createDesigner(source, 7, 'sana');
  first = childrenIn(designer)[0] ?? '';
});

const rename = (uuid: string, title: string) => designer.run(editNode(designer.state.draft, uuid, { title }));
const answer = (nodes: MenuNode[], sequence = 8) => ({
  sequence,
  nodes,
  boxes: [],
  removedNodes: [],
  removedBoxes: [],
});
/** What the server makes of puts: the same with the next version. */
const stored = (changes: readonly Change[]) =>
  changes.flatMap((change) => (change.op === 'putNode' ? [{ ...change.node, version: change.node.version + 1 }] : []));

describe('undo', () => {
  test('takes one step back at a time, and redo takes it forth', () => {
    const before = childrenIn(designer);
    designer.run(reorder(designer.state.draft, first, 2));
    rename(first, 'Anew');
    designer.undo();
    expect(nodeIn(designer, first).title).not.toBe('Anew');
    designer.undo();
    expect(childrenIn(designer)).toEqual(before);
    expect(designer.state.canUndo).toBe(false);
    designer.redo();
    designer.redo();
    expect(nodeIn(designer, first).title).toBe('Anew');
  });

  test('reaches behind a save and keeps the version the server gave', () => {
    const title = nodeIn(designer, first).title;
    rename(first, 'Saved');
    const changes = designer.server.take();
    designer.server.saved({ ...answer(stored(changes)), refusals: [] });
    expect(designer.state.saving).toBe('saved');
    designer.undo();
    const [back] = designer.server.take();
    expect(back).toMatchObject({ op: 'putNode', node: { title, version: stored(changes)[0]?.version } });
  });

  test('leaves a field to whoever has changed it since, and says so', () => {
    let left = 0;
    kept.clear();
    designer = createDesigner(source, 7, 'sana', {
      refused: () => {},
      staysInactive: () => {},
      leftToOthers: (count) => (left = count),
    });
    rename(first, 'Mine');
    designer.server.saved({ ...answer(stored(designer.server.take())), refusals: [] });
    const theirs = { ...nodeIn(designer, first), title: 'Theirs', version: 9 };
    designer.server.news(answer([theirs], 9));
    designer.undo();
    expect(nodeIn(designer, first).title).toBe('Theirs');
    expect(left).toBe(1);
  });

  test('survives a reload of the tab', () => {
    rename(first, 'Before the reload');
    designer.server.saved({ ...answer(stored(designer.server.take())), refusals: [] });
    const again = createDesigner({ ...source, nodes: [...designer.state.draft.nodes.values()] }, 8, 'sana');
    again.undo();
    expect(nodeIn(again, first).title).toBe(source.nodes.find((node) => node.childNodeUuid === first)?.title);
  });

  test('is each person’s own, also where two sit at one tab after each other', () => {
    rename(first, 'By Sana');
    const next = createDesigner({ ...source, nodes: [...designer.state.draft.nodes.values()] }, 8, 'omar');
    expect(next.state.canUndo).toBe(false);
    next.undo();
    expect(nodeIn(next, first).title).toBe('By Sana');
    expect(createDesigner(source, 7, 'sana').state.canUndo).toBe(true);
  });
});

describe('saving', () => {
  test('sends the last state of each changed node once, parents before children', () => {
    const child = { ...newNode(first, 'a0000000-0000-4000-8000-000000000001'), title: 'Child' };
    designer.run(addNode(designer.state.draft, child));
    rename(child.childNodeUuid, 'Once');
    rename(child.childNodeUuid, 'Twice');
    const changes = designer.server.take();
    expect(changes.filter((change) => change.op === 'putNode' && change.node.title === 'Twice')).toHaveLength(1);
    expect(changes).toHaveLength(1);
  });

  test('what was added and deleted again before it was saved is not sent', () => {
    const child = { ...newNode(first, 'a0000000-0000-4000-8000-000000000002'), title: 'Brief' };
    designer.run(addNode(designer.state.draft, child));
    designer.run(removeNodes(designer.state.draft, [child.childNodeUuid]));
    expect(designer.server.take()).toEqual([]);
  });

  test('a save that fails keeps the changes and says so; the next one carries them', async () => {
    let isDown = true;
    const sent: number[] = [];
    const keeping = keepSaved(
      designer,
      {
        save: async (_sequence, changes) => {
          if (isDown) throw await unreachable();
          sent.push(changes.length);
          return { ...answer(stored(changes)), refusals: [] };
        },
        since: async () => undefined,
      },
      () => () => {},
    );
    rename(first, 'Kept');
    await keeping.flush();
    expect(designer.state.saving).toBe('offline');
    expect(designer.server.isDirty()).toBe(true);
    isDown = false;
    await keeping.flush();
    expect(sent).toEqual([1]);
    expect(designer.state.saving).toBe('saved');
    expect(nodeIn(designer, first).title).toBe('Kept');
  });

  test('a stale save brings the others’ changes in and goes on with mine where they don’t collide', async () => {
    let calls = 0;
    const theirs = { ...nodeIn(designer, first), nodeRepeat: 5, version: 40 };
    const keeping = keepSaved(
      designer,
      {
        save: async (_sequence, changes) => {
          calls += 1;
          if (calls === 1) {
            throw new ProblemError({ type: 'about:blank', title: 'Stale', status: 409, code: 'stale' });
          }
          return { ...answer(stored(changes), 10), refusals: [] };
        },
        since: async () => answer([theirs], 9),
      },
      () => () => {},
    );
    rename(first, 'Mine');
    await keeping.flush();
    expect(nodeIn(designer, first)).toMatchObject({ title: 'Mine', nodeRepeat: 5 });
    await keeping.flush();
    expect(nodeIn(designer, first)).toMatchObject({ title: 'Mine', nodeRepeat: 5, version: 41 });
  });
});

describe('two people at the same field', () => {
  const collide = () => {
    rename(first, 'Mine');
    designer.server.news(answer([{ ...nodeIn(designer, first), title: 'Theirs', version: 40 }], 9), 'Omar');
  };

  test('nothing is saved before it is decided, and mine stays on the screen', () => {
    collide();
    expect(designer.state.saving).toBe('conflict');
    expect(designer.state.conflicts).toMatchObject([{ field: 'title', mine: 'Mine', theirs: 'Theirs', by: 'Omar' }]);
    expect(nodeIn(designer, first).title).toBe('Mine');
  });

  test('it stays to be decided when the save that was on its way is answered afterwards', async () => {
    const keeping = keepSaved(
      designer,
      {
        save: async () => {
          collide();
          throw new ProblemError({ type: 'about:blank', title: 'Stale', status: 409, code: 'stale' });
        },
        since: async () => answer([], 9),
      },
      () => () => {},
    );
    rename(first, 'Before theirs');
    await keeping.flush();
    expect(designer.state.conflicts).toHaveLength(1);
    expect(designer.state.saving).toBe('conflict');
  });

  test.each(['mine', 'theirs'] as const)('%s is taken', (side) => {
    collide();
    const [conflict] = designer.state.conflicts;
    if (!conflict) throw new Error('a conflict was expected');
    designer.settle(conflict, side);
    expect(designer.state.conflicts).toEqual([]);
    expect(designer.server.take()).toMatchObject([
      { op: 'putNode', node: { title: side === 'mine' ? 'Mine' : 'Theirs', version: 40 } },
    ]);
  });

  test('audio is merged language by language', () => {
    const base = { audio: { en: 1, ur: 1 }, version: 1 };
    const { merged, collisions } = merge(
      base,
      { audio: { en: 2, ur: 1 }, version: 1 },
      { audio: { en: 1 }, version: 2 },
    );
    expect(merged).toEqual({ audio: { en: 2 }, version: 2 });
    expect(collisions).toEqual([]);
  });
});

describe('what is published', () => {
  test('each edit is marked as a change, and taking it back unmarks it', () => {
    designer.setLive(source);
    expect(designer.state.unpublished.size).toBe(0);
    rename(first, 'Changed');
    expect([...designer.state.unpublished]).toEqual([[`node ${first}`, 'changed']]);
    designer.undo();
    expect(designer.state.unpublished.size).toBe(0);
  });

  test('the published menu can’t be changed', () => {
    designer.setLive(source);
    designer.setMode('live');
    expect(rename(first, 'Never')).toBe(false);
  });

  test('problems follow the edits', () => {
    designer.check(createChecker);
    designer.run(editNode(designer.state.draft, first, { validationQuery: 'caller.crop ==' }));
    expect(designer.state.problems.get(first)?.map(({ code }) => code)).toContain('queryInvalid');
    designer.undo();
    expect(designer.state.problems.get(first)?.map(({ code }) => code) ?? []).not.toContain('queryInvalid');
  });
});

describe('the keys', () => {
  const pressed = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

  test('children stand to the right, in right-to-left drawings to the left', () => {
    const inwards = { kind: 'walk', way: 'child', extend: false };
    expect(designerCommandOf({ ...pressed, key: 'ArrowRight' }, false)).toEqual(inwards);
    expect(designerCommandOf({ ...pressed, key: 'ArrowLeft' }, true)).toEqual(inwards);
  });

  test('the browser keeps its own', () => {
    expect(designerCommandOf({ ...pressed, ctrlKey: true, key: 'r' }, false)).toBeNull();
    expect(designerCommandOf({ ...pressed, ctrlKey: true, key: 'c' }, false)).toBeNull();
    expect(designerCommandOf({ ...pressed, ctrlKey: true, shiftKey: true, key: 'Z' }, false)).toEqual({ kind: 'redo' });
  });
});
