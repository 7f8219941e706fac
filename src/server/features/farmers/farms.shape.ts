import { type RawBuilder, sql } from 'kysely';
import {
  closedShape,
  extentOf,
  faultOf,
  MAX_POINTS,
  type Shape,
  type ShapeFault,
} from '../../../../machines/farmers/land/polygon.ts';
import { HttpError, invalid } from '../../platform/errors.ts';
import type { BodyOf } from '../../platform/feature.ts';
import type { Executor } from '../../platform/transaction.ts';
import { nearestTehsil } from '../locations/locations.queries.ts';
import { farmerMessage } from './farmers.messages.ts';

/** The shape as it is kept; refused with what is wrong with it, and where. */
export function judgedShape(input: BodyOf<'updateFarm'>['shape']): Shape | null {
  const shape = closedShape(input);
  const fault = shape && faultOf(shape);
  if (fault) throw shapeRefused(fault);
  return shape;
}

function shapeRefused({ code, ring, point, lat, lng, swapped }: ShapeFault): HttpError {
  const place = { ...(lat !== undefined && { lat: rounded(lat) }), ...(lng !== undefined && { lng: rounded(lng) }) };
  const values = { ...place, ring: ring + 1, ...(point !== undefined && { point: point + 1 }), max: MAX_POINTS };
  const pointer = `/shape/coordinates/${ring}${point === undefined ? '' : `/${point}`}`;
  const said = farmerMessage(code, values);
  return new HttpError({
    status: 422,
    code: 'invalid',
    detail: said.message,
    errors: [{ pointer, ...said }],
    ...(swapped && { extra: { swapped } }),
  });
}

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** What a farm keeps of where its land ends. */
export function drawnColumns(shape: Shape | null) {
  return { shape: shape && JSON.stringify(shape), extent: shape && boxOf(shape) };
}

function boxOf(shape: Shape): RawBuilder<string> {
  const [west, south, east, north] = extentOf(shape);
  return sql`box(point(${west}, ${south}), point(${east}, ${north}))`;
}

/** The tehsil in whose land the middle of the shape lies, as far as the nearest one tells. */
export async function tehsilAt(db: Executor, shape: Shape | null | undefined): Promise<string | null> {
  if (!shape) return null;
  const [west, south, east, north] = extentOf(shape);
  return (await nearestTehsil(db, { lat: (south + north) / 2, lng: (west + east) / 2 }))?.id ?? null;
}

/** A line across a farm that does not cut it: refused, with the place. */
export function lineRefused(
  code: Parameters<typeof farmerMessage>[0],
  place: { lat?: number; lng?: number },
): HttpError {
  const { lat, lng } = place;
  const values = { ...(lat !== undefined && { lat: rounded(lat) }), ...(lng !== undefined && { lng: rounded(lng) }) };
  return invalid('/line', farmerMessage(code, values));
}
