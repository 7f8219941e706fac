import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Texts } from '../../../../machines/campaigns/campaign.texts.ts';
import { type Audio, heardIn, type Language, languages } from '../../../../machines/ivr/menu.ts';
import { dayAt, dayBehind, type InForce } from '../../../../machines/jobs/schedule.ts';
import type { components } from '../../../contract/generated/types.ts';
import { answerOf } from '../../api/answer.ts';
import { $api, api, fetchFile, invalidate } from '../../api/client.ts';
import { useLive } from '../../api/live.ts';
import { useLock } from '../../editing/permission.hook.ts';
import { type SpokenFile, spokenIn } from '../../file.ts';
import { today, useFormat } from '../../format.ts';
import type { Option } from '../../ui/Option.tsx';
import { refresh } from '../../workflow/entity.data.ts';
import { jobs } from './job.entity.ts';
import { goesOut, type Job, sentChoice } from './schedule.form.ts';
import { type SentText, textsSent } from './texts-sent.ts';

type Campaign = components['schemas']['Campaign'];
export type JobRun = components['schemas']['JobRun'];

export async function createJob(body: components['schemas']['JobInput']): Promise<Job> {
  const made = await answerOf(api.POST('/job', { body }));
  await refresh(jobs);
  return made;
}

/** Whom other jobs have reached with the same; asked anew whenever somebody decides. */
export function useReachedBefore({ id }: Job) {
  return $api.useQuery('get', '/job/reached-before/{id}', { params: { path: { id } } }, { staleTime: 0, gcTime: 0 });
}

const OPEN_MS = 3_000;
/** What becomes of recipients is no step of the job: while a run is open its figures are asked for again. */
const WHILE_OPEN = {
  refetchInterval: ({
    state: { data },
  }: {
    state: { data?: { items: readonly { endedAt: string | null }[] } | undefined };
  }) => (data?.items.some(({ endedAt }) => endedAt === null) ? OPEN_MS : false),
};

/** How its runs went, the latest first; read anew with every change of the job. */
export function useRuns({ id }: Job) {
  const forget = useCallback(() => void invalidate('/job-logs'), []);
  useLive(jobs.workflow, forget, forget);
  return $api.useQuery('get', '/job-logs/job-id/{id}', { params: { path: { id }, query: { limit: 100 } } }, WHILE_OPEN);
}

interface Wanted {
  outcome: components['schemas']['RecipientOutcome'] | 'any';
  search: string;
}

const asked = ({ outcome, search }: Wanted) => ({
  ...(outcome !== 'any' && { outcome }),
  ...(search.trim() !== '' && { search: search.trim() }),
});

/** Of an open run they come again while its first page is on the screen: what somebody reads further down stays. */
export function useRecipients({ id, endedAt }: JobRun, wanted: Wanted, page: { limit: number; offset: number }) {
  const query = { ...page, ...asked(wanted) };
  return $api.useQuery(
    'get',
    '/job-logs/recipients/{id}',
    { params: { path: { id }, query } },
    {
      placeholderData: keepPreviousData,
      refetchInterval: endedAt === null && page.offset === 0 ? OPEN_MS : false,
    },
  );
}

/** All of them as a file. */
export async function exportRecipients(
  { id }: JobRun,
  wanted: Wanted,
  format: 'csv' | 'xlsx',
  spoken: SpokenFile,
): Promise<Blob> {
  const query = new URLSearchParams([['format', format], ...Object.entries(asked(wanted)), ...spokenIn(spoken)]);
  return await (await fetchFile(`/job-logs/recipients/${id}/export?${query}`)).blob();
}

export function usePace({ id, endedAt }: JobRun) {
  return $api.useQuery(
    'get',
    '/job-logs/pace/{id}',
    { params: { path: { id } } },
    { refetchInterval: endedAt === null ? OPEN_MS : false },
  );
}

/** The day of the next run; of one that is not planned, the day behind its latest run. */
export function useFirstDay(job: Job): string | undefined {
  const lastDay = useRuns(job).data?.items[0]?.day;
  if (job.nextRunAt !== null) return dayAt(new Date(job.nextRunAt));
  return lastDay === undefined ? undefined : dayBehind(lastDay);
}

interface Reach {
  count: number;
  /** Of them who is called, and hears nothing. */
  silent: number;
  /** What is written to them, by language; nothing where it goes out by calls alone. */
  texts: SentText[];
  /** What calls play, by language; nothing where none are made, or a query names the sound. */
  sounds: SentSound[];
}

export interface SentSound {
  language: Language;
  name: string;
  mediaId: string;
  seconds: number;
  /** How many hear it now: those too who speak a language that has none. */
  count: number;
}

/**
 * How many what a job sends reaches now, by the numbers of its operators.
 * @returns null while it is being counted, undefined where it cannot be told
 */
