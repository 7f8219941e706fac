import { PassThrough, type Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseAway } from '../../platform/database-away.ts';
import type { Caller } from '../../platform/feature.ts';
import type { LiveEvent, LiveEvents } from '../../platform/live.ts';

interface Reader {
  live: LiveEvents;
  log: FastifyBaseLogger;
  caller: Caller;
  callerNow: () => Promise<Caller | null>;
  clock: () => Date;
  /** Position of the last event that the reader has. */
  after: number | null;
}

const HEARTBEAT_MS = 15_000;
const ASK_AGAIN_AFTER_MS = 1_000;
const MOST_UNREAD_BYTES = 1_000_000;
const POSITIONS_KEPT = 2_000;

/**
 * Server-sent events of one person: what was missed, then everything as it happens, as far as the person may read it.
 * `reset` says that too much was missed to tell. The stream ends with the session and with a changed set of roles;
 * the reader then returns with its Last-Event-ID.
 */
export function liveStream({ live, log, caller: first, callerNow, clock, after }: Reader): Readable {
  const stream = new PassThrough();
  let caller = first;
  let askedAt = clock().getTime();
  let work = Promise.resolve();
  const sent = new Set<number>();

  const enqueue = (step: () => Promise<void> | void) => {
    work = work
      .then(async () => {
        if (stream.writable) await step();
      })
      .catch((err: unknown) => {
        // Its reader returns by itself; that the database is away is told elsewhere.
        if (!isDatabaseAway(err)) log.error({ err }, 'the live stream failed');
        stream.end();
      });
  };
  const unsubscribe = live.subscribe({
    hear: (event) => enqueue(() => (event === null ? tellPlace('reset') : deliver(event))),
    end: () => stream.end(),
  });
  const heartbeat = setInterval(() => {
    enqueue(async () => {
      if (await stillHere()) write(': alive\n\n');
    });
  }, HEARTBEAT_MS).unref();
  stream.on('close', () => {
    clearInterval(heartbeat);
    unsubscribe();
  });

  write('retry: 2000\n\n');
  enqueue(catchUp);
  return stream;

  async function catchUp(): Promise<void> {
    if (after === null) {
      return await tellPlace('ready');
    }
    const missed = await live.since(after);
    if (missed === null) return await tellPlace('reset');
    for (const event of missed) await deliver(event);
  }

  async function deliver(event: LiveEvent): Promise<void> {
    if (sent.has(event.position) || !(await stillHere())) return;
    if (!(await live.mayHear(caller, event))) return;
    remember(event.position);
    const { position, ...data } = event;
    write(`id: ${position}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** An event may come twice while the missed ones are read. */
  function remember(position: number): void {
    sent.add(position);
    if (sent.size > POSITIONS_KEPT) for (const oldest of sent) return void sent.delete(oldest);
  }

  /** With the place that a reader can return to which leaves before its next event. */
  async function tellPlace(kind: 'ready' | 'reset'): Promise<void> {
    write(`id: ${await live.newest()}\nevent: ${kind}\ndata: {}\n\n`);
  }

  /** Ends the stream when the session is over or the roles are others; asks at most once a second. */
  async function stillHere(): Promise<boolean> {
    if (clock().getTime() - askedAt < ASK_AGAIN_AFTER_MS) return stream.writable;
    askedAt = clock().getTime();
    const now = await callerNow();
    if (now === null || !sameRights(now, first)) {
      stream.end('event: end\ndata: {}\n\n');
      return false;
    }
    caller = now;
    return stream.writable;
  }

  /** A reader that doesn't keep up is let go; it continues from its last event. */
  function write(text: string): void {
    if (!stream.writable) return;
    stream.write(text);
    if (stream.readableLength + stream.writableLength > MOST_UNREAD_BYTES) stream.destroy();
  }
}

function sameRights(a: Caller, b: Caller): boolean {
  return (
    a.institutionId === b.institutionId &&
    a.permissions.size === b.permissions.size &&
    [...a.permissions].every((permission) => b.permissions.has(permission))
  );
}
