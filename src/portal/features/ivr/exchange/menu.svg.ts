import { boxesOf, type Draft, subtree } from '../../../../../machines/ivr/draft/draft.ts';
import { CARD, LANE_ROOM, layout, type Place } from '../../../../../machines/ivr/layout/layout.ts';
import { languages, type MenuNode } from '../../../../../machines/ivr/menu.ts';
import { keyOf } from '../node/node.words.ts';

/** The colours of a drawing, as CSS values: what the page looks like at the moment of drawing. */
export interface Inks {
  ground: string;
  card: string;
  border: string;
  line: string;
  text: string;
  muted: string;
  chip: string;
  good: string;
  bad: string;
  font: string;
}

const MARGIN = 32;

/** The whole menu, or what is below one node, as a drawing that stands for itself: cards, their lines, the welcome boxes. */
export function menuSvg(
  draft: Draft,
  inks: Inks,
  top: string | null = null,
): { svg: string; width: number; height: number } {
  const shown = top === null ? draft : below(draft, top);
  const { places, lane, top: first, width, height } = layout(shown);
  const upper = lane.size > 0 ? first - LANE_ROOM : first;
  const box = { x: -MARGIN, y: upper - MARGIN, width: width + 2 * MARGIN, height: first + height - upper + 2 * MARGIN };
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}" viewBox="${box.x} ${box.y} ${box.width} ${box.height}" font-family="${escaped(inks.font)}" font-size="13">`,
    `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="${inks.ground}"/>`,
    ...parentLines(shown, places, inks),
    ...linkLines(shown, places, inks),
    ...[...places].flatMap(([uuid, place]) => {
      const node = shown.nodes.get(uuid);
      return node ? [card(place, inks, node.title, keyOf(shown, node) ?? '', node)] : [];
    }),
    ...boxesOf(shown, null).flatMap((one, index) => {
      const place = lane.get(one.id);
      return place ? [card(place, inks, one.title, String(index + 1), one)] : [];
    }),
    '</svg>',
  ];
  return { svg: parts.join('\n'), width: box.width, height: box.height };
}

/** The draft as if this node were its root. */
function below(draft: Draft, top: string): Draft {
  const kept = subtree(draft, top);
  return {
    nodes: new Map([...draft.nodes].filter(([uuid]) => kept.has(uuid))),
    boxes: new Map(),
    children: new Map<string | null, readonly string[]>([
      ...[...draft.children].filter(([uuid]) => uuid !== null && kept.has(uuid)),
      [null, [top]],
    ]),
  };
}

function parentLines(draft: Draft, places: ReadonlyMap<string, Place>, inks: Inks): string[] {
  return [...places].flatMap(([uuid, to]) => {
    const parent = draft.nodes.get(uuid)?.parentNodeUuid;
    const from = parent ? places.get(parent) : undefined;
    return from ? [`<path d="${elbow(from, to)}" fill="none" stroke="${inks.line}" stroke-width="1.5"/>`] : [];
  });
}

function linkLines(draft: Draft, places: ReadonlyMap<string, Place>, inks: Inks): string[] {
  return [...places].flatMap(([uuid, from]) => {
    const node = draft.nodes.get(uuid);
    const line = (target: string | null | undefined, ink: string, offset: number) => {
      const to = target ? places.get(target) : undefined;
      if (!to) return [];
      const start = { x: from.x + CARD.width / 2 + offset, y: from.y + CARD.height };
      const end = { x: to.x + CARD.width / 2 + offset, y: to.y + CARD.height };
      const depth = Math.max(start.y, end.y) + 10;
      const d = `M${start.x} ${start.y}V${depth}H${end.x}V${end.y}`;
      return [`<path d="${d}" fill="none" stroke="${ink}" stroke-width="1.5" stroke-dasharray="5 4"/>`];
    };
    return [...line(node?.successNodeUuid, inks.good, 24), ...line(node?.failedNodeUuid, inks.bad, 48)];
  });
}

function elbow(from: Place, to: Place): string {
  const start = { x: from.x + CARD.width, y: from.y + CARD.height / 2 };
  const end = { x: to.x, y: to.y + CARD.height / 2 };
  const middle = end.x - 16;
  return `M${start.x} ${start.y}H${middle}V${end.y}H${end.x}`;
}

function card(place: Place, inks: Inks, title: string, key: string, of: Pick<MenuNode, 'active' | 'audio'>): string {
  const { x, y } = place;
  const dots = languages.map((language, index) => {
    const ink = of.audio[language] ? `fill="${inks.muted}"` : `fill="none" stroke="${inks.line}"`;
    return `<circle cx="${x + CARD.width - 12 - (languages.length - 1 - index) * 9}" cy="${y + 40}" r="3" ${ink}/>`;
  });
  return [
    `<rect x="${x}" y="${y}" width="${CARD.width}" height="${CARD.height}" rx="8" fill="${inks.card}" stroke="${inks.border}"/>`,
    `<rect x="${x + 9}" y="${y + 7}" width="20" height="20" rx="4" fill="${inks.chip}"/>`,
    `<text x="${x + 19}" y="${y + 21}" text-anchor="middle" font-weight="600" font-size="12" fill="${inks.text}">${escaped(key)}</text>`,
    `<text x="${x + 37}" y="${y + 21}" font-weight="500" fill="${of.active === 1 ? inks.text : inks.muted}">${escaped(shortened(title))}</text>`,
    `<circle cx="${x + 19}" cy="${y + 40}" r="4" ${of.active === 1 ? `fill="${inks.good}"` : `fill="none" stroke="${inks.line}" stroke-width="1.5"`}/>`,
    ...dots,
  ].join('');
}

const LONGEST = 24;

/** Cut between words, if at all: half of an Urdu word is another one. */
function shortened(title: string): string {
  if (title.length <= LONGEST) return title;
  const words = title.slice(0, LONGEST).replace(/[\s/]+\S*$/, '');
  return `${words === '' ? title.slice(0, LONGEST - 1) : words}…`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
