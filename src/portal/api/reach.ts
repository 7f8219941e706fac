import { useSyncExternalStore } from 'react';

/*
 * Whether the server answers. Whoever goes without an answer says so (`missed`); from then on the server is asked whether it
 * is ready until it is. Every tab of this browser hears of it at once.
 */

/** Says 200 once the server and its database work. */
const READY = '/readyz';
/** Milliseconds before each question; the last one from then on. */
const PAUSES = [0, 500, 1_000, 2_000] as const;
const LONGEST_PAUSE = 3_000;
const LONGEST_QUESTION = 5_000;

let isAway = false;
let isAsking = false;
let wake = () => {};
const watchers = new Set<() => void>();
const waiting = new Set<() => void>();
let channel: BroadcastChannel | undefined;

/**
 * fetch that notices when the server does not answer, or not just now. Of what is to happen once, an answer that breaks off
 * is none: the call may be sent again under its key.
 */
export async function askServer(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    if (request.headers.has('idempotency-key')) await response.clone().arrayBuffer();
    if (response.status === 503) missed();
    return response;
  } catch (error) {
    if (error instanceof TypeError) missed();
    throw error;
  }
}

/** A call went without an answer: finds out whether the server is there at all. */
export function missed(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
  open().postMessage('missed');
  void findOut();
}

/** Resolves when the server is back after it was away, or when `most` milliseconds have passed. */
export function backOrAfter(max: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      waiting.delete(done);
      window.clearTimeout(timer);
      resolve();
    };
    const timer = window.setTimeout(done, max);
    waiting.add(done);
  });
}

/** Resolves as soon as the server is known to answer; false where it does not within `most` milliseconds. */
export async function answering(max: number): Promise<boolean> {
  if (isAsking) await backOrAfter(max);
  return !isAsking;
}

/** Whether the server answered whoever asked last. */
export function isAnswering(): boolean {
  return !isAsking;
}

/** Whether the server is away, asked anew where it is not known to be. */
export async function isAwayNow(): Promise<boolean> {
  if (isAway || (await isReady())) return isAway;
  missed();
  return true;
}

/** Calls `told` whenever the server has gone or come back; the answer ends it. */
export function watchReach(told: (isAway: boolean) => void): () => void {
  open();
  const tell = () => told(isAway);
  watchers.add(tell);
  return () => watchers.delete(tell);
}

/** Whether the server is away, for the frame. */
export function useAway(): boolean {
  return useSyncExternalStore(watchReach, () => isAway);
}

function open(): BroadcastChannel {
  if (channel) return channel;
  channel = new BroadcastChannel('fmis-reach');
  channel.addEventListener('message', () => void findOut());
  window.addEventListener('offline', () => void findOut());
  window.addEventListener('online', () => wake());
  return channel;
}

async function findOut(): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  for (let times = 0; ; times++) {
    await pause(PAUSES[times] ?? LONGEST_PAUSE);
    if (await isReady()) break;
    show(true);
  }
  isAsking = false;
  show(false);
  for (const resume of waiting) resume();
}

function show(now: boolean): void {
  if (isAway === now) return;
  isAway = now;
  for (const tell of watchers) tell();
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    wake = resolve;
    window.setTimeout(resolve, milliseconds);
  });
}

async function isReady(): Promise<boolean> {
  const answer = await fetch(READY, { cache: 'no-store', signal: AbortSignal.timeout(LONGEST_QUESTION) }).catch(
    () => null,
  );
  return answer?.ok === true;
}
