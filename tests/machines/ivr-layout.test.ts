import { describe, expect, test } from 'vitest';
import { addNode, editNode, isRefused } from '../../machines/ivr/commands.ts';
import { applyChanges, type Draft } from '../../machines/ivr/draft.ts';
import { CARD, COLUMN, LANE, type Layout, layout, ROW } from '../../machines/ivr/layout.ts';
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
    expect(layout(draft(family)).height).toBe(19_998 * ROW + CARD.height);
  });
});
