import { proxy } from 'valtio';
import type { KeptCase } from './testcases.data.ts';

/** Asks the simulator to show a kept walk; `count` tells two requests for the same one apart. */
export const replays = proxy<{ wanted: { testCase: KeptCase; count: number } | null }>({ wanted: null });

export function replay(testCase: KeptCase): void {
  replays.wanted = { testCase, count: (replays.wanted?.count ?? 0) + 1 };
}
