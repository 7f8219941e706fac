import type { ReplayVerdict } from '../../../machines/shared/replay.ts';

export interface Checked {
  id: number;
  event: string;
  at: string;
}

/** The steps with conditions that nobody can judge again, the newest first as the history is shown; each condition once. */
export function uncheckedSteps<Step extends Checked>(
  oldestFirst: readonly Step[],
  unchecked: ReplayVerdict['unchecked'],
): (Step & { guards: string[] })[] {
  return unchecked
    .flatMap(({ step, guards }) => {
      const shown = oldestFirst[step];
      return shown ? [{ ...shown, guards: [...new Set(guards)] }] : [];
    })
    .reverse();
}
