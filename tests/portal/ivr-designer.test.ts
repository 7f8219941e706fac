import { beforeEach, describe, expect, test } from 'vitest';
import { createChecker } from '../../machines/ivr/checks/checks.ts';
import { removeNodes, reorder } from '../../machines/ivr/commands/commands.tree.ts';
import { addNode, editNode, newNode } from '../../machines/ivr/commands/commands.ts';
import { draftOf, familyOf, subtree } from '../../machines/ivr/draft/draft.ts';
import type { Change, MenuNode } from '../../machines/ivr/menu.ts';
import { ProblemError, unreachable } from '../../src/portal/api/problem.ts';
import { addBelow, openChosen } from '../../src/portal/features/ivr/commands/actions.ts';
import { designerCommandOf } from '../../src/portal/features/ivr/commands/keys.ts';
import { typeAhead } from '../../src/portal/features/ivr/commands/typed-ahead.ts';
import { createDesigner } from '../../src/portal/features/ivr/document/designer.create.ts';
import {
  type Designer,
  type DesignerVoice,
  differencesOf,
} from '../../src/portal/features/ivr/document/designer.store.ts';
import { merge } from '../../src/portal/features/ivr/document/merge.ts';
import { keepSaved } from '../../src/portal/features/ivr/document/sync.ts';
import { childrenIn, kept, root, source } from '../support/menu-designer.ts';

const nodeIn = ({ state }: Designer, uuid: string): MenuNode => {
  const node = state.draft.nodes.get(uuid);
  if (!node) throw new Error('no such node');
  return node;
};

const silent: DesignerVoice = {
  refused: () => {},
  staysInactive: () => {},
  leftToOthers: () => {},
  removedWithMore: () => {},
  openOneGone: () => {},
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
    designer = createDesigner(source, 7, 'sana', { ...silent, leftToOthers: (count) => (left = count) });
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

  test('of a tab that has little room keeps what would be taken back first', () => {
    const { setItem } = sessionStorage;
    // Room for about three steps.
    sessionStorage.setItem = (key, value) => {
      if (value.length > 10_000) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      setItem(key, value);
    };
    for (let step = 1; step <= 12; step++) rename(first, `Title ${step}`);
    sessionStorage.setItem = setItem;
    designer.server.saved({ ...answer(stored(designer.server.take())), refusals: [] });
    const again = createDesigner({ ...source, nodes: [...designer.state.draft.nodes.values()] }, 8, 'sana');
    again.undo();
    expect(nodeIn(again, first).title).toBe('Title 11');
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
        save: async ({ changes }) => {
          if (isDown) throw await unreachable();
          sent.push(changes.length);
          return { ...answer(stored(changes)), refusals: [] };
        },
        since: async () => undefined,
      },
      () => () => {},
      () => 'key',
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
        save: async ({ changes }) => {
          calls += 1;
          if (calls === 1) {
            throw new ProblemError({ type: 'about:blank', title: 'Stale', status: 409, code: 'stale' });
          }
          return { ...answer(stored(changes), 10), refusals: [] };
        },
        since: async () => answer([theirs], 9),
      },
      () => () => {},
      () => 'key',
    );
    rename(first, 'Mine');
    await keeping.flush();
    expect(nodeIn(designer, first)).toMatchObject({ title: 'Mine', nodeRepeat: 5 });
    await keeping.flush();
    expect(nodeIn(designer, first)).toMatchObject({ title: 'Mine', nodeRepeat: 5, version: 41 });
  });

  test('what the server refuses is not sent again until something is changed about it, or given up', async () => {
    let calls = 0;
    const waits = new Set<() => void>();
    const keeping = keepSaved(
      designer,
      {
        save: async ({ changes }) => {
          calls += 1;
          if (calls === 1) throw new ProblemError({ type: 'about:blank', title: 'No', status: 409, code: 'guard' });
          return { ...answer(stored(changes)), refusals: [] };
        },
        since: async () => undefined,
      },
      (_, work) => {
        waits.add(work);
        return () => waits.delete(work);
      },
      () => 'key',
    );
    rename(first, 'Mine');
    await keeping.flush();
    expect(designer.state.saving).toBe('refused');
    expect([calls, waits.size]).toEqual([1, 0]);
    rename(first, 'Otherwise');
    expect(waits.size).toBe(1);
    await keeping.flush();
    expect(calls).toBe(2);
    expect(designer.state.saving).toBe('saved');
  });
});

