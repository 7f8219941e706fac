import { beforeEach, describe, expect, test } from 'vitest';
import { createChecker } from '../../machines/ivr/checks.ts';
import { removeNodes, reorder } from '../../machines/ivr/commands.tree.ts';
import { addNode, editNode, newNode } from '../../machines/ivr/commands.ts';
import { layout } from '../../machines/ivr/layout.ts';
import type { Change, MenuNode } from '../../machines/ivr/menu.ts';
import { ProblemError, unreachable } from '../../src/portal/api/problem.ts';
import { roundedPath } from '../../src/portal/canvas/lines.ts';
import { CARD, cardAt, cardsIn, sceneOf } from '../../src/portal/canvas/scene.ts';
import { pointsOf } from '../../src/portal/canvas/trunks.ts';
import { bringing, fitting, mountedArea } from '../../src/portal/canvas/viewport.ts';
import { createDesigner } from '../../src/portal/features/ivr/designer.create.ts';
import { designerCommandOf } from '../../src/portal/features/ivr/designer.keys.ts';
import { merge } from '../../src/portal/features/ivr/designer.merge.ts';
import type { Designer } from '../../src/portal/features/ivr/designer.store.ts';
import { keepSaved } from '../../src/portal/features/ivr/designer.sync.ts';
import { dropTargetAt } from '../../src/portal/features/ivr/drop.ts';
import { allFoldable, foldedAtFirst } from '../../src/portal/features/ivr/folding.ts';
import { drawnLinks, linksOf, litLinks } from '../../src/portal/features/ivr/links.ts';
import { outlineRows } from '../../src/portal/features/ivr/outline.rows.ts';
import { menuOf } from '../../src/server/seed/voice-menu/scale.ts';

const kept = new Map<string, string>();
Object.assign(globalThis, {
  sessionStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  },
});

const source = menuOf(214);
const root = source.nodes.find(({ parentNodeUuid }) => parentNodeUuid === null)?.childNodeUuid ?? '';
const childrenIn = ({ state }: Designer) => state.draft.children.get(root) ?? [];
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

