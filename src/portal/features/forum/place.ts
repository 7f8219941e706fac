/** A point of the plan, in its own units, from the top left corner. */
export interface Spot {
  x: number;
  y: number;
}

const WEST = 60.5;
const NORTH = 37.3;
const EAST = 78.2;
const SOUTH = 23.4;
const UNITS_A_DEGREE = 20;
/** Degrees of longitude are narrower than those of latitude; here in the middle of the country. */
const NARROWING = Math.cos((30.4 * Math.PI) / 180);

export const plan = {
  width: (EAST - WEST) * NARROWING * UNITS_A_DEGREE,
  height: (NORTH - SOUTH) * UNITS_A_DEGREE,
};

/** Where a place lies on the plan of Pakistan; null when it is not on it. */
export function spotOf({ lat, lng }: { lat: number; lng: number }): Spot | null {
  if (lat > NORTH || lat < SOUTH || lng < WEST || lng > EAST) return null;
  return { x: (lng - WEST) * NARROWING * UNITS_A_DEGREE, y: (NORTH - lat) * UNITS_A_DEGREE };
}

/** `30.16° N, 72.65° E`. */
export function coordinateWords({ lat, lng }: { lat: number; lng: number }): string {
  const side = (value: number, names: readonly [string, string]) =>
    `${Math.abs(value).toFixed(4)}° ${value < 0 ? names[1] : names[0]}`;
  return `${side(lat, ['N', 'S'])}, ${side(lng, ['E', 'W'])}`;
}
