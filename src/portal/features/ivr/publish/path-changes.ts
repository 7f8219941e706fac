import type { PathEnd } from '../../../../../machines/ivr/analysis.ts';

/** A way through the menu that is not what it was. */
export interface PathChange {
  kind: 'added' | 'removed' | 'rerouted';
  keys: readonly (string | null)[];
  titles: readonly string[];
  /** Where a rerouted way led before. */
  instead: string | null;
  /** What happens at the end of a rerouted way, where that and not the place is what changed. */
  end: { before: PathEnd; after: PathEnd } | null;
  seconds: number | null;
  /** Null where there was no such way. */
  secondsBefore: number | null;
}
