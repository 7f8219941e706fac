import { PassThrough } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseAway } from '../../platform/database-away.ts';
import type { Caller } from '../../platform/feature.ts';
import type { LiveEvent, LiveEvents } from '../../platform/live.ts';

interface StreamClient {
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
/** What a reader that is slow, or whose rights are being asked, has not been sent yet; beyond that it is told to look again. */
const MAX_WAITING = 1_000;
const MAX_UNREAD_BYTES = 65_536;

/** Many streams tell the same event: its text is made once. */
const texts = new WeakMap<LiveEvent, string>();

/**
 * Server-sent events of one person: what was missed, then everything as it happens, as far as the person may read it.
 * `reset` says that too much was missed to tell. The stream ends with the session and with a changed set of roles;
 * the reader then returns with its Last-Event-ID.
 */
export function liveStream({ live, log, caller: first, callerNow, clock, after }: StreamClient): PassThrough {
  const stream = new PassThrough({ writableHighWaterMark: MAX_UNREAD_BYTES });
  const waiting: LiveEvent[] = [];
  let caller = first;
  let askedAt = clock().getTime();
  /** As of the events heard last; asked of afresh when it is another one. */
  let rights: string | null = null;
  let isStale = false;
  let isTooMuch = false;
  let isFull = false;
  let isBehind = false;
  /** Told while catching up: these come once more. */
  let missed = new Set<number>();
  let work = Promise.resolve();

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
  const { ready, leave } = live.subscribe({ hear, end: () => stream.end() });
  const heartbeat = setInterval(() => {
    // It has taken nothing since the last one.
    if (isBehind) return void stream.destroy();
    isBehind = isFull;
    enqueue(async () => {
      missed = new Set();
      if (!isFull && (await stillHere())) write(': alive\n\n');
    });
  }, HEARTBEAT_MS).unref();
  stream.on('drain', () => {
    isFull = false;
    isBehind = false;
    enqueue(deliver);
  });
  stream.on('close', () => {
    clearInterval(heartbeat);
    leave();
  });

  write('retry: 2000\n\n');
  enqueue(catchUp);
  return stream;

  async function catchUp(): Promise<void> {
    await ready;
    if (after === null) return await tellPlace('ready');
    const events = await live.since(after);
    if (events === null) return await tellPlace('reset');
    missed = new Set(events.map(({ position }) => position));
    for (const event of events) {
      const heard = live.heardBy(caller, event);
      if (heard) write(textOf(heard));
    }
  }

  function hear(events: readonly LiveEvent[], rightsNow: string): void {
    isStale ||= rights !== rightsNow;
    rights = rightsNow;
    const wasEmpty = waiting.length === 0 && !isTooMuch;
    for (const event of events) {
      if (isTooMuch) break;
      const heard = live.heardBy(caller, event);
      if (heard) waiting.push(heard);
      if (waiting.length <= MAX_WAITING) continue;
      waiting.length = 0;
      isTooMuch = true;
    }
    if (wasEmpty && (isStale || waiting.length > 0 || isTooMuch)) enqueue(deliver);
  }

  async function deliver(): Promise<void> {
    if (isFull || (!isStale && waiting.length === 0 && !isTooMuch) || !(await stillHere())) return;
    if (isTooMuch) {
      isTooMuch = false;
      waiting.length = 0;
      return await tellPlace('reset');
    }
    while (!isFull) {
      const event = waiting.shift();
      if (!event) return;
      if (!missed.has(event.position)) write(textOf(event));
    }
  }

  /** With the place that a reader can return to which leaves before its next event. */
  async function tellPlace(kind: 'ready' | 'reset'): Promise<void> {
    write(`id: ${await live.newest()}\nevent: ${kind}\ndata: {}\n\n`);
  }

  /** Ends the stream when the session is over or the roles are others; asks at once when rights have changed, otherwise once a second. */
  async function stillHere(): Promise<boolean> {
    if (!isStale && clock().getTime() - askedAt < ASK_AGAIN_AFTER_MS) return stream.writable;
    askedAt = clock().getTime();
    isStale = false;
    const now = await callerNow();
    if (now === null || !sameRights(now, first)) {
      stream.end('event: end\ndata: {}\n\n');
      return false;
    }
    caller = now;
    return stream.writable;
  }

  function write(text: string): void {
    if (stream.writable) isFull = !stream.write(text);
  }
}

function textOf(event: LiveEvent): string {
  const text = texts.get(event) ?? `id: ${event.position}\ndata: ${JSON.stringify(event.told)}\n\n`;
  texts.set(event, text);
  return text;
}

function sameRights(a: Caller, b: Caller): boolean {
  return (
    a.institutionId === b.institutionId &&
    a.permissions.size === b.permissions.size &&
    [...a.permissions].every((permission) => b.permissions.has(permission))
  );
}
