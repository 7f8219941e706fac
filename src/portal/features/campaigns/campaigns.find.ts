import { answerOf } from '../../api/answer.ts';
import { api } from '../../api/client.ts';
import type { Found } from '../../manifest.ts';
import { path } from '../../paths.ts';
import { titleOf } from '../../title-of.ts';
import { type Broadcast, type BroadcastKind, campaigns, surveys } from './broadcast.kind.ts';

/** Campaigns by their title. */
export async function findCampaigns(search: string, signal: AbortSignal): Promise<Found[]> {
  const { items } = await answerOf(api.GET('/campaign/', { params: { query: { search, limit: 6 } }, signal }));
  return items.map((row) => found(campaigns, row, path('campaigns')));
}

/** Surveys by their title. */
export async function findSurveys(search: string, signal: AbortSignal): Promise<Found[]> {
  const { items } = await answerOf(api.GET('/survey/', { params: { query: { search, limit: 6 } }, signal }));
  return items.map((row) => found(surveys, row, path('surveys')));
}

function found<Row extends Broadcast>(kind: BroadcastKind<Row>, row: Row, screen: string): Found {
  return { id: row.id, label: row.title, detail: titleOf(kind.categoryOf(row)), href: `${screen}?open=${row.id}` };
}
