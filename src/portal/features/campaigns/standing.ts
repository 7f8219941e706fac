import { dayAt } from '../../../../machines/jobs/schedule.ts';
import type { components } from '../../../contract/generated/types.ts';
import { type BroadcastForm, changesWhatGoesOut } from './broadcast.form.ts';
import type { Broadcast } from './broadcast.kind.ts';
import type { FileRow } from './campaigns.data.ts';

export type Job = components['schemas']['Job'];

/** Of several jobs that send one thing: what needs somebody or is under way first, what is over last. */
const ORDER: readonly Job['state'][] = ['failed', 'paused', 'running', 'scheduled', 'draft', 'completed', 'cancelled'];

/** In a calendar: what is to come or under way, then what is over, and last what nobody gets. */
export const rankOf = (state: Job['state']): number =>
  state === 'cancelled' ? 2 : state === 'completed' || state === 'draft' ? 1 : 0;

/** By campaign or survey the job in whose state it stands. @param jobs the newest first */
export function standingOf(jobs: readonly Job[]): ReadonlyMap<string, Job> {
  const standing = new Map<string, Job>();
  for (const job of jobs) {
    const sent = job.campaignId ?? job.surveyId;
    const other = sent && standing.get(sent);
    if (sent && (!other || ORDER.indexOf(job.state) < ORDER.indexOf(other.state))) standing.set(sent, job);
  }
  return standing;
}

type OwnChannel = 'inAppEnabled' | 'ivrEnabled';

/** The channels by which it goes out without a job. */
export function ownChannelsOf(row: Record<OwnChannel, boolean>): OwnChannel[] {
  return (['inAppEnabled', 'ivrEnabled'] as const).filter((channel) => row[channel]);
}

/** Whether farmers get it once it is saved, without a job: a new one, or one that they get differently from now on. */
export function goesOutBySaving(form: BroadcastForm, stored: BroadcastForm | null, today: string): boolean {
  if (ownChannelsOf(form).length === 0 || (form.endDt ?? '') < today) return false;
  return stored === null || changesWhatGoesOut(form, stored);
}

/** That of its job, or of what goes out without one: whichever needs somebody or is under way first. */
export function stateOf(row: Broadcast, job: Job | undefined, today: string): Job['state'] {
  if (!job) return stateByDays(row, today);
  if (ownChannelsOf(row).length === 0) return job.state;
  const own = stateByDays(row, today);
  return own === 'draft' || ORDER.indexOf(job.state) <= ORDER.indexOf(own) ? job.state : own;
}

/** What callers hear and the app shows needs no job: it begins and ends by its days, if it was there on one of them. */
function stateByDays(row: Broadcast, today: string): Job['state'] {
  if (ownChannelsOf(row).length === 0) return 'draft';
  if (row.startDt > today) return 'scheduled';
  if (row.endDt >= today) return 'running';
  return dayAt(new Date(row.createdAt)) > row.endDt ? 'draft' : 'completed';
}

/** Somebody has to say how it goes on. */
export const needsDecision = (state: Job['state']): boolean => state === 'failed' || state === 'paused';

/** Of a file: rows that say what one above them says already. */
export function twinsAmong(rows: readonly FileRow[]): FileRow[] {
  const said = new Set<string>();
  return rows.filter(({ row: _, ...others }) => {
    const size = said.size;
    return said.add(JSON.stringify(others)).size === size;
  });
}
