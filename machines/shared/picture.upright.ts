import { boxesIn, GAP, MARGIN, NODE, overlap, PADDING, rounded } from './picture.geometry.ts';
import { idOf, type Line } from './picture.lines.ts';
import type { Picture } from './workflow.ts';

/* What is drawn upright, which ELK's layers from left to right do not know: states that stand above or below others. */

export type Pair = readonly [string, string];

/** Two states of a group that lead to one another, and both from one before them, stand one above the other. */
export function pairsOf(
  lines: readonly Line[],
  groups: ReadonlyMap<string, string[]>,
  states: readonly string[],
): Pair[] {
  const leads = (from: string, to: string) => lines.some((line) => line.source === from && line.target === to);
  return [...groups.values()].flatMap((members) =>
    members.flatMap((one, place) =>
      members.slice(place + 1).flatMap((other): Pair[] => {
        const before = states.slice(0, states.indexOf(one));
        const isPair = leads(one, other) && leads(other, one);
        return isPair && before.some((first) => leads(first, one) && leads(first, other)) ? [[one, other]] : [];
      }),
    ),
  );
}

/** Between states one above the other: room for as many labels as a line between them has. */
export function gapOf(pairs: readonly Pair[], lines: readonly Line[]): number {
  const between = lines.filter(({ source, target }) =>
    pairs.some((pair) => pair.includes(source) && pair.includes(target)),
  );
  return GAP * Math.max(1, ...between.map(({ events }) => events.length));
}

/** The ways between two states that stand one above the other: down on the left, up on the right. */
export function uprightEdges({ source, from, target, to, events }: Line, { nodes }: Picture): Picture['edges'] {
  const [start, end] = [nodes[source] ?? { x: 0, y: 0 }, nodes[target] ?? { x: 0, y: 0 }];
  const isDown = start.y < end.y;
  const x = start.x + (isDown ? 0.28 : 0.72) * NODE.width;
  const [top, bottom] = [Math.min(start.y, end.y) + NODE.height, Math.max(start.y, end.y)];
  const path = isDown ? `M${x} ${top}L${x} ${bottom}` : `M${x} ${bottom}L${x} ${top}`;
  const between = (bottom - top) / (events.length + 1);
  return events.map((event, nth) => ({
    event,
    from,
    to,
    path,
    label: rounded({ x, y: top + between * (nth + 1) }),
  }));
}

/** The only way to a state that leads nowhere, from a whole group. */
export function endsOf(lines: readonly Line[], states: readonly string[]): Line[] {
  return states.flatMap((state) => {
    const [way, ...others] = lines.filter(({ to }) => to.includes(state));
    const leadsOn = lines.some(({ from }) => from.includes(state));
    return way && others.length === 0 && !leadsOn && way.from.length > 1 ? [way] : [];
  });
}

/** The picture with a state below the end of a group; null where there is no room. */
export function withEnd(picture: Picture | null, { source, from, target, to, events }: Line): Picture | null {
  const group = picture?.groups.find(({ label }) => idOf(label) === source);
  if (!picture || !group) return null;
  const bottom = group.y + group.height;
  const box = { x: group.x + group.width - PADDING - NODE.width, y: bottom + GAP, ...NODE };
  const room = { ...box, y: bottom + 1, height: GAP + NODE.height + MARGIN };
  if (boxesIn(picture).some((other) => overlap(other, room))) return null;
  const x = box.x + NODE.width / 2;
  const label = rounded({ x, y: bottom + GAP / 2 });
  const path = `M${x} ${bottom}L${x} ${box.y}`;
  return {
    ...picture,
    height: Math.max(picture.height, Math.ceil(box.y + NODE.height + MARGIN)),
    nodes: { ...picture.nodes, [target]: rounded({ x: box.x, y: box.y }) },
    edges: [...picture.edges, ...events.map((event) => ({ event, from, to, path, label }))],
  };
}