export function useReach({ campaignId, surveyId, jobOperators, version }: Job): Reach | null | undefined {
  const mayCount = useLock('campaigns:effected-by-criteria:post') === undefined;
  const { data, isLoading } = useQuery({
    queryKey: ['job', 'reach', campaignId, surveyId, jobOperators, version],
    queryFn: async ({ signal }) => {
      const { operators, sounds, texts, ...criteria } = await criteriaOf(campaignId, surveyId);
      const both = operators.filter((id) => jobOperators.includes(id));
      if (operators.length > 0 && jobOperators.length > 0 && both.length === 0)
        return { count: 0, silent: 0, texts: textsSent(texts, [], {}), sounds: soundsSent(sounds, []) };
      const [campaignOperator] = [both, operators, jobOperators].filter(({ length }) => length > 0);
      const body = { ...criteria, ...(campaignOperator && { campaignOperator }) };
      const {
        count,
        languages: spoken,
        longest,
      } = await answerOf(api.POST('/campaign/effected-by-criteria', { body, signal }));
      const unheard = spoken.filter(({ language }) => sounds && heardIn(sounds, language) === null);
      const silent = unheard.reduce((sum, each) => sum + each.count, 0);
      return { count, silent, texts: textsSent(texts, spoken, longest), sounds: soundsSent(sounds, spoken) };
    },
    enabled: mayCount && (campaignId !== null || surveyId !== null),
    staleTime: 0,
  });
  return isLoading ? null : data;
}

/** What a call plays, by language; null where none is made, or the sound is chosen in the call. */
const soundsOf = (sent: Pick<Campaign, 'obdEnabled' | 'fileNameQuery'>, sounds: Campaign['campaignFiles']) =>
  sent.obdEnabled && !sent.fileNameQuery?.trim() ? sounds : null;

function soundsSent(sounds: Audio | null, spoken: readonly { language: Language; count: number }[]): SentSound[] {
  if (!sounds) return [];
  return languages.flatMap((language) => {
    const sound = sounds[language];
    if (!sound) return [];
    const hearing = spoken.filter((each) => heardIn(sounds, each.language) === language);
    return [{ language, ...sound, count: hearing.reduce((sum, each) => sum + each.count, 0) }];
  });
}

const noTexts: Texts = { contentText: null, contentLanguage: 'ur', contentTexts: {} };

async function criteriaOf(campaignId: string | null, surveyId: string | null) {
  if (campaignId !== null) {
    const sent = await answerOf(api.GET('/campaign/{id}', { params: { path: { id: campaignId } } }));
    return {
      operators: sent.operator,
      sounds: soundsOf(sent, sent.campaignFiles),
      texts: sent.smsEnabled || sent.inAppEnabled ? sent : noTexts,
      campaignProfiles: sent.profiles,
      campaignLocations: sent.locations,
      campaignCrops: sent.crops,
      campaignMachineries: sent.machineries,
      campaignLanguages: sent.languages,
      campaignLivestocks: sent.livestocks,
      activeSubscriberRange: sent.activeSubscriberRange,
    };
  }
  const sent = await answerOf(api.GET('/survey/{id}', { params: { path: { id: surveyId ?? '' } } }));
  return {
    operators: sent.surveyOperator,
    sounds: soundsOf(sent, sent.surveyFiles),
    texts: sent.inAppEnabled ? sent : noTexts,
    campaignProfiles: sent.surveyProfiles,
    campaignLocations: sent.surveyLocations,
    campaignCrops: sent.surveyCrops,
    campaignMachineries: sent.surveyMachineries,
    campaignLanguages: sent.surveyLanguages,
    campaignLivestocks: sent.surveyLivestocks,
    activeSubscriberRange: sent.activeSubscriberRange,
  };
}

const useAllCampaigns = () =>
  $api.useQuery('get', '/campaign/', { params: { query: { all: 1 } } }, { staleTime: 60_000 });
const useAllSurveys = () => $api.useQuery('get', '/survey/', { params: { query: { all: 1 } } }, { staleTime: 60_000 });

/** The campaigns that a job can bring to somebody, the newest first. */
export function useCampaigns(): readonly Option[] {
  return useSentChoices(useAllCampaigns().data?.items.filter(goesOut));
}

export function useSurveys(): readonly Option[] {
  const { data } = useAllSurveys();
  return useSentChoices(data?.items);
}

function useSentChoices(rows: readonly Parameters<typeof sentChoice>[0][] | undefined): readonly Option[] {
  const { t } = useTranslation('jobs');
  const { date } = useFormat();
  return (rows ?? []).map((row) => sentChoice(row, today(), (day) => t('isOver', { day: date(day) })));
}

/** Between which days what is chosen goes out. */
export function useInForce({ campaignId, surveyId }: Pick<Job, 'campaignId' | 'surveyId'>): InForce | undefined {
  const campaigns = useAllCampaigns().data?.items ?? [];
  const surveys = useAllSurveys().data?.items ?? [];
  return campaigns.find(({ id }) => id === campaignId) ?? surveys.find(({ id }) => id === surveyId);
}
