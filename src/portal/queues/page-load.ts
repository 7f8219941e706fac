import { newKey } from '../api/new-key.ts';

/** This page from its loading to its going: loaded again, the window has another one. */
export const PAGE = newKey();

const CHANNEL = 'fmis-pages';
const lockOf = (page: string) => `${CHANNEL} ${page}`;

navigator.locks.request(lockOf(PAGE), () => new Promise<never>(() => {})).catch(() => {});

interface Asked {
  page: string;
  isAnswer: boolean;
}

new BroadcastChannel(CHANNEL).addEventListener('message', ({ data, target }: MessageEvent<Asked>) => {
  if (data.isAnswer || data.page !== PAGE || !(target instanceof BroadcastChannel)) return;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
  target.postMessage({ page: PAGE, isAnswer: true } satisfies Asked);
});

/**
 * Whether a page has gone, as the one before this one in the same window has. A tab that was duplicated begins with a copy of
 * what its original keeps for itself, and that one is still there: it answers.
 */
export function hasGone(page: string): Promise<boolean> {
  const channel = new BroadcastChannel(CHANNEL);
  const answered = new AbortController();
  return new Promise<boolean>((resolve) => {
    channel.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
      if (data.page !== page || !data.isAnswer) return;
      answered.abort();
      resolve(false);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
    channel.postMessage({ page, isAnswer: false } satisfies Asked);
    // The lock of a page is free as soon as the browser has taken the page away.
    navigator.locks.request(lockOf(page), { signal: answered.signal }, () => resolve(true)).catch(() => {});
  }).finally(() => channel.close());
}
