/** Repeatable chance: the same seed makes the same country of farmers on every machine. */
export interface Random {
  /** From 0 to below 1. */
  next(): number;
  /** From 0 to below n. */
  below(n: number): number;
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** By weight; the weights need not sum to one. */
  weighted<T>(items: readonly (readonly [T, number])[]): T;
  uuid(): string;
}

/** All numbers of four hexadecimal digits: a demonstration has hundreds of thousands of ids. */
const hexadecimals = Array.from({ length: 0x1_00_00 }, (_, number) => number.toString(16).padStart(4, '0'));

export function random(seed: number): Random {
  let state = seed >>> 0;

  // mulberry32
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  function below(n: number): number {
    return Math.floor(next() * n);
  }

  function pick<T>(items: readonly T[]): T {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  }

  function weighted<T>(items: readonly (readonly [T, number])[]): T {
    let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of items) {
      left -= weight;
      if (left < 0) return item;
    }
    return pick(items)[0];
  }

  /** Three or four digits. */
  function hex(digits: 3 | 4): string {
    const text = hexadecimals[below(16 ** digits)] ?? '';
    return digits === 4 ? text : text.slice(1);
  }

  function hex8(): string {
    const number = below(16 ** 8);
    return `${hexadecimals[number >>> 16]}${hexadecimals[number & 0xffff]}`;
  }

  return {
    next,
    below,
    between: (low, high) => low + below(high - low + 1),
    chance: (probability) => next() < probability,
    pick,
    weighted,
    uuid: () => `${hex8()}-${hex(4)}-4${hex(3)}-${'89ab'.charAt(below(4))}${hex(3)}-${hex(4)}${hex8()}`,
  };
}

const SEED = 20_231;

/** The stream of chance of one part of the demonstration, so that a part can change without changing the others. */
export function chanceOf(part: string): Random {
  return random(Array.from(part).reduce((sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0), SEED));
}
