import type { Import } from './imports.data.ts';
import { progressOf } from './progress.ts';

export interface Outcome {
  key:
    | 'refused'
    | 'wrong'
    | 'noneWrong'
    | 'failed'
    | 'leftAlone'
    | 'noneFailed'
    | 'stoppedAt'
    | 'allBack'
    | 'someKept'
    | 'working';
  count: number;
  tone: 'bad' | 'good' | 'look' | 'plain';
}

/** What came of a file, in a few words. */
export function outcomeOf(run: Import): Outcome {
  switch (run.state) {
    case 'refused':
      return { key: 'refused', count: 0, tone: 'bad' };
    case 'judged':
      return run.wrong > 0
        ? { key: 'wrong', count: run.wrong, tone: 'bad' }
        : { key: 'noneWrong', count: 0, tone: 'plain' };
    case 'done':
      if (run.failed > 0) return { key: 'failed', count: run.failed, tone: 'bad' };
      return run.meanwhile > 0
        ? { key: 'leftAlone', count: run.meanwhile, tone: 'look' }
        : { key: 'noneFailed', count: 0, tone: 'plain' };
    case 'paused':
    case 'cancelled':
      return { key: 'stoppedAt', count: progressOf(run).done, tone: 'look' };
    case 'undone':
      return run.kept > 0
        ? { key: 'someKept', count: run.kept, tone: 'look' }
        : { key: 'allBack', count: 0, tone: 'plain' };
    default:
      return { key: 'working', count: 0, tone: 'plain' };
  }
}
