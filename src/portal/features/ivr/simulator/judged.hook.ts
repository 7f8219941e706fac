import { useEffect, useState } from 'react';
import { gathered } from '../../../api/gathered.ts';
import { useLive } from '../../../api/live.ts';
import { useDesignerPart } from '../document/designer.store.ts';
import { standingOf } from './judged.ts';
import { runTestCases, useTestCases } from './testcases.data.ts';

const judging: ReadonlySet<string> = new Set(['TEST_CASES', 'CONTEXT']);
const PAUSE = 1_000;

/** The walks as they go on the draft that is on the screen: whoever changes it, they are run again. */
export function useJudgedCases() {
  const sequence = useDesignerPart((state) => state.sequence);
  const isSaved = useDesignerPart((state) => state.saving === 'saved');
  const { data, dataUpdatedAt, isFetching, isError, refetch } = useTestCases();
  const { isBehind, isRunning } = standingOf({ triedOn: data?.sequence, sequence, isSaved, isFetching, isError });
  const behind = isBehind ? `${sequence} ${dataUpdatedAt}` : null;
  useEffect(() => {
    // One that is under way is waited for: where it was begun too early, it is asked for once more after it.
    if (behind !== null) void refetch({ cancelRefetch: false });
  }, [behind, refetch]);
  const [again] = useState(() => gathered(runTestCases, PAUSE));
  useLive('menu', ({ event }) => judging.has(event) && again());
  return { data, isRunning };
}
