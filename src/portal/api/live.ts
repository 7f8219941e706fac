import { useEffect, useEffectEvent } from 'react';
import type { components } from '../../contract/generated/types.ts';
import { eventSplitter } from './event-stream.ts';
import { refreshOnce } from './refresh.ts';
import { readTokens } from './tokens.ts';

export type LiveEvent = components['schemas']['LiveEvent'];

/** `reset`: too much was missed to tell, so whatever is on the screen may be old. */
type News = LiveEvent | 'reset';
type Hearer = (news: News) => void;

const hearers = new Set<Hearer>();
const SHORTEST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

let channel: BroadcastChannel | undefined;

/** One tab reads the stream for all; the others hear it from that tab, and one of them takes over when it closes. */
function begin(): void {
  if (channel) return;
  channel = new BroadcastChannel('fmis-live');
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => tell(data));
  void navigator.locks.request('fmis-live', readForever);
}

function tell(news: News): void {
  for (const hear of hearers) hear(news);
}

function pass(news: News): void {
  tell(news);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
  channel?.postMessage(news);
}

async function readForever(): Promise<void> {
  let last: string | null = null;
  let pause = SHORTEST_PAUSE;
  const hear = (id: string | null, data: string) => {
    if (id !== null) last = id;
    pause = SHORTEST_PAUSE;
    const event: LiveEvent = JSON.parse(data);
    tell(event);
    channel?.postMessage(event);
  };
  for (;;) {
    const token = readTokens()?.access_token;
    if (token) await readOnce(token, last, hear).catch(() => {});
    else last = null;
    await new Promise((resolve) => window.setTimeout(resolve, pause));
    pause = Math.min(pause * 2, token ? LONGEST_PAUSE : SHORTEST_PAUSE);
  }
}

/** Reads until the server ends the stream; not reached, it is asked for again after a pause that grows. */
async function readOnce(
  token: string,
  last: string | null,
  hear: (id: string | null, data: string) => void,
): Promise<void> {
  const headers = {
    authorization: `Bearer ${token}`,
    accept: 'text/event-stream',
    ...(last !== null && { 'last-event-id': last }),
  };
  const response = await fetch('/api/events', { headers });
  if (response.status === 401) await refreshOnce(token);
  if (!response.ok || !response.body) return;
  const split = eventSplitter();
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    for (const { id, data } of split(decoder.decode(value, { stream: true }))) hear(id, data);
  }
}

/**
 * Calls `hear` with each step of a record of this entity (`*`: of any), on any screen of anybody, and `resync` when too much
 * was missed to tell. Nothing without an entity.
 */
export function useLive(entity: string | undefined, hear: (event: LiveEvent) => void, resync?: () => void): void {
  const told = useEffectEvent((news: News) => {
    if (news === 'reset') resync?.();
    else if (entity === '*' || news.entity === entity) hear(news);
  });
  useEffect(() => {
    if (entity === undefined) return undefined;
    begin();
    const heard: Hearer = (news) => told(news);
    hearers.add(heard);
    return () => {
      hearers.delete(heard);
    };
  }, [entity]);
}
