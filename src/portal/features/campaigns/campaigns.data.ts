import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type AudioFile, type Language, languageNames } from '../../../../machines/ivr/menu.ts';
import { nextDayIn } from '../../../../machines/jobs/schedule.ts';
import type { components } from '../../../contract/generated/types.ts';
import { answerOf } from '../../api/answer.ts';
import { $api, api, fetchFile, invalidate } from '../../api/client.ts';
import { useLive } from '../../api/live.ts';
import { serverNow } from '../../api/server-clock.ts';
import { today } from '../../format.ts';
import { SELDOM, useChoices } from '../../reference/choices.ts';
import type { Option } from '../../ui/Option.tsx';
import { type BroadcastForm, emptyForm, formDataOf, noTexts } from './broadcast.form.ts';
import type { Broadcast, BroadcastKind, Campaign, Survey } from './broadcast.kind.ts';

export type AudienceCount = components['schemas']['AudienceCount'];

/** All of a kind, the newest first; what a colleague changes meanwhile is read again. */
export function useBroadcasts(kind: BroadcastKind) {
  const forget = useCallback(() => void invalidate(kind.write), [kind]);
  useLive(kind.key, forget, forget);
  const params = { params: { query: { all: 1 as const } } };
  const campaigns = $api.useQuery('get', '/campaign/', params, { enabled: kind.key === 'campaign' });
  const surveys = $api.useQuery('get', '/survey/', params, { enabled: kind.key === 'survey' });
  const { data, error, isPending, refetch } = kind.key === 'campaign' ? campaigns : surveys;
  return { rows: data?.items as readonly Broadcast[] | undefined, total: data?.total, error, isPending, refetch };
}

export async function save<Row extends Broadcast>(
  kind: BroadcastKind<Row>,
  form: BroadcastForm,
  row: Row | null,
): Promise<Row> {
  const data = formDataOf(form, kind.nameOf);
  if (row) data.append('id', row.id);
  const response = await fetchFile(kind.write, {
    method: row ? 'PUT' : 'POST',
    body: data,
    ...(row && { headers: { 'if-match': `"${row.version}"` } }),
  });
  const saved: Row = await response.json();
  await invalidate(kind.write);
  return saved;
}

/** A copy that nobody gets before somebody has said so. */
export async function copyOf(kind: BroadcastKind, id: string): Promise<Campaign | Survey> {
  const copied = await answerOf(api.POST(kind.copy, { body: { id, asDraft: true } }));
  await invalidate(kind.write);
  return copied;
}

export type FileRow = components['schemas']['BulkAdvisoryPreview']['items'][number];

function formWith(file: File): FormData {
  const form = new FormData();
  form.append('file', file);
  return form;
}

/** What a file would make. */
export async function rowsOfFile(file: File): Promise<FileRow[]> {
  const response = await fetchFile('/campaign/bulk-advisroy/preview', { method: 'POST', body: formWith(file) });
  const { items }: { items: FileRow[] } = await response.json();
  return items;
}

/** All of a file or none; answers with how many were made. */
export async function createOfFile(file: File): Promise<number> {
  const response = await fetchFile('/campaign/bulk-advisroy', {
    method: 'POST',
    body: formWith(file),
  });
  const { created }: { created: number } = await response.json();
  await invalidate('/campaign');
  return created;
}

const JOBS_SHOWN = 10;

/** What sends it; read anew with every change of a job. */
export function useJobsOf(campaignId: string | undefined) {
  const forget = useCallback(() => void invalidate('/job'), []);
  useLive('job', forget, forget);
  const params = { params: { query: { campaignId: [campaignId ?? ''], limit: JOBS_SHOWN } } };
  return $api.useQuery('get', '/job/', params, { enabled: campaignId !== undefined }).data?.items;
}

const LONGEST_JOB_TITLE = 120;

/** The next of its days on which something can still go out. */
export const nextDayOf = (row: Broadcast): string => nextDayIn(row, new Date(serverNow())) ?? today();

/** A draft of a job that sends it on one day. */
export async function jobFor(kind: BroadcastKind['key'], { id, title }: Broadcast, day: string) {
  const sent = kind === 'campaign' ? { campaignId: id } : { surveyId: id };
  const body = { title: title.slice(0, LONGEST_JOB_TITLE), ...sent, startDt: day, endDt: day };
  const job = await answerOf(api.POST('/job', { body }));
  await invalidate('/job');
  return job;
}

type Criteria = components['schemas']['AudienceCriteria'];

/** Who gets it; the count of before stays until the new one is there. */
export function useAudience(criteria: Criteria) {
  return useQuery({
    queryKey: ['audience', criteria],
    queryFn: ({ signal }) => answerOf(api.POST('/campaign/effected-by-criteria', { body: criteria, signal })),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

/** How many are left after each criterion that is set; of one alone it is those who get it. */
export function useAudienceByEach(criteria: Criteria) {
  const set = Object.values(criteria).filter((value) => value !== null && (!Array.isArray(value) || value.length > 0));
  return useQuery({
    queryKey: ['audience', 'each', criteria],
    queryFn: ({ signal }) => answerOf(api.POST('/campaign/effected-by-criteria/each', { body: criteria, signal })),
    enabled: set.length > 1,
    staleTime: 60_000,
  });
}

/** Stores a sound of one language; it belongs to nothing until what it is for is saved. */
export async function sendSound(language: Language, file: File): Promise<AudioFile> {
  const form = new FormData();
  form.append(languageNames[language], file);
  const response = await fetchFile('/portal-adoptive-menu/upload-file', {
    method: 'POST',
    body: form,
  });
  const { files }: { files: Partial<Record<Language, AudioFile>> } = await response.json();
  const kept = files[language];
  if (!kept) throw new Error('the answer names no file');
  return kept;
}

/** One that is stored, as it is typed. */
export function formOf<Row extends Broadcast>(kind: BroadcastKind<Row>, row: Row): BroadcastForm {
  return {
    ...emptyForm,
    title: row.title,
    startDt: row.startDt,
    endDt: row.endDt,
    contentText: row.contentText ?? '',
    contentLanguage: row.contentLanguage,
    contentTexts: { ...noTexts, ...row.contentTexts },
    contentTextLong: row.contentTextLong ?? '',
    promoData: row.promoData ? JSON.stringify(row.promoData, null, 2) : '',
    inAppEnabled: row.inAppEnabled,
    obdEnabled: row.obdEnabled,
    ivrEnabled: row.ivrEnabled,
    activeSubscriberRange: row.activeSubscriberRange,
    isUserCharged: row.isUserCharged,
    isUserPurged: row.isUserPurged,
    oncePerCall: row.oncePerCall,
    oncePerCallGlobal: row.oncePerCallGlobal,
    validationQuery: row.validationQuery ?? '',
    dataQuery: row.dataQuery ?? '',
    fileNameQuery: row.fileNameQuery ?? '',
    recordingEnabled: row.recordingEnabled,
    maxDurationSeconds: row.maxDurationSeconds,
    maxSilenceSeconds: row.maxSilenceSeconds,
    recordingPathId: row.recordingPathId,
    recordingEndFiles: row.recordingEndFiles,
    ...kind.ownOf(row),
  };
}

/** The sounds that a recording can end with. */
export function useContentFiles(): readonly Option[] {
  const { data } = $api.useQuery('get', '/get-lov/content-files', {}, SELDOM);
  return useChoices(data?.items);
}