describe('the drawing', () => {
  const placesOf = () => layout(designer.state.draft).places;
  const scene = () => sceneOf(placesOf(), (uuid) => designer.state.draft.nodes.get(uuid)?.parentNodeUuid ?? null);

  test('what is in an area is found as by looking at every card', () => {
    const area = { x: 100, y: 900, width: 700, height: 500 };
    const all = [...placesOf()]
      .filter(
        ([, { x, y }]) =>
          x <= area.x + area.width &&
          x + CARD.width >= area.x &&
          y <= area.y + area.height &&
          y + CARD.height >= area.y,
      )
      .map(([uuid]) => uuid);
    expect(cardsIn(scene(), area).sort()).toEqual(all.sort());
  });

  test('each card is found under its own middle, and none between cards', () => {
    const drawn = scene();
    for (const [uuid, { x, y }] of drawn.places) expect(cardAt(drawn, { x: x + 100, y: y + 28 })).toBe(uuid);
    expect(cardAt(drawn, { x: 222, y: 0 })).toBeNull();
  });

  const stretches = (points: readonly { x: number; y: number }[]) =>
    points.slice(1).map((end, index) => ({ start: points[index] ?? end, end }));

  test('no success or failed line runs through a card', () => {
    const { plan, shown } = drawnLinks(scene(), linksOf(designer.state.draft.nodes));
    const cards = [...plan.scene.places.values()];
    const through = shown.filter((way) =>
      stretches(pointsOf(plan, way)).some(({ start, end }) =>
        cards.some(
          ({ x, y }) =>
            Math.max(start.x, end.x) > x + 1 &&
            Math.min(start.x, end.x) < x + CARD.width - 1 &&
            Math.max(start.y, end.y) > y + 1 &&
            Math.min(start.y, end.y) < y + CARD.height - 1,
        ),
      ),
    );
    expect(shown.length).toBeGreaterThan(40);
    expect(through).toEqual([]);
  });

  test('lines run on one another only where they lead to the same card in the same way', () => {
    const { plan, shown } = drawnLinks(scene(), linksOf(designer.state.draft.nodes));
    const upright = shown.flatMap((way) =>
      stretches(pointsOf(plan, way))
        .filter(({ start, end }) => start.x === end.x && start.y !== end.y)
        .map(({ start, end }) => ({
          way,
          x: start.x,
          top: Math.min(start.y, end.y),
          bottom: Math.max(start.y, end.y),
        })),
    );
    const mixed = upright.flatMap((one, index) =>
      upright
        .slice(index + 1)
        .filter(({ way }) => way.to !== one.way.to || way.kind !== one.way.kind)
        .filter(({ x, top, bottom }) => x === one.x && top < one.bottom && one.top < bottom)
        .map(({ way }) => [one.way, way]),
    );
    expect(mixed).toEqual([]);
  });

  test('what runs together is drawn once: no two lines of a drawing lie on each other for longer than a corner takes', () => {
    const { lines } = drawnLinks(scene(), linksOf(designer.state.draft.nodes));
    const drawn = lines.flatMap(({ points }, line) => stretches(points).map((stretch) => ({ line, ...stretch })));
    const shared = drawn.flatMap((one, index) =>
      drawn.slice(index + 1).flatMap((other) => {
        if (one.line === other.line || one.start.x !== one.end.x || other.start.x !== other.end.x) return [];
        if (one.start.x !== other.start.x) return [];
        const top = Math.max(Math.min(one.start.y, one.end.y), Math.min(other.start.y, other.end.y));
        const bottom = Math.min(Math.max(one.start.y, one.end.y), Math.max(other.start.y, other.end.y));
        return bottom - top > 16 ? [{ x: one.start.x, top, bottom }] : [];
      }),
    );
    expect(shared).toEqual([]);
  });

  test('a card stands in for what is folded away below it only while it is asked about', () => {
    const { draft } = designer.state;
    const folded = sceneOf(
      layout(draft, { collapsed: allFoldable(draft) }).places,
      (uuid) => draft.nodes.get(uuid)?.parentNodeUuid ?? null,
    );
    const links = drawnLinks(folded, linksOf(draft.nodes));
    expect(links.shown.every(({ from, to }) => folded.places.has(from) && folded.places.has(to))).toBe(true);
    expect(litLinks(links, draft, new Set())).toEqual([]);
    expect(litLinks(links, draft, new Set([root])).length).toBeGreaterThan(
      links.lines.filter(({ hasArrow }) => hasArrow).length,
    );
  });

  test('a drop on the middle of a card goes below it, at its edge beside it, and never below what is dragged', () => {
    const drawn = scene();
    const at = drawn.places.get(first);
    if (!at) throw new Error('it is drawn');
    const drop = (y: number, dragged: string[] = []) =>
      dropTargetAt(drawn, designer.state.draft, new Set(dragged), { x: at.x + 50, y: at.y + y });
    expect(drop(28)).toEqual({ kind: 'into', parent: first });
    expect(drop(2)).toMatchObject({ kind: 'between', parent: root, place: 0 });
    expect(drop(54)).toMatchObject({ kind: 'between', parent: root, place: 1 });
    expect(drop(28, [first])).toBeNull();
  });

  test('a card in sight is left where it is; one outside is brought in with the least movement', () => {
    const screen = { x: 0, y: 0, zoom: 1, width: 800, height: 600 };
    expect(bringing({ x: 100, y: 100, ...CARD }, screen)).toEqual({ x: 0, y: 0, zoom: 1 });
    expect(bringing({ x: 100, y: 700, ...CARD }, screen)).toEqual({ x: 0, y: -196, zoom: 1 });
  });

  test('panning a little mounts nothing anew, and the whole drawing fits', () => {
    const screen = { x: -1000, y: -1000, zoom: 1, width: 800, height: 600 };
    expect(mountedArea({ ...screen, x: -1010 })).toEqual(mountedArea(screen));
    const { x, zoom } = fitting({ x: 0, y: 0, width: 8000, height: 60 }, screen);
    expect(x + 8000 * zoom).toBeLessThanOrEqual(800);
    expect(
      roundedPath([
        { x: 0, y: 0 },
        { x: 20, y: 0 },
        { x: 20, y: 40 },
      ]),
    ).toBe('M0 0L12 0Q20 0 20 8L20 40');
  });
});

describe('the outline', () => {
  test('has a row for each node that is not folded away, with its place among its siblings', () => {
    const { draft } = designer.state;
    expect(outlineRows(draft, new Set())).toHaveLength(214);
    const folded = outlineRows(draft, allFoldable(draft));
    expect(folded.map(({ uuid }) => uuid)).toEqual([root, ...childrenIn(designer)]);
    expect(folded[1]).toMatchObject({ level: 2, place: 1, size: childrenIn(designer).length });
    const rows = outlineRows(draft, foldedAtFirst(draft));
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.length).toBeLessThan(40);
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
