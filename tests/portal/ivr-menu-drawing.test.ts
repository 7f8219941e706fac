import { beforeEach, describe, expect, test } from 'vitest';
import { type Muting, problemCause, problemName } from '../../machines/ivr/checks/muting.ts';
import type { Problem } from '../../machines/ivr/checks/problem.ts';
import { subtree } from '../../machines/ivr/draft/draft.ts';
import { COLUMN, layout } from '../../machines/ivr/layout/layout.ts';
import { roundedPath } from '../../src/portal/canvas/lines.ts';
import { CARD, cardAt, cardsIn, overlaps, sceneOf } from '../../src/portal/canvas/scene.ts';
import { pointsOf } from '../../src/portal/canvas/trunks.ts';
import { bringing, farthest, fitting, mountedArea } from '../../src/portal/canvas/viewport.ts';
import { dropTargetAt } from '../../src/portal/features/ivr/canvas/drop.ts';
import { positionAs } from '../../src/portal/features/ivr/canvas/kept-view.hook.ts';
import { drawnLinks, linksOf, litLinks } from '../../src/portal/features/ivr/canvas/links.ts';
import { createDesigner } from '../../src/portal/features/ivr/document/designer.create.ts';
import type { Designer } from '../../src/portal/features/ivr/document/designer.store.ts';
import { factsOf } from '../../src/portal/features/ivr/node/card.facts.ts';
import { outlineRows } from '../../src/portal/features/ivr/outline/outline.rows.ts';
import { branchesAt, branchSums } from '../../src/portal/features/ivr/overview/branches.ts';
import { allFoldable, foldedAtFirst } from '../../src/portal/features/ivr/scene/folding.ts';
import { childrenIn, kept, root, source } from '../support/menu-designer.ts';

let designer: Designer;
let first = '';

