import { $api, callNamed } from '../../api/client.ts';
import { useNamed } from '../../reference/choices.ts';
import type { Option } from '../../ui/Option.tsx';
import { refresh } from '../../workflow/entity.data.ts';
import { jobs } from './job.entity.ts';

export interface NewJob {
  title: string;
  campaignId: string;
  startDt: string;
  endDt: string;
  startTime?: string;
  endTime?: string;
  weekDays: number[];
}

export async function createJob(body: NewJob): Promise<void> {
  await callNamed('post', '/job', { params: {}, body });
  await refresh(jobs);
}

/** The campaigns that go out by SMS, the newest first. */
export function useCampaigns(): readonly Option[] {
  const { data } = $api.useQuery('get', '/campaign/', { params: { query: { all: 1 } } }, { staleTime: 60_000 });
  const sent = data?.items.filter(({ smsEnabled, contentText }) => smsEnabled && contentText?.trim());
  return useNamed(sent?.map(({ id, title }) => ({ id, name: title })));
}