describe('two people at the same field', () => {
  const collide = () => {
    rename(first, 'Mine');
    designer.server.news(answer([{ ...nodeIn(designer, first), title: 'Theirs', version: 40 }], 9), 'Omar');
  };

  test('a field typed over once more before it is saved is nobody else’s', () => {
    const designer = createDesigner(source, 0, 'a');
    const [first = ''] = childrenIn(designer);
    designer.run(editNode(designer.state.draft, first, { title: 'Once' }), { title: nodeIn(designer, first).title });
    designer.run(editNode(designer.state.draft, first, { title: 'Twice' }), { title: 'Once' });
    expect(designer.state.conflicts).toEqual([]);
    expect(nodeIn(designer, first).title).toBe('Twice');
  });

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
      () => 'key',
    );
    rename(first, 'Before theirs');
    await keeping.flush();
    expect(designer.state.conflicts).toHaveLength(1);
    expect(designer.state.saving).toBe('conflict');
  });

  test.each(['mine', 'theirs'] as const)(
    '%s is taken, and there is something to save only where it is mine',
    (side) => {
      collide();
      const [conflict] = designer.state.conflicts;
      if (!conflict) throw new Error('a conflict was expected');
      designer.settle(conflict, side);
      expect(designer.state.conflicts).toEqual([]);
      expect(nodeIn(designer, first).title).toBe(side === 'mine' ? 'Mine' : 'Theirs');
      expect(designer.server.take()).toMatchObject(
        side === 'mine' ? [{ op: 'putNode', node: { title: 'Mine', version: 40 } }] : [],
      );
    },
  );

  describe('what was being typed while somebody else did something to the node', () => {
    const typed = (title: string) => {
      const seen = { title: nodeIn(designer, first).title };
      const before = designer.state.draft;
      return {
        leave() {
          const now = designer.state.draft;
          designer.run(editNode(now.nodes.has(first) ? now : before, first, { title }), seen);
        },
      };
    };

    test('is asked about where they gave it another title', () => {
      const { leave } = typed('Mine');
      designer.server.news(answer([{ ...nodeIn(designer, first), title: 'Theirs', version: 40 }], 9), 'Omar');
      leave();
      expect(designer.state.conflicts).toMatchObject([{ field: 'title', mine: 'Mine', theirs: 'Theirs' }]);
      expect(designer.server.take()).toEqual([]);
    });

    test('is no matter where both gave it the same', () => {
      const { leave } = typed('Alike');
      designer.server.news(answer([{ ...nodeIn(designer, first), title: 'Alike', version: 40 }], 9));
      leave();
      expect(designer.state).toMatchObject({ conflicts: [], saving: 'saved' });
    });

    test('goes with what they changed beside it', () => {
      const { leave } = typed('Mine');
      designer.server.news(answer([{ ...nodeIn(designer, first), nodeRepeat: 9, version: 40 }], 9));
      leave();
      expect(nodeIn(designer, first)).toMatchObject({ title: 'Mine', nodeRepeat: 9 });
      expect(designer.state.conflicts).toEqual([]);
    });

    test('is kept and shown to be decided where they removed it', () => {
      const { leave } = typed('Mine');
      const gone = subtree(designer.state.draft, first);
      designer.server.news({ ...answer([], 9), removedNodes: [...gone] }, 'Omar');
      leave();
      expect(designer.state).toMatchObject({ saving: 'conflict', isDeciding: true });
      const [conflict] = designer.state.conflicts;
      expect(conflict).toMatchObject({ field: 'removed', title: 'Mine', theirs: null });
      if (conflict) designer.settle(conflict, 'mine');
      expect(nodeIn(designer, first).title).toBe('Mine');
      expect(designer.state.isDeciding).toBe(false);
    });

    test('is dropped where the node was removed here', () => {
      const { leave } = typed('Mine');
      designer.run(removeNodes(designer.state.draft, [first]));
      leave();
      expect(designer.state.draft.nodes.has(first)).toBe(false);
      expect(designer.state.conflicts).toEqual([]);
    });
  });

  test('a node below which somebody has hung something meanwhile is not removed', () => {
    let left = 0;
    designer = createDesigner(source, 7, 'sana', { ...silent, leftToOthers: (count) => (left = count) });
    designer.run(removeNodes(designer.state.draft, [first]));
    designer.server.news(answer([{ ...newNode(first, 'a0000000-0000-4000-8000-000000000003'), version: 1 }], 9));
    expect(designer.state.draft.nodes.has(first)).toBe(true);
    expect(designer.server.take()).not.toContainEqual({ op: 'removeNode', uuid: first });
    expect(left).toBe(1);
  });

  describe('a node that somebody has rewritten since it was removed here', () => {
    const before = draftOf(source);
    const below = () => familyOf(before, first)[0]?.childNodeUuid ?? '';
    const rewrite = (uuid: string) => {
      designer.run(removeNodes(designer.state.draft, [first]));
      const theirs = before.nodes.get(uuid);
      if (!theirs) throw new Error('a node was expected');
      designer.server.news(answer([{ ...theirs, title: 'Theirs', version: theirs.version + 1 }], 9), 'Omar');
    };

    test('is asked about, and nothing is sent before', () => {
      rewrite(first);
      expect(designer.state.conflicts).toMatchObject([
        { field: 'removed', mine: null, theirs: { title: 'Theirs' }, rewritten: ['title'], by: 'Omar' },
      ]);
      expect(designer.server.take()).toEqual([]);
    });

    test('is removed once that is decided, by the version that was seen', () => {
      rewrite(first);
      const [conflict] = designer.state.conflicts;
      if (conflict) designer.settle(conflict, 'mine');
      expect(designer.state.conflicts).toEqual([]);
      const version = (before.nodes.get(first)?.version ?? 0) + 1;
      expect(designer.server.take()).toContainEqual({ op: 'removeNode', uuid: first, version });
    });

    test('stays with all that hangs on it and all that it hangs on', () => {
      rewrite(below());
      const [conflict] = designer.state.conflicts;
      if (conflict) designer.settle(conflict, 'theirs');
      const { nodes } = designer.state.draft;
      const stays = [first, ...subtree(before, below())];
      expect(stays.filter((uuid) => !nodes.has(uuid))).toEqual([]);
      expect(nodes.get(below())?.title).toBe('Theirs');
    });

    test('is not asked about where it only stands elsewhere in its family, or has become inactive', () => {
      const node = before.nodes.get(first);
      if (!node) throw new Error('a node was expected');
      designer.run(removeNodes(designer.state.draft, [first]));
      designer.server.news(answer([{ ...node, seqOrder: 7, active: 0, version: node.version + 1 }], 9));
      expect(designer.state.conflicts).toEqual([]);
      expect(designer.state.draft.nodes.has(first)).toBe(false);
    });
  });

  test('what was hung below something that somebody removed is asked about, and kept below the start', () => {
    const mine = { ...newNode(first, 'a0000000-0000-4000-8000-000000000004'), title: 'Mine' };
    designer.run(addNode(designer.state.draft, mine));
    const gone = [...subtree(designer.state.draft, first)].filter((uuid) => uuid !== mine.childNodeUuid);
    designer.server.news({ ...answer([], 9), removedNodes: gone });
    const [conflict] = designer.state.conflicts;
    expect(conflict).toMatchObject({ field: 'removed', title: 'Mine', isHomeless: true });
    if (conflict) designer.settle(conflict, 'mine');
    expect(designer.server.take()).toMatchObject([{ node: { title: 'Mine', parentNodeUuid: root } }]);
  });

  test('what was removed is not put back below something that somebody removed meanwhile', () => {
    const [below = ''] = designer.state.draft.children.get(first) ?? [];
    designer.run(removeNodes(designer.state.draft, [below]));
    designer.server.take();
    designer.server.saved({ ...answer([]), refusals: [] });
    designer.server.news({ ...answer([], 9), removedNodes: [...subtree(designer.state.draft, first)] });
    designer.undo();
    expect(designer.state.draft.nodes.has(below)).toBe(false);
    expect(designer.server.isDirty()).toBe(false);
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

  test('is counted against what callers hear, also while an earlier revision is compared with', () => {
    designer.setLive(source);
    rename(first, 'Changed');
    const earlier = { ...source, nodes: source.nodes.map((node) => ({ ...node, nodeRepeat: 4 })) };
    designer.showRevision(3, earlier, 'compare');
    expect(designer.state.unpublished.size).toBe(1);
    expect(differencesOf(designer.state).size).toBe(source.nodes.length);
    designer.undo();
    designer.setLive(earlier);
    designer.setMode('draft');
    expect(designer.state.unpublished.size).toBe(source.nodes.length);
    expect(differencesOf(designer.state)).toBe(designer.state.unpublished);
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

describe('what is typed between the adding of a node and the coming of its title field', () => {
  const press = (key: string) =>
    typeAhead(designer, { key, code: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false });
  beforeEach(() => addBelow(designer, 'New node', first));

  test('is its title: no key is obeyed, and none is lost', () => {
    const count = designer.state.draft.nodes.size;
    for (const key of ['n', 'e', 'w', 'Delete', ' ', 'x', 'Backspace', 'ن']) expect(press(key)).toBe(true);
    expect(designer.state.typedAhead).toBe('new ن');
    expect(designer.state.draft.nodes.size).toBe(count);
  });

  test('is nobody’s any more once the field has come, Escape is pressed or another node is chosen', () => {
    press('a');
    designer.askName(null);
    expect([press('b'), designer.state.typedAhead]).toEqual([false, '']);
    addBelow(designer, 'New node', first);
    expect([press('Escape'), press('n')]).toEqual([true, false]);
    addBelow(designer, 'New node', first);
    designer.select([first]);
    expect(press('n')).toBe(false);
  });

  test('waits for the field of a node that was opened by its key as well, and keeps the title it has', () => {
    designer.askName(null);
    designer.select([first]);
    openChosen(designer);
    expect([press('n'), press('Enter'), designer.state.typedAhead, designer.state.namesAnew]).toEqual([
      true,
      true,
      'n',
      false,
    ]);
  });

  test('waits for no field where two menus are compared', () => {
    designer.askName(null);
    designer.select([first]);
    designer.setMode('compare');
    openChosen(designer);
    expect(press('n')).toBe(false);
  });
});

describe('the keys', () => {
  const pressed = { code: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

  test('children stand to the right, in right-to-left drawings to the left', () => {
    const inwards = { kind: 'walk', way: 'child', extend: false };
    expect(designerCommandOf({ ...pressed, key: 'ArrowRight' }, false)).toEqual(inwards);
    expect(designerCommandOf({ ...pressed, key: 'ArrowLeft' }, true)).toEqual(inwards);
  });

  test('the browser keeps its own', () => {
    expect(designerCommandOf({ ...pressed, ctrlKey: true, key: 'r' }, false)).toBeNull();
    expect(designerCommandOf({ ...pressed, ctrlKey: true, key: 'c' }, false)).toBeNull();
    expect(designerCommandOf({ ...pressed, ctrlKey: true, shiftKey: true, key: 'Z' }, false)).toEqual({ kind: 'redo' });
    expect(designerCommandOf({ ...pressed, ctrlKey: true, key: 'a' }, false)).toEqual({ kind: 'all' });
  });
});
