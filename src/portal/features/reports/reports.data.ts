import type { components } from '../../../contract/generated/types.ts';
import { answerOf } from '../../api/answer.ts';
import { api } from '../../api/client.ts';
import type { QueueItem, QueueQuery } from '../../queues/queue.ts';
import type { ListPageOf } from '../../workflow/rows.ts';
import type { Sending } from '../../workflow/sending.ts';
import { sendWorkflowEvent } from '../../workflow/workflow.data.ts';

type ReportedThing = components['schemas']['ReportedThing'];
type Page = components['schemas']['ReportedThings'];
type State = components['schemas']['ReportState'];

/** What was reported, as an item of a queue: its own state is beside that of the report which decides for all. */
export type Reported = Omit<ReportedThing, 'state'> & QueueItem & { thingState: string };

export const reportPaths = {
  posts: '/forum/post/report',
  users: '/forum/user/report',
  listings: '/mandi/listing/report',
} as const;

export async function loadReported(
  kind: keyof typeof reportPaths,
  states: readonly State[],
  { search, limit }: QueueQuery,
): Promise<ListPageOf<Reported>> {
  const query = { status: [...states], limit, ...(search !== '' && { search }) };
  const page: Page = await answerOf(api.GET(reportPaths[kind], { params: { query } }));
  return { ...page, items: page.items.map(itemOf) };
}

function itemOf({ state: thingState, ...thing }: ReportedThing): Reported {
  const deciding = thing.reports.find(({ id }) => id === thing.id) ?? thing.reports[0];
  return {
    ...thing,
    thingState,
    state: deciding?.state ?? 'open',
    version: deciding?.version ?? 1,
    ...(deciding && { lastStep: deciding.lastStep }),
  };
}

export async function sendReportEvent(sending: Sending): Promise<unknown> {
  return await sendWorkflowEvent('report', sending);
}
