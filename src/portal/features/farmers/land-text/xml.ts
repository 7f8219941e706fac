import { lineAt, NO_LAND, type Piece, type Unreadable } from './pieces.ts';

/** What comes from outside declares nothing: no entity is ever expanded, and a file that wants one is refused. */
function declared(text: string): Unreadable | null {
  const { index } = /<!(?:DOCTYPE|ENTITY)/i.exec(text) ?? {};
  return index === undefined ? null : { kind: 'refused', why: 'entities', line: lineAt(text, index) };
}

/** Each polygon of each place of KML with its holes; without any, what was walked as a line. */
export function fromKml(text: string): Piece[] | Unreadable {
  const refusal = declared(text);
  if (refusal) return refusal;
  const places = elements(text, 'Placemark');
  const within = (name: string, read: (inner: string) => number[][][]) =>
    (places.length > 0 ? places : [text]).flatMap((place) =>
      elements(place, name).map((inner): Piece => ({ name: nameIn(place), coordinates: read(inner) })),
    );
  const areas = within('Polygon', (inner) => {
    const ends = (side: string) => elements(inner, side).flatMap((edge) => elements(edge, 'coordinates'));
    const rings = [...ends('outerBoundaryIs'), ...ends('innerBoundaryIs')];
    return (rings.length > 0 ? rings : elements(inner, 'coordinates')).map(listed);
  });
  if (areas.length > 0) return areas;
  const lines = ['LinearRing', 'LineString'].flatMap((name) =>
    within(name, (inner) => elements(inner, 'coordinates').map(listed)),
  );
  const [bare] = elements(text, 'coordinates');
  if (lines.length > 0) return lines;
  return bare === undefined ? NO_LAND : [{ name: null, coordinates: [listed(bare)] }];
}

/** "longitude,latitude,height" one after another. */
function listed(text: string): number[][] {
  return text
    .trim()
    .split(/\s+/)
    .map((point) => point.split(',').slice(0, 2).map(Number));
}

/** Each track that was walked, part by part, and each route; without any, the points that were set. */
export function fromGpx(text: string): Piece[] | Unreadable {
  const refusal = declared(text);
  if (refusal) return refusal;
  const tracks = elements(text, 'trk').flatMap((track) =>
    elements(track, 'trkseg').map((part) => ({ name: nameIn(track), coordinates: [pointsIn(part, 'trkpt')] })),
  );
  const routes = elements(text, 'rte').map((route) => ({
    name: nameIn(route),
    coordinates: [pointsIn(route, 'rtept')],
  }));
  const walked = [...tracks, ...routes];
  if (walked.length > 0) return walked;
  const [loose] = ['trkpt', 'rtept', 'wpt'].map((name) => pointsIn(text, name)).filter(({ length }) => length > 0);
  return loose ? [{ name: null, coordinates: [loose] }] : NO_LAND;
}

function pointsIn(text: string, name: string): number[][] {
  return [...text.matchAll(new RegExp(`<(?:\\w+:)?${name}\\s([^>]*)>`, 'gi'))].map(([, attributes = '']) => [
    attributeOf(attributes, 'lon'),
    attributeOf(attributes, 'lat'),
  ]);
}

function attributeOf(attributes: string, name: string): number {
  const value = new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`, 'i').exec(attributes)?.[1];
  return value === undefined || value.trim() === '' ? Number.NaN : Number(value);
}

/** What stands in each element of a name; found by its ends, so that a long file takes no longer than its length. */
function elements(text: string, name: string): string[] {
  const found: string[] = [];
  const opening = new RegExp(`<(\\w+:)?${name}(?:\\s[^>]*)?>`, 'gi');
  for (let start = opening.exec(text); start; start = opening.exec(text)) {
    if (start[0].endsWith('/>')) continue;
    const closing = new RegExp(`</${start[1] ?? ''}${name}\\s*>`, 'gi');
    closing.lastIndex = opening.lastIndex;
    const end = closing.exec(text);
    if (!end) break;
    found.push(text.slice(opening.lastIndex, end.index));
    opening.lastIndex = closing.lastIndex;
  }
  return found;
}

const NAMED: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function nameIn(text: string): string | null {
  const [name = ''] = elements(text, 'name');
  const plain = name
    .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, '$1')
    .replace(/&(lt|gt|amp|quot|apos);/g, (_, known: string) => NAMED[known] ?? '')
    .trim();
  return plain === '' ? null : plain.slice(0, 120);
}
