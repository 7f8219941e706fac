import { useMemo } from 'react';
import { type Muting, problemCause, problemName } from '../../../../../machines/ivr/checks/muting.ts';
import type { Problem } from '../../../../../machines/ivr/checks/problem.ts';
import { answerOf } from '../../../api/answer.ts';
import { $api, api, invalidate } from '../../../api/client.ts';
import { useLive } from '../../../api/live.ts';

const ADDRESS = '/portal-adoptive-menu/draft/muted-problems';

/** What was muted in the draft, by name; kept up to date with everybody else's decisions. */
export function useMuted(): ReadonlyMap<string, Muting> {
  const { data } = $api.useQuery('get', ADDRESS, {});
  const again = () => void invalidate(ADDRESS);
  useLive('menuProblems', again, again);
  return useMemo(() => new Map(data?.items.map((one) => [one.problem, one])), [data]);
}

export async function mute(problems: readonly Problem[], reason: string): Promise<void> {
  const named = problems.map((problem) => ({ problem: problemName(problem), cause: problemCause(problem) }));
  await answerOf(api.POST(ADDRESS, { body: { problems: named, reason } }));
  await invalidate(ADDRESS);
}

export async function showAgain(problems: readonly Problem[]): Promise<void> {
  await answerOf(api.POST(`${ADDRESS}/show-again`, { body: { problems: problems.map(problemName) } }));
  await invalidate(ADDRESS);
}
