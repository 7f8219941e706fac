import { workflows } from '../../../../machines/workflows.ts';
import type { Feature } from '../../platform/feature.ts';
import { liveStream } from './live-stream.ts';
import { countNotices, listNotices, markRead, type NoticeRow, readUpTo } from './notifications.queries.ts';

/** The live stream of every open portal, and what happened to the records of the signed-in person. */
export const notificationsRoutes: Feature = ({ database, live, log, clock }) => ({
  streamEvents: async ({ caller, callerNow, headers }) => {
    const last = headers['Last-Event-ID'];
    const stream = liveStream({
      live,
      log,
      caller,
      callerNow,
      clock,
      after: typeof last === 'string' ? Number(last) : null,
    });
    return {
      stream,
      headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
    };
  },

  listNotifications: async ({ query, caller }) => {
    const { limit = 50, offset = 0 } = query;
    const read = await readUpTo(database, caller.id);
    const counts = await countNotices(database, caller.id, read);
    const rows = await listNotices(database, caller.id, { limit, offset });
    return { body: { items: rows.map((row) => noticeOf(row, read)), ...counts, limit, offset } };
  },

  markNotificationsRead: async ({ body, caller }) => {
    await markRead(database, caller.id, Number(body.upTo));
    return {};
  },
});

function noticeOf(row: NoticeRow, read: number) {
  const number = `LN-${row.loan_number}`;
  const state = workflows.loan.states[row.to_state]?.label ?? row.to_state;
  const event = workflows.loan.events[row.event]?.label ?? row.event;
  return {
    id: String(row.position),
    at: row.at.toISOString(),
    title: `${number}: ${event}`,
    text: `${row.by_name} · ${row.farmer_name} · ${state}${row.reason ? ` · ${row.reason}` : ''}`,
    read: row.position <= read,
    entity: 'loan',
    recordId: row.loan_id,
    event: row.event,
    by: { id: row.by_id, name: row.by_name },
  };
}
