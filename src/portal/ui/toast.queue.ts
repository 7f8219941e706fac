export interface ToastWords {
  tone: 'success' | 'error' | 'info';
  message: string;
  detail?: string;
  action?: { label: string; shortcut?: string; run: () => void };
}

interface ToastOptions {
  detail?: string;
  action?: ToastWords['action'];
}

interface Waiting {
  words: ToastWords;
  /** Milliseconds it stays; an error stays until it is closed. */
  timeout?: number;
}

const WHILE = 6_000;
const LONGER = 10_000;

const waiting: Waiting[] = [];
const watchers = new Set<() => void>();
let show: ((toast: Waiting) => void) | undefined;

/** Says in passing what happened. An error stays until it is closed; the rest leave after some seconds. */
export const toast = {
  success: (message: string, options: ToastOptions = {}) =>
    add({ words: { tone: 'success', message, ...options }, timeout: WHILE }),
  info: (message: string, options: ToastOptions = {}) =>
    add({ words: { tone: 'info', message, ...options }, timeout: WHILE }),
  error: (message: string, options: ToastOptions = {}) => add({ words: { tone: 'error', message, ...options } }),
  /** Something done that can be taken back; `label` is the word on the button. */
  undo: (message: string, label: string, run: () => void) =>
    add({ words: { tone: 'success', message, action: { label, shortcut: 'U', run } }, timeout: LONGER }),
};

function add(one: Waiting): void {
  if (show) show(one);
  else waiting.push(one);
  for (const tell of watchers) tell();
}

/** Takes over what waits and what comes: called by the region, which is fetched with the first toast. */
export function showToastsBy(showing: (toast: Waiting) => void): void {
  show = showing;
  for (const one of waiting.splice(0)) show(one);
}

export const toastsBegun = {
  subscribe(told: () => void): () => void {
    watchers.add(told);
    return () => watchers.delete(told);
  },
  now: (): boolean => show !== undefined || waiting.length > 0,
};
