import { describe, expect, test } from 'vitest';
import { addNode, editNode, isRefused } from '../../machines/ivr/commands/commands.ts';
import { applyChanges, type Draft } from '../../machines/ivr/draft/draft.ts';
import { CARD, COLUMN, LANE, type Layout, layout, ROW } from '../../machines/ivr/layout/layout.ts';
import { fc } from '../support/property.ts';
import { choices, draft, drawn, node, seedling } from './ivr-draws.ts';

const yOf = ({ places }: Layout, uuid: string) => places.get(uuid)?.y ?? Number.NaN;

/** The cards of each column from top to bottom. */
function columns({ places }: Layout): { uuid: string; y: number }[][] {
  const found = Map.groupBy(
    [...places].map(([uuid, place]) => ({ uuid, ...place })),
    ({ x }) => x,
  );
  return [...found.values()].map((cards) => cards.toSorted((a, b) => a.y - b.y));
}

function isInOrder(at: Draft, drawing: Layout): boolean {
  return [...at.children.values()].every((family) =>
    family.every((uuid, index) => index === 0 || !(yOf(drawing, family[index - 1] ?? '') >= yOf(drawing, uuid))),
  );
}

describe('the layout of a menu', () => {
  test('draws every node once, in the column of its generation, without one card on another', () => {
    fc.assert(
      fc.property(choices, (numbers) => {
        const at = drawn(numbers, 200);
        const drawing = layout(at);
        expect([...drawing.places.keys()].sort()).toEqual([...at.nodes.keys()].sort());
        for (const { childNodeUuid: uuid, parentNodeUuid: parent } of at.nodes.values()) {
          const above = drawing.places.get(parent ?? '');
          expect(drawing.places.get(uuid)?.x).toBe(above ? above.x + COLUMN : 0);
        }
        for (const cards of columns(drawing)) {
          cards.forEach(({ y }, index) => {
            if (index > 0) expect(y - (cards[index - 1]?.y ?? 0)).toBeGreaterThanOrEqual(ROW - 1);
          });
        }
        expect(isInOrder(at, drawing)).toBe(true);
      }),
      { numRuns: 80 },
    );
  });

  test('centres a parent on its children', () => {
    fc.assert(
      fc.property(choices, (numbers) => {
        const at = drawn(numbers, 200);
        const drawing = layout(at);
        for (const [parent, family] of at.children) {
          if (parent === null) continue;
          const middle = (yOf(drawing, family[0] ?? '') + yOf(drawing, family.at(-1) ?? '')) / 2;
          expect(Math.abs(yOf(drawing, parent) - middle)).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 50 },
    );
  });

  test('is the same for the same draft, and stays as it is where only words change', () => {
    const at = seedling();
    const edited = editNode(at, 'b', { title: 'Another title' });
    if (isRefused(edited)) throw new Error(edited.words);
    expect(layout(applyChanges(at, edited.redo))).toEqual(layout(at));
  });

  test('keeps as many nodes as it can where they were', () => {
    const at = seedling();
    const before = layout(at);
    const added = addNode(at, node('new', 'a'), 0);
    if (isRefused(added)) throw new Error(added.words);
    const next = layout(applyChanges(at, added.redo), { before });
    const moved = [...before.places].filter(([uuid, { y }]) => yOf(next, uuid) !== y);
    const fresh = layout(applyChanges(at, added.redo));
    const movedAfresh = [...before.places].filter(([uuid, { y }]) => yOf(fresh, uuid) !== y);
    expect(moved.length).toBeLessThan(movedAfresh.length);
  });

  test('leaves out what is collapsed and closes up', () => {
    const at = seedling();
    const drawing = layout(at, { collapsed: new Set(['a', 'b']) });
    expect([...drawing.places.keys()]).toEqual(['root', 'a', 'b', 'c']);
    expect(yOf(drawing, 'b') - yOf(drawing, 'a')).toBe(ROW);
    expect(drawing.height).toBe(2 * ROW + CARD.height);
  });

  test('keeps the welcome boxes of the start in a lane above the highest card', () => {
    const drawing = layout(seedling());
    expect([...drawing.lane]).toEqual([['hello', { x: 0, y: 0 }]]);
    expect(Math.min(...[...drawing.places.values()].map(({ y }) => y))).toBe(drawing.top);
    expect(drawing.top).toBeGreaterThanOrEqual(LANE);
  });

  test('draws also what hangs on nothing, below the menu', () => {
    const at = draft([node('root', null), node('a', 'root'), node('lost', 'gone'), node('below', 'lost')]);
    const drawing = layout(at);
    expect(drawing.places.size).toBe(4);
    expect(yOf(drawing, 'lost')).toBeGreaterThan(yOf(drawing, 'root'));
  });

  test('draws a chain of 20,000 and a family of 20,000 without running out of stack', () => {
    const chain = Array.from({ length: 20_000 }, (_, index) => node(`n${index}`, index === 0 ? null : `n${index - 1}`));
    expect(layout(draft(chain)).width).toBe(19_999 * COLUMN + CARD.width);
    const family = Array.from({ length: 20_000 }, (_, index) => node(`n${index}`, index === 0 ? null : 'n0'));
    expect(layout(draft(family)).places.size).toBe(20_000);
  });
});

describe('the layout of a large menu', () => {
  /** A menu whose families have this many children, to so many generations below the start. */
  function regular(children: number, generations: number) {
    const nodes = [node('0', null)];
    let above = ['0'];
    for (let generation = 0; generation < generations; generation++) {
      above = above.flatMap((parent) =>
        Array.from({ length: children }, (_, index) => {
          const uuid = `${parent}.${index}`;
          nodes.push(node(uuid, parent, { seqOrder: index }));
          return uuid;
        }),
      );
    }
    return draft(nodes);
  }

  /** Rows of leaves, a leaf below a leaf, families of every size: what no regular menu has. */
  const trees = fc
    .array(fc.nat({ max: 1_000_000 }), { minLength: 40, maxLength: 400 })
    .map((numbers) =>
      draft([
        node('0', null),
        ...numbers.map((number, index) => node(`${index + 1}`, `${number % Math.min(index + 1, 30)}`)),
      ]),
    );

  test('puts no card on another or in front of its parent, and brothers in their order, band after band', () => {
    fc.assert(
      fc.property(trees, (at) => {
        const drawing = layout(at);
        expect(drawing.places.size).toBe(at.nodes.size);
        for (const cards of columns(drawing)) {
          cards.forEach(({ y }, index) => {
            if (index > 0) expect(y - (cards[index - 1]?.y ?? 0)).toBeGreaterThanOrEqual(ROW - 1);
          });
        }
        for (const [parent, family] of at.children) {
          const above = drawing.places.get(parent ?? '');
          const places = family.map((uuid) => drawing.places.get(uuid) ?? { x: 0, y: 0 });
          for (const [index, { x, y }] of places.entries()) {
            if (above) expect(x).toBeGreaterThan(above.x);
            const before = places[index - 1];
            if (before) expect(x > before.x || (x === before.x && y > before.y)).toBe(true);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test('leaves the way free from a parent to children that stand further off: only then its own height is above all of them', () => {
    fc.assert(
      fc.property(trees, (at) => {
        const { places } = layout(at);
        const cards = [...places.values()];
        for (const [parent, family] of at.children) {
          const from = places.get(parent ?? '');
          if (!from) continue;
          const furthest = Math.max(...family.map((uuid) => places.get(uuid)?.x ?? 0));
          if (furthest === from.x + COLUMN) continue;
          const line = from.y + CARD.height / 2;
          const crossed = cards.filter(
            ({ x, y }) => x > from.x && x < furthest && y <= line + 4 && y + CARD.height >= line - 4,
          );
          expect(crossed).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    [6, 3],
    [9, 4],
  ])('is about as wide as high: %i children, %i generations', (children, generations) => {
    const { width, height } = layout(regular(children, generations));
    expect(width / height).toBeGreaterThan(0.7);
    expect(width / height).toBeLessThan(2.5);
  });

  test('begins at the start, top first, where it stands in bands', () => {
    const { places, top } = layout(regular(6, 3));
    expect(places.get('0')).toEqual({ x: 0, y: top });
  });

  test('moves nothing but the band in which a node was added', () => {
    const at = regular(6, 3);
    const before = layout(at);
    const added = addNode(at, node('new', '0.0.3'), 2);
    if (isRefused(added)) throw new Error(added.words);
    const next = layout(applyChanges(at, added.redo), { before });
    const moved = [...before.places].filter(([uuid, { x, y }]) => {
      const now = next.places.get(uuid);
      return now?.x !== x || now.y !== y;
    });
    expect(moved.length).toBeGreaterThan(0);
    const band = before.places.get('0.0.3')?.x ?? 0;
    const columnsOfBand = new Set(moved.map(([, { x }]) => x));
    expect([...columnsOfBand].every((x) => Math.abs(x - band) <= COLUMN)).toBe(true);
  });

  test('keeps its bands when it is drawn again, and when little is taken away', () => {
    const at = regular(6, 3);
    const before = layout(at);
    expect(layout(at, { before })).toEqual(before);
    const less = new Map(at.children);
    less.set('0.0.0', at.children.get('0.0.0')?.slice(1) ?? []);
    const next = layout({ ...at, children: less }, { before });
    for (const [uuid, { x }] of next.places) expect(x).toBe(before.places.get(uuid)?.x);
  });
});
