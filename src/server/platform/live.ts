import { sql } from 'kysely';
import type { OpenDatabase } from './database.ts';
import type { Caller } from './feature.ts';
import { LIVE_CHANNEL } from './history.ts';

export interface LiveEvent {
  /** Position in the stream, for Last-Event-ID. */
  position: number;
  entity: string;
  id: string;
  event: string;
  state: string;
  version: number;
  by: { id: string | null; name: string };
  at: string;
}

/** Who may hear of an entity: by default whoever holds the permission; `sees` narrows it to single records (an institution's own). */
export interface Audience {
  permission: string;
  sees?: (caller: Caller, recordId: string) => Promise<boolean>;
}

export interface Hearer {
  /** Null when some events may have been missed. */
  hear(event: LiveEvent | null): void;
  /** The server is about to stop. */
  end(): void;
}

export interface LiveEvents {
  /** Called once by the feature that owns the entity. Entities without an audience are announced to nobody. */
  announceTo(entity: string, audience: Audience): void;
  mayHear(caller: Caller, event: LiveEvent): Promise<boolean>;
  /** Hears every event from now on; the answer ends it. */
  subscribe(hearer: Hearer): () => void;
  /** What a reader that left at `position` has missed, or null when that is too long ago to say. */
  since(position: number): Promise<LiveEvent[] | null>;
  /** The position of the latest event; 0 before the first. */
  newest(): Promise<number>;
  close(): Promise<void>;
}

const MOST_MISSED = 1_000;
const BEFORE_THE_FIRST = 0;

/** Reads the outbox as it grows: NOTIFY carries only the position, the row is read here once for all open streams. */
export async function openLiveEvents(open: OpenDatabase): Promise<LiveEvents> {
  const { database } = open;
  const audiences = new Map<string, Audience>();
  const hearers = new Set<Hearer>();
  let queue: Promise<void> = Promise.resolve();

  const tell = (event: LiveEvent | null) => {
    for (const hearer of hearers) hearer.hear(event);
  };
  const stop = await open.listen(LIVE_CHANNEL, (payload) => {
    if (hearers.size === 0) return;
    queue = queue.then(async () => {
      try {
        tell(payload === null ? null : await read(Number(payload)));
      } catch {
        // The database went away: every reader is told to look again.
        tell(null);
      }
    });
  });

  async function read(position: number): Promise<LiveEvent | null> {
    const row = await database.selectFrom('outbox').selectAll().where('id', '=', position).executeTakeFirst();
    return row ? eventOf(row) : null;
  }

  /** Everything that ever happened, or null when some of it is forgotten or it is too much to tell. */
  async function all(): Promise<LiveEvent[] | null> {
    const rows = await database
      .selectFrom('outbox')
      .selectAll()
      .orderBy('id')
      .limit(MOST_MISSED + 1)
      .execute();
    const isWhole = rows.length === 0 || (rows[0]?.id === 1 && rows.length <= MOST_MISSED);
    return isWhole ? rows.map(eventOf) : null;
  }

  return {
    announceTo(entity, audience) {
      audiences.set(entity, audience);
    },
    async mayHear(caller, event) {
      const audience = audiences.get(event.entity);
      if (!audience || !caller.permissions.has(audience.permission)) return false;
      return audience.sees ? await audience.sees(caller, event.id) : true;
    },
    subscribe(hearer) {
      hearers.add(hearer);
      return () => hearers.delete(hearer);
    },
    async since(position) {
      if (position === BEFORE_THE_FIRST) return await all();
      const last = await database
        .selectFrom('outbox')
        .select(['id', 'horizon'])
        .where('id', '=', position)
        .executeTakeFirst();
      if (!last) return null;
      const rows = await database
        .selectFrom('outbox')
        .selectAll()
        .where('id', '!=', position)
        .where((either) => either.or([either('id', '>', position), sql<boolean>`tx >= ${last.horizon}::xid8`]))
        .orderBy('id')
        .limit(MOST_MISSED + 1)
        .execute();
      return rows.length > MOST_MISSED ? null : rows.map(eventOf);
    },
    async newest() {
      const row = await database.selectFrom('outbox').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
      return row?.id ?? BEFORE_THE_FIRST;
    },
    async close() {
      for (const hearer of hearers) hearer.end();
      hearers.clear();
      await stop();
      await queue;
    },
  };
}

interface OutboxRow {
  id: number;
  entity: string;
  record_id: string;
  event: string;
  state: string;
  version: number;
  by_id: string | null;
  by_name: string;
  at: Date;
}

function eventOf(row: OutboxRow): LiveEvent {
  return {
    position: row.id,
    entity: row.entity,
    id: row.record_id,
    event: row.event,
    state: row.state,
    version: row.version,
    by: { id: row.by_id, name: row.by_name },
    at: row.at.toISOString(),
  };
}