beforeEach(() => {
  kept.clear();
  designer = createDesigner(source, 7, 'sana');
  first = childrenIn(designer)[0] ?? '';
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

  test('success and failed lines stand in corridors of their own, in each gutter the one beside the other', () => {
    const { plan, shown } = drawnLinks(scene(), linksOf(designer.state.draft.nodes));
    const lanes = (kind: 'success' | 'failed') =>
      shown
        .filter((way) => way.kind === kind)
        .flatMap((way) => stretches(pointsOf(plan, way)))
        .filter(({ start, end }) => start.x === end.x && start.y !== end.y && start.x % COLUMN > CARD.width)
        .map(({ start }) => start.x % COLUMN);
    const [success, failed] = [lanes('success'), lanes('failed')];
    expect(Math.min(success.length, failed.length)).toBeGreaterThan(10);
    expect(Math.min(...failed) - Math.max(...success)).toBeGreaterThan(4);
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

  test('a menu is never zoomed to a speck: the farthest shows all of it, and little more', () => {
    const size = { width: 1000, height: 800 };
    const shown = (area: { width: number; height: number }) => {
      const zoom = farthest({ x: 0, y: 0, ...area }, size);
      return Math.max((area.width * zoom) / size.width, (area.height * zoom) / size.height);
    };
    for (const area of [
      { width: 8_000, height: 6_000 },
      { width: 3_000, height: 20_000 },
    ]) {
      expect(shown(area)).toBeGreaterThan(0.6);
      expect(shown(area)).toBeLessThan(1);
    }
    // What fits as it is can be seen from far away all the same.
    expect(farthest({ x: 0, y: 0, width: 600, height: 400 }, size)).toBe(0.2);
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

describe('the map of a menu seen from far away', () => {
  const everything = { x: -1e6, y: -1e6, width: 2e6, height: 2e6 };
  const scene = () =>
    sceneOf(
      layout(designer.state.draft).places,
      (uuid) => designer.state.draft.nodes.get(uuid)?.parentNodeUuid ?? null,
    );
  const at = (zoom: number, shown = everything) => branchesAt(scene(), designer.state.draft, zoom, shown);

  test('shows the branches of the start first, and those in them as it comes nearer', () => {
    expect(at(0.02).map(({ uuid }) => uuid)).toEqual(childrenIn(designer));
    const nearer = at(0.3).map(({ uuid }) => uuid);
    expect(nearer.length).toBeGreaterThan(childrenIn(designer).length);
    expect(nearer).not.toContain(first);
    const { draft } = designer.state;
    const inside = (draft.children.get(first) ?? []).filter((uuid) => (draft.children.get(uuid)?.length ?? 0) > 0);
    const lost = inside.filter((uuid) => ![...subtree(draft, uuid)].some((one) => nearer.includes(one)));
    expect(lost).toEqual([]);
  });

  test('no block lies on another one, though branches reach into each other', () => {
    const { draft } = designer.state;
    const { places } = scene();
    const columns = Map.groupBy(childrenIn(designer), (uuid) => places.get(uuid)?.x);
    const [above = '', below = ''] = [...columns.values()].find(({ length }) => length > 1) ?? [];
    const [start, next] = [places.get(above), places.get(below)];
    if (!start || !next) throw new Error('two branches stand below one another');
    // A card of the upper branch hangs a little lower than the lower branch begins.
    const [hanging = ''] = draft.children.get(above) ?? [];
    const moved = new Map(places).set(hanging, { x: places.get(hanging)?.x ?? 0, y: next.y + 20 });
    const drawn = sceneOf(moved, (uuid) => draft.nodes.get(uuid)?.parentNodeUuid ?? null);
    const areas = branchesAt(drawn, draft, 0.02, everything).map(({ area }) => area);
    const lying = areas.flatMap((one, place) =>
      areas.slice(place + 1).filter((other) => {
        const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
        const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
        return wide > 1e-6 && high > 1e-6;
      }),
    );
    expect(lying).toEqual([]);
  });

  test('a block encloses every card of its branch, and one that is not on the screen is left out', () => {
    const { places } = scene();
    const [branch] = at(0.02);
    if (!branch) throw new Error('there is one');
    for (const uuid of subtree(designer.state.draft, branch.uuid)) {
      const place = places.get(uuid);
      if (!place) continue;
      expect(overlaps({ ...place, ...CARD }, branch.area)).toBe(true);
    }
    const beside = { x: branch.area.x + branch.area.width + 1, y: -1e6, width: 1e6, height: 2e6 };
    expect(at(0.02, beside).map(({ uuid }) => uuid)).not.toContain(branch.uuid);
  });

  test('says how many nodes a branch holds, folded or not, its share of the ways, and its problems', () => {
    const { draft } = designer.state;
    const problem: Problem = { severity: 'error', code: 'deadEnd', uuid: first, values: {} };
    const nothing = new Map<string, Muting>();
    const sums = branchSums(draft, { problems: new Map([[first, [problem]]]), muted: nothing });
    expect(sums.get(root)).toMatchObject({ nodes: draft.nodes.size, errors: 1, warnings: 0 });
    expect(sums.get(first)?.nodes).toBe(subtree(draft, first).size);
    const ways = childrenIn(designer).map((uuid) => sums.get(uuid)?.ways ?? 0);
    expect(ways.reduce((sum, own) => sum + own, 0)).toBe(sums.get(root)?.ways);
  });
});

describe('what stands in the corner of the drawing', () => {
  const screen = { x: 0, y: 0, zoom: 1, width: 800, height: 600 };
  const corner = { width: 190, height: 280 };

  test('has no card under it that is brought into sight, in either direction of reading', () => {
    const under = { x: 60, y: 480, ...CARD };
    expect(bringing(under, screen, corner)).toEqual({ x: 130, y: 0, zoom: 1 });
    expect(bringing({ ...under, y: 330 }, screen, corner)).toEqual({ x: 0, y: -66, zoom: 1 });
    expect(bringing({ ...under, x: 540 }, screen, corner, true)).toEqual({ x: -130, y: 0, zoom: 1 });
    expect(bringing({ ...under, x: 300 }, screen, corner)).toEqual({ x: 0, y: 0, zoom: 1 });
  });

  test.each([
    [{ x: 0, y: 0, width: 3_000, height: 3_000 }, false],
    [{ x: 0, y: 0, width: 9_000, height: 900 }, false],
    [{ x: -3_000, y: 0, width: 3_000, height: 3_000 }, true],
  ])('has room left beside the whole drawing, or below it (%o)', (area, isMirrored) => {
    const { x, y, zoom } = fitting(area, screen, corner, isMirrored);
    const left = x + area.x * zoom;
    const bottom = y + (area.y + area.height) * zoom;
    const isBeside = isMirrored ? left + area.width * zoom <= screen.width - corner.width : left >= corner.width;
    expect(isBeside || bottom <= screen.height - corner.height).toBe(true);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + area.width * zoom).toBeLessThanOrEqual(screen.width);
    expect(bottom).toBeLessThanOrEqual(screen.height);
  });
});

describe('a card', () => {
  test('counts the errors alone once there is one, as the list of problems does', () => {
    const problem = (severity: Problem['severity']): Problem => ({
      severity,
      code: 'deadEnd',
      uuid: first,
      values: {},
    });
    const state = { ...designer.state, problems: new Map([[first, [problem('error'), problem('warning')]]]) };
    expect(factsOf(state, first)).toMatchObject({ problem: 'error', problems: 1 });
    const milder = { ...state, problems: new Map([[first, [problem('warning'), problem('warning')]]]) };
    expect(factsOf(milder, first)).toMatchObject({ problem: 'warning', problems: 2 });
  });

  test('and the map mark nothing that somebody has decided to live with', () => {
    const told: Problem = { severity: 'warning', code: 'deadEnd', uuid: first, values: {} };
    const other: Problem = { severity: 'warning', code: 'noAudio', uuid: first, values: {} };
    const name = problemName(told);
    const muting = { problem: name, cause: problemCause(told), reason: 'Planned', by: 'Hina', at: '2026-11-19' };
    const marked = { problems: new Map([[first, [told, other]]]), muted: new Map([[name, muting]]) };
    expect(factsOf({ ...designer.state, ...marked }, first)).toMatchObject({ problem: 'warning', problems: 1 });
    expect(branchSums(designer.state.draft, marked).get(first)).toMatchObject({ errors: 0, warnings: 1 });
    const alone = { ...marked, problems: new Map([[first, [told]]]) };
    expect(factsOf({ ...designer.state, ...alone }, first)).toMatchObject({ problem: null, problems: 0 });
  });
});

test('a drawing is opened as it was left, unless the window has become much narrower: then at the start', () => {
  const scene = { places: new Map([['rice', { x: 600, y: 400 }]]) };
  const left = { collapsed: [], zoom: 1, width: 1200, anchor: { uuid: 'rice', x: 10, y: -20 } };
  const opened = (width: number) => positionAs(left, scene, { width, height: 700 }, false);
  expect(opened(1200)).toEqual({ x: 600 + 10 - 700, y: 350 - 20 - 428, zoom: 1 });
  expect(opened(900)).not.toBeNull();
  expect(opened(420)).toBeNull();
});
