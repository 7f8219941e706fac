import Elk from 'elkjs/lib/elk.bundled.js';
import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { callMachine } from '../../machines/call/call.machine.ts';
import { callWords } from '../../machines/call/call.words.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { sessionWords } from '../../machines/session/session.words.ts';
import { type Box, boxesIn, NODE, overlap } from '../../machines/shared/picture.geometry.ts';
import { laidOut } from '../../machines/shared/picture.layout.ts';
import type { Drawable } from '../../machines/shared/picture.lines.ts';
import { UNBORN } from '../../machines/shared/states.ts';
import { workflows } from '../../machines/workflows.ts';

const drawables: readonly Drawable[] = [
  ...Object.values(workflows),
  { ...sessionWords, machine: sessionMachine },
  { ...callWords, machine: callMachine },
];

describe.each(drawables.map((drawable) => [drawable.name, drawable] as const))(
  'the picture of the %s machine',
  async (_, drawable) => {
    const picture = await laidOut(drawable, new Elk());
    const boxes = Object.entries(picture.nodes).map(([state, at]): [string, Box] => [state, { ...NODE, ...at }]);

    test('draws every transition that leads to another state, and no other', () => {
      const drawn = picture.edges.flatMap(({ event, from, to }) =>
        from.flatMap((state) => to.map((next) => `${state} ${event} ${next}`)),
      );
      expect([...new Set(drawn)].toSorted()).toEqual(transitionsOf(drawable.machine));
      for (const { event } of picture.edges) expect(drawable.events[event]?.short, event).toBeTruthy();
    });

    test('draws every state inside, none over another, each with its words', () => {
      for (const [state, box] of boxes) {
        expect(drawable.states[state], state).toBeDefined();
        expect(
          box.x >= 0 && box.y >= 0 && box.x + box.width <= picture.width && box.y + box.height <= picture.height,
          state,
        ).toBe(true);
        expect(boxes.filter(([other, its]) => other !== state && overlap(its, box))).toEqual([]);
      }
    });

    test('draws no line through a state, and no label over another or over a state', () => {
      const labels = picture.edges.map(({ event, label }) => {
        const width = (drawable.events[event]?.short.length ?? 0) * 6;
        return { x: label.x - width / 2, y: label.y - 8, width, height: 16 };
      });
      for (const [place, label] of labels.entries()) {
        expect(
          boxes.filter(([, box]) => overlap(box, label)),
          picture.edges[place]?.event,
        ).toEqual([]);
        expect(
          labels.filter((other, nth) => nth > place && overlap(other, label)),
          picture.edges[place]?.event,
        ).toEqual([]);
      }
      const lines = boxesIn({ ...picture, nodes: {}, groups: [] }).map(core);
      for (const [state, box] of boxes)
        expect(
          lines.filter((line) => overlap(line, core(box))),
          state,
        ).toEqual([]);
    });

    test('runs every line straight across or straight down, but for its corners', () => {
      for (const { event, path } of picture.edges) {
        const pieces = [...path.matchAll(/([\d.]+) ([\d.]+)(?=L([\d.]+) ([\d.]+))/g)].map((piece) =>
          piece.slice(1).map(Number),
        );
        for (const [x1, y1, x2, y2] of pieces) expect(x1 === x2 || y1 === y2, `${event} ${path}`).toBe(true);
      }
    });
  },
);

/** Without its rim: lines end at the edge of a state, and their boxes are a little wide. */
function core({ x, y, width, height }: Box): Box {
  return { x: x + 6, y: y + 6, width: Math.max(0, width - 12), height: Math.max(0, height - 12) };
}

/** "accepted SIGN_CONTRACT signed", as the machine has it written down; what leads on at once by its condition. */
function transitionsOf({ root }: AnyStateMachine): string[] {
  const regions = root.type === 'parallel' ? Object.values(root.states) : [root];
  const found = regions.flatMap((region) =>
    Object.values(region.states)
      .filter(({ tags }) => !tags.includes(UNBORN))
      .flatMap((state) =>
        [...state.transitions.values(), ...region.transitions.values(), state.always ?? []].flat().flatMap((way) => {
          const to = way.target?.[0]?.key;
          const name = way.eventType || (typeof way.guard === 'string' ? way.guard : 'otherwise');
          return to === undefined || to === state.key ? [] : [`${state.key} ${name} ${to}`];
        }),
      ),
  );
  return [...new Set(found)].toSorted();
}
