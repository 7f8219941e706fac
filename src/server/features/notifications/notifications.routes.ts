import { stateWords } from '../../../../machines/shared/decide.ts';
import type { Workflow } from '../../../../machines/shared/workflow.ts';
import type { Routes } from '../../manifest.ts';
import { NOTE } from '../../records/notes.ts';
import { liveStream } from './live-stream.ts';
import { countNotices, listNotices, markRead, type NoticeRow, readUpTo } from './notifications.queries.ts';
import { openStreams } from './open-streams.ts';

/** What no event has: whoever comes back with it is told to look anew. */
const OF_NO_EVENT = -1;

/** A refusal would end the stream of a browser for good, whatever it remembered. */
function placeOf(id: string): number {
  return /^\d{1,15}$/.test(id) ? Number(id) : OF_NO_EVENT;
}

/** The live stream of every open portal, and what happened to the records of the signed-in person. */
export const notificationsRoutes: Routes = ({ database, live, log, clock }, records) => {
  const held = openStreams();
  return {
    streamEvents: async ({ caller, callerNow, headers }) => {
      const last = headers['Last-Event-ID'];
      const after = typeof last === 'string' ? placeOf(last) : null;
      return {
        stream: held(caller.id, () => liveStream({ live, log, caller, callerNow, clock, after })),
        headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
      };
    },

    listNotifications: async ({ query, caller }) => {
      const { limit = 50, offset = 0 } = query;
      const now = clock();
      const read = await readUpTo(database, caller.id);
      const { newest, ...counts } = await countNotices(database, records, caller, now, read);
      const rows = await listNotices(database, records, caller, now, { limit, offset });
      return {
        body: {
          items: rows.map((row) => noticeOf(row, records.named(row.entity)?.workflow, read)),
          ...counts,
          ...(newest !== null && { newest: String(newest) }),
          limit,
          offset,
        },
      };
    },

    markNotificationsRead: async ({ body, caller }) => {
      await markRead(database, caller.id, Number(body.upTo));
      return {};
    },
  };
};

const SET_STATUS = 'SET_STATUS';

function noticeOf(row: NoticeRow, workflow: Workflow<object> | undefined, read: number) {
  const state = capital(workflow ? stateWords(workflow, row.to_state) : row.to_state);
  // That a status was set says nothing without it.
  const isState = row.event === SET_STATUS;
  const event =
    row.event === NOTE ? 'Note written' : isState ? state : (workflow?.events[row.event]?.label ?? row.event);
  const text = [row.by_name, row.about, isState ? null : state, row.reason].filter(
    (part) => part !== null && part !== '',
  );
  return {
    id: String(row.position),
    at: row.at.toISOString(),
    title: `${row.label}: ${event}`,
    text: text.join(' · ').slice(0, 1_000),
    read: row.position <= read,
    entity: row.entity,
    recordId: row.record_id,
    event: row.event,
    by: { id: row.by_id, name: row.by_name },
    label: row.label,
    about: row.about,
    aboutUr: row.about_ur,
    state: row.to_state,
    reason: row.reason,
    why: row.why,
    ...(row.item_id !== null &&
      row.item_kind !== null && { item: { id: row.item_id, kind: row.item_kind, state: row.state_now } }),
    ...(became(row) && { became: { state: row.state_now, by: row.last_by_name } }),
  };
}

/** What was handed on has been decided since, or otherwise than it was first. */
function became({ why, event, to_state, state_now }: NoticeRow): boolean {
  return (why === 'handedTo' || why === 'handedBy') && event !== NOTE && state_now !== to_state;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
