import { sql } from 'kysely';
import type { Caller } from './caller.ts';
import type { OpenDatabase } from './database.ts';
import { LIVE_CHANNEL } from './history.ts';

export interface LiveEvent {
  /** Position in the stream, for Last-Event-ID. */
  position: number;
  scope: string | null;
  told: {
    entity: string;
    id: string;
    event: string;
    state: string;
    version: number;
    by: { id: string | null; name: string };
    at: string;
    /** All records that changed alike, where they are several. */
    records?: { id: string; state: string; version: number }[];
  };
}

/** Who may hear of an entity: whoever holds the permission, where there is one; `sees` narrows it to what is of a scope. Asked for every open stream, so it asks nobody. */
export interface Audience {
  permission?: string;
  sees?: (caller: Caller, scope: string | null) => boolean;
  /** What of it somebody is told. */
  tells?: (caller: Caller, told: LiveEvent['told']) => LiveEvent['told'];
}

export interface Hearer {
  /** `rights` is another one when anybody's roles, or what a role may, have changed before these events were read. */
  hear(events: readonly LiveEvent[], rights: string): void;
  /** The server is about to stop. */
  end(): void;
}

export interface LiveEvents {
  /** Called once by the feature that owns the entity. Entities without an audience are announced to nobody. */
  announceTo(entity: string, audience: Audience): void;
  /** The event as somebody hears it; null where it is not for them. */
  heardBy(caller: Caller, event: LiveEvent): LiveEvent | null;
  /** Hears every event that `ready` has not answered for; the answer ends it. */
  subscribe(hearer: Hearer): { ready: Promise<void>; leave: () => void };
  /** What a reader that left at `position` has missed, or null when that is too long ago to say. */
  since(position: number): Promise<LiveEvent[] | null>;
  /** The position of the latest event; 0 before the first. */
  newest(): Promise<number>;
  close(): Promise<void>;
}

const MAX_MISSED = 1_000;
const ROWS_A_READING = 500;
const BEFORE_THE_FIRST = 0;

/** Reads the outbox as it grows, for all open streams at once: a notification only says that there is something to read. */
export async function openLiveEvents(open: OpenDatabase): Promise<LiveEvents> {
  const { database } = open;
  const audiences = new Map<string, Audience>();
  const hearers = new Set<Hearer>();
  /** Transactions before this one have ended, and what they wrote has been told; later ones may have been told already. */
  let horizon: string | null = null;
  let told = new Map<number, string>();
  let isAsked = false;
  let reading: Promise<void> = Promise.resolve();

  /** However many notifications come meanwhile, one more reading follows. */
  function readSoon(): void {
    if (isAsked || hearers.size === 0) return;
    isAsked = true;
    reading = reading.then(async () => {
      isAsked = false;
      // While the database is away nothing is told; the connection that comes back asks again.
      await readOn().catch(() => {});
    });
  }

  async function readOn(): Promise<void> {
    if (horizon === null) return;
    const next = await horizonNow();
    let place = { tx: horizon, id: 0 };
    for (;;) {
      const rows = await database
        .selectFrom('outbox')
        .selectAll()
        .where(sql<boolean>`(tx, id) > (${place.tx}::xid8, ${place.id}::bigint)`)
        .orderBy('tx')
        .orderBy('id')
        .limit(ROWS_A_READING)
        .execute();
      const fresh = rows.filter(({ id }) => !told.has(id));
      for (const { id, tx } of fresh) told.set(id, tx);
      if (fresh.length > 0) {
        const rights = await rightsNow();
        for (const hearer of hearers) hearer.hear(fresh.map(eventOf), rights);
      }
      const last = rows.at(-1);
      if (!last || rows.length < ROWS_A_READING) break;
      place = last;
    }
    horizon = next;
    told = new Map([...told].filter(([, tx]) => BigInt(tx) >= BigInt(next)));
  }

  /** Asked once for all streams, after the events: what happened behind a change of rights is judged by the new ones. */
  async function rightsNow(): Promise<string> {
    const { rows } = await sql<{ rights: string }>`
      select (select coalesce(sum(version), 0) from accounts) || '.' || (select coalesce(sum(version), 0) from roles)
        || '.' || (select count(*) from roles) as rights`.execute(database);
    return rows[0]?.rights ?? '';
  }

  /** The oldest transaction that may still write. */
  async function horizonNow(): Promise<string> {
    const { rows } = await sql<{ xmin: string }>`select pg_snapshot_xmin(pg_current_snapshot()) as xmin`.execute(
      database,
    );
    return rows[0]?.xmin ?? '0';
  }

  /** Everything that ever happened, or null when some of it is forgotten or it is too much to tell. */
  async function all(): Promise<LiveEvent[] | null> {
    const rows = await database
      .selectFrom('outbox')
      .selectAll()
      .orderBy('id')
      .limit(MAX_MISSED + 1)
      .execute();
    const isWhole = rows.length === 0 || (rows[0]?.id === 1 && rows.length <= MAX_MISSED);
    return isWhole ? rows.map(eventOf) : null;
  }

  const stop = await open.listen(LIVE_CHANNEL, readSoon);

  return {
    announceTo(entity, audience) {
      audiences.set(entity, audience);
    },
    heardBy(caller, event) {
      const audience = audiences.get(event.told.entity);
      if (!audience || (audience.permission && !caller.permissions.has(audience.permission))) return null;
      if (audience.sees?.(caller, event.scope) === false) return null;
      const told = audience.tells?.(caller, event.told) ?? event.told;
      // The same for all who hear all of it: it is written out once.
      return told === event.told ? event : { ...event, told };
    },
    subscribe(hearer) {
      // With nobody there nothing was read: what happened until now is the place that the first one begins at.
      const begin = async () => {
        horizon = await horizonNow();
        const before = database.selectFrom('outbox').select(['id', 'tx']);
        const rows = await before.where(sql<boolean>`tx >= ${horizon}::xid8`).execute();
        told = new Map(rows.map(({ id, tx }) => [id, tx]));
      };
      const ready = hearers.size === 0 ? reading.then(begin) : reading;
      reading = ready.catch(() => {});
      hearers.add(hearer);
      return { ready, leave: () => hearers.delete(hearer) };
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
        .limit(MAX_MISSED + 1)
        .execute();
      return rows.length > MAX_MISSED ? null : rows.map(eventOf);
    },
    async newest() {
      const row = await database.selectFrom('outbox').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
      return row?.id ?? BEFORE_THE_FIRST;
    },
    async close() {
      for (const hearer of hearers) hearer.end();
      hearers.clear();
      await stop();
      await reading;
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
  scope: string | null;
  records: NonNullable<LiveEvent['told']['records']> | null;
}

function eventOf(row: OutboxRow): LiveEvent {
  return {
    position: row.id,
    scope: row.scope,
    told: {
      entity: row.entity,
      id: row.record_id,
      event: row.event,
      state: row.state,
      version: row.version,
      by: { id: row.by_id, name: row.by_name },
      at: row.at.toISOString(),
      ...(row.records && { records: row.records }),
    },
  };
}
