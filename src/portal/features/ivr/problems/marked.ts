import { type Muting, mutingOf } from '../../../../../machines/ivr/checks/muting.ts';
import type { Problem } from '../../../../../machines/ivr/checks/problem.ts';

export interface Marked {
  problems: ReadonlyMap<string, readonly Problem[]>;
  muted: ReadonlyMap<string, Muting>;
}

/**
 * What is marked on a node or box wherever it is drawn: not what somebody decided to live with, and not the audio that some
 * language lacks, which its dots say already.
 */
export function markedAt(uuid: string, { problems, muted }: Marked): readonly Problem[] {
  const found = problems.get(uuid) ?? [];
  return found.filter((problem) => problem.code !== 'audioMissing' && mutingOf(problem, muted) === null);
}
