import { useCallback, useMemo } from 'react';
import type { components } from '../../../contract/generated/types.ts';
import { $api, invalidate } from '../../api/client.ts';
import { useLive } from '../../api/live.ts';
import { today } from '../../format.ts';
import { useSession } from '../../shell/session.ts';
import type { Broadcast } from './broadcast.kind.ts';
import { type Job, standingOf, stateOf } from './standing.ts';

export type ComingDay = components['schemas']['JobPlanDay'];

const FIVE_MINUTES_MS = 300_000;

/** Whoever may not see jobs sees what is sent by its days alone. */
function useMaySeeJobs(): boolean {
  return useSession().user?.permissions.has('jobs:job:get') ?? false;
}

export interface Standing {
  jobOf: (row: Broadcast) => Job | undefined;
  stateOf: (row: Broadcast) => Job['state'];
  /** Not known yet. */
  isLoading: boolean;
}

/** In what state each campaign or survey stands; read anew with every change of a job. */
export function useStanding(): Standing {
  const enabled = useMaySeeJobs();
  const forget = useCallback(() => void invalidate('/job'), []);
  useLive('job', forget, forget);
  const { data, isLoading } = $api.useQuery('get', '/job/', { params: { query: { limit: 1_000 } } }, { enabled });
  return useMemo(() => {
    const jobs = standingOf(data?.items ?? []);
    const jobOf = ({ id }: Broadcast) => jobs.get(id);
    return { jobOf, stateOf: (row) => stateOf(row, jobOf(row), today()), isLoading };
  }, [data, isLoading]);
}

/** What jobs bring in the coming six weeks, by day. */
export function useComingDays(): ReadonlyMap<string, ComingDay> {
  const enabled = useMaySeeJobs();
  const { data } = $api.useQuery('get', '/job/plan', {}, { enabled, staleTime: FIVE_MINUTES_MS });
  return useMemo(() => new Map(data?.days.map((each) => [each.day, each])), [data]);
}
