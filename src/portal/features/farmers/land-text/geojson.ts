import { NO_LAND, type Piece, type Unreadable } from './pieces.ts';

type Found = { areas: Piece[]; lines: Piece[] };

/** Each polygon of GeoJSON, those of a multipolygon one by one; without any, what was walked as a line. */
export function fromGeoJson(text: string): Piece[] | Unreadable {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: 'unread', line: 1, text: text.slice(0, 40) };
  }
  const found: Found = { areas: [], lines: [] };
  collect(value, null, found);
  const pieces = found.areas.length > 0 ? found.areas : found.lines;
  return pieces.length > 0 ? pieces : NO_LAND;
}

function collect(value: unknown, name: string | null, found: Found): void {
  if (typeof value !== 'object' || value === null) return;
  const { type, coordinates, geometry, geometries, features, properties } = value as Record<string, unknown>;
  if (type === 'Feature') collect(geometry, nameIn(properties) ?? name, found);
  for (const inner of [...listOf(features), ...listOf(geometries)]) collect(inner, name, found);
  if (type === 'Polygon') found.areas.push({ name, coordinates: ringsOf(coordinates) });
  if (type === 'MultiPolygon') {
    for (const one of listOf(coordinates)) found.areas.push({ name, coordinates: ringsOf(one) });
  }
  if (type === 'LineString') found.lines.push({ name, coordinates: ringsOf([coordinates]) });
}

function nameIn(properties: unknown): string | null {
  if (typeof properties !== 'object' || properties === null) return null;
  const known = Object.entries(properties).find(
    ([key, value]) => /^(name|title)$/i.test(key) && typeof value === 'string' && value.trim() !== '',
  );
  return known ? String(known[1]).trim() : null;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const ringsOf = (value: unknown): number[][][] => listOf(value).map((ring) => listOf(ring).map(position));

function position(point: unknown): number[] {
  const [lng, lat] = listOf(point);
  return [typeof lng === 'number' ? lng : Number.NaN, typeof lat === 'number' ? lat : Number.NaN];
}
