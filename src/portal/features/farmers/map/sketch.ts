import { acresOf, type Position, type Shape, sharedAcres } from '../../../../../machines/farmers/land/polygon.ts';

/** What is shown on the map beside the boundary: an earlier one, a line to cut along, or the parts that it would leave. */
export interface Sketch {
  kind: 'earlier' | 'kept' | 'part' | 'line';
  /** Rings, or the one line. */
  lines: readonly (readonly Position[])[];
}

export function sketchOf(kind: Sketch['kind'], shape: { coordinates: readonly (readonly number[])[][] }): Sketch {
  const lines = shape.coordinates.map((ring) => ring.map(([lng = 0, lat = 0]): Position => [lng, lat]));
  return { kind, lines };
}

/** Acres that were left out of an earlier boundary since, and those that were added to it. */
export function differenceOf(earlier: Shape, now: Shape | null): { left: number; added: number } {
  const shared = now ? sharedAcres(earlier, now) : 0;
  const hundredths = (acres: number) => Math.max(0, Math.round(acres * 100) / 100);
  return { left: hundredths(acresOf(earlier) - shared), added: hundredths((now ? acresOf(now) : 0) - shared) };
}
