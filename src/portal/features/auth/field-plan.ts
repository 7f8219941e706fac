/** One field of the plan, in units of a colony square's side; `crop` names its hatching. */
export interface Field {
  x: number;
  y: number;
  width: number;
  height: number;
  shade: 0 | 1 | 2 | 3;
  crop: Crop | null;
}

export type Crop = 'rows' | 'dense' | 'columns' | 'slope' | 'orchard';

const SIDE = 42;
const SQUARE = 5;
const ROAD = 12;
const PITCH = SIDE * SQUARE + ROAD;
const CROPS: readonly (Crop | null)[] = ['rows', 'columns', 'slope', 'dense', 'orchard', null, null, 'rows', 'columns'];

/**
 * A canal colony as its plan shows it: squares of five by five acres between straight watercourses, each divided
 * into single and double fields. The same numbers give the same plan.
 * @param squares how many colony squares a side, around the middle
 */
export function fieldPlan(squares: number, seed: number): Field[] {
  const next = numbers(seed);
  const half = Math.floor(squares / 2);
  const fields: Field[] = [];
  for (let row = -half; row <= half; row++) {
    for (let column = -half; column <= half; column++) {
      fields.push(...divide(column * PITCH, row * PITCH, next));
    }
  }
  return fields;
}

/** The watercourses run between the rows of squares. */
export function watercourses(squares: number): { y: number; from: number; to: number }[] {
  const half = Math.floor(squares / 2);
  return Array.from({ length: squares }, (_, index) => ({
    y: (index - half) * PITCH - ROAD / 2,
    from: -half * PITCH,
    to: (half + 1) * PITCH - ROAD,
  }));
}

function divide(left: number, top: number, next: () => number): Field[] {
  const taken = new Set<string>();
  const fields: Field[] = [];
  for (let row = 0; row < SQUARE; row++) {
    for (let column = 0; column < SQUARE; column++) {
      if (taken.has(`${column} ${row}`)) continue;
      const lies = next();
      const wide = lies < 0.3 && column + 1 < SQUARE && !taken.has(`${column + 1} ${row}`);
      const tall = lies > 0.65 && row + 1 < SQUARE;
      if (wide) taken.add(`${column + 1} ${row}`);
      if (tall) taken.add(`${column} ${row + 1}`);
      fields.push({
        x: left + column * SIDE,
        y: top + row * SIDE,
        width: wide ? SIDE * 2 : SIDE,
        height: tall ? SIDE * 2 : SIDE,
        shade: shadeOf(next()),
        crop: CROPS[Math.floor(next() * CROPS.length)] ?? null,
      });
    }
  }
  return fields;
}

function shadeOf(number: number): Field['shade'] {
  if (number < 0.25) return 0;
  if (number < 0.5) return 1;
  return number < 0.75 ? 2 : 3;
}

/** A small generator of repeatable numbers between 0 and 1 (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
