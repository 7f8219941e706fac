import type { Path } from '../../../../../machines/ivr/analysis/analysis.ts';
import { type Language, languages } from '../../../../../machines/ivr/menu.ts';

/** The language that paths are timed in; or for each path the one in which it takes longest. */
export type Spoken = Language | 'slowest';

export function secondsIn({ seconds, each }: Path, spoken: Spoken): number {
  return spoken === 'slowest' ? seconds : (each[languages.indexOf(spoken)] ?? seconds);
}
