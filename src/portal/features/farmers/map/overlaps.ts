import {
  acresOf,
  extentOf,
  type Position,
  type Shape,
  sharedLand,
} from '../../../../../machines/farmers/land/polygon.ts';
import type { DrawnFarm } from '../farmers.data.ts';

export interface Overlap {
  farm: DrawnFarm;
  acres: number;
  /** The shared land, in pieces. */
  land: Position[][][];
}

/** What two neighbours drew with a slip of the hand is no overlap, as the server has it. */
const LEAST_ACRES = 0.01;

/** Whose land a shape lies on, most first. */
export function overlapsOf(shape: Shape, others: readonly DrawnFarm[]): Overlap[] {
  const [west, south, east, north] = extentOf(shape);
  return others
    .flatMap((farm) => {
      const other = farm.shape as Shape;
      const [left, below, right, above] = extentOf(other);
      if (left > east || right < west || below > north || above < south) return [];
      const land = sharedLand(shape, other);
      const acres = land.reduce((sum, piece) => sum + acresOf({ type: 'Polygon', coordinates: piece }), 0);
      return acres >= LEAST_ACRES ? [{ farm, acres: Math.round(acres * 100) / 100, land }] : [];
    })
    .toSorted((one, other) => other.acres - one.acres);
}
