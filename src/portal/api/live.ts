import { useEffect, useEffectEvent } from 'react';
import type { components } from '../../contract/generated/types.ts';
import { authorizedFetch } from './authorized-fetch.ts';
import { eventSplitter, type StreamedEvent } from './event-stream.ts';
import { backOrAfter, missed } from './reach.ts';
import { readTokens } from './tokens.ts';

export type LiveEvent = components['schemas']['LiveEvent'];

/**
 * `reset`: too much was missed to tell, so whatever is on the screen may be old. `end`: the session is over, or its rights
 * are others.
 */
type News = LiveEvent | 'reset' | 'end';

/** What the tab that reads tells the others: the next reader continues where it left. */
interface Passed {
  place: string | undefined;
  news: News;
}

const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;
/** Milliseconds without a word after which a stream is no more: the server says every 15 seconds that it is alive. */
const LONGEST_SILENCE = 20_000;

const listeners = new Set<(news: News) => void>();
let channel: BroadcastChannel | undefined;
/** The last event that any tab heard, from where the next stream continues. */
let place: string | undefined;

/** Whatever the pages read from here on, the stream tells what happened since. */
export function listenFrom(position: string): void {
  place ??= position;
}

/**
 * Calls `hear` with each step of a record of this entity (`*`: of any), on any screen of anybody, and `resync` when too much
 * was missed to tell. Nothing is heard without an entity.
 */
export function useLive(entity: string | undefined, hear: (event: LiveEvent) => void, resync?: () => void): void {
  const told = useEffectEvent((news: News) => {
    if (news === 'reset') resync?.();
    else if (news === 'end') return;
    else if (entity === '*' || news.entity === entity) hear(news);
  });
  useEffect(() => {
    if (entity === undefined) return undefined;
    begin();
    const listen = (news: News) => told(news);
    listeners.add(listen);
    return () => {
      listeners.delete(listen);
    };
  }, [entity]);
}

/** Calls `hear` when the server has said that the session is over, or that its rights are others. */
export function useRightsEnded(hear: () => void): void {
  const ended = useEffectEvent(hear);
  useEffect(() => {
    begin();
    const listen = (news: News) => void (news === 'end' && ended());
    listeners.add(listen);
    return () => {
      listeners.delete(listen);
    };
  }, []);
}

/** One tab reads for all: the one that holds the lock passes on what it hears; when it closes, the next takes over. */
function begin(): void {
  if (channel) return;
  channel = new BroadcastChannel('fmis-live');
  channel.addEventListener('message', ({ data }: MessageEvent<Passed>) => {
    place = data.place;
    tell(data.news);
  });
  void navigator.locks.request('fmis-live', readForever);
}

/** What changed together is told record by record. */
function tell(news: News): void {
  if (typeof news === 'string' || !news.records) {
    each(news);
    return;
  }
  const { records, ...step } = news;
  for (const record of records) each({ ...step, ...record });
}

function each(news: News): void {
  for (const listener of listeners) listener(news);
}

async function readForever(): Promise<never> {
  let pause = FIRST_PAUSE;
  for (;;) {
    const isSignedIn = readTokens() !== null;
    if (!isSignedIn) place = undefined;
    const wasOpen = isSignedIn && (await readStream().catch(broken));
    if (wasOpen || !isSignedIn) pause = FIRST_PAUSE;
    await backOrAfter(pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  }
}

function broken(): false {
  missed();
  return false;
}

/** Reads until the server ends the stream; says whether it was open at all. */
async function readStream(): Promise<boolean> {
  const headers = new Headers({ accept: 'text/event-stream' });
  if (place) headers.set('last-event-id', place);
  const silence = new AbortController();
  const { signal } = silence;
  const response = await authorizedFetch(new Request('/api/events', { headers, cache: 'no-store', signal }));
  if (!response.ok || !response.body) return false;
  const split = eventSplitter();
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  for (;;) {
    const timer = window.setTimeout(() => silence.abort(), LONGEST_SILENCE);
    const { done, value } = await reader.read().finally(() => window.clearTimeout(timer));
    if (done) return true;
    for (const event of split(decoder.decode(value, { stream: true }))) pass(event);
  }
}

function pass({ id, event, data }: StreamedEvent): void {
  if (id !== null) place = id;
  if (event !== 'reset' && event !== 'end' && event !== 'message') return;
  const news: News = event === 'message' ? JSON.parse(data) : event;
  tell(news);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
  channel?.postMessage({ place, news } satisfies Passed);
}
