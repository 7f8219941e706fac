export interface ToastWords {
  tone: 'success' | 'error' | 'info';
  message: string;
  detail?: string;
  action?: { label: string; readonly shortcut?: string | undefined; run: () => void };
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

/** What the region does for whoever has something to say. */
interface Region {
  show: (toast: Waiting) => void;
  /** Closes what says this, but for what was done. */
  forget: (message: string) => void;
  close: (words: ToastWords) => void;
}

const waiting: Waiting[] = [];
/** The message whose action the letter U takes; none while something newer is still on its way. */
let lettered: ToastWords | undefined;
const watchers = new Set<() => void>();
let region: Region | undefined;

/** Says in passing what happened. An error stays until it is closed; the rest leave after some seconds. */
export const toast = {
  success: (message: string, options: ToastOptions = {}) =>
    add({ words: { tone: 'success', message, ...options }, timeout: WHILE }),
  /** Done, but for something that has to be read: it stays until it is closed. */
  butFor: (message: string, detail: string) => add({ words: { tone: 'success', message, detail } }),
  info: (message: string, options: ToastOptions = {}) =>
    add({ words: { tone: 'info', message, ...options }, timeout: WHILE }),
  /** Why something was not done, in passing; said again, it stands there once. */
  note: (message: string) => {
    toast.forget(message);
    add({ words: { tone: 'info', message }, timeout: WHILE });
  },
  /** Said again, it stands there once. */
  error: (message: string, options: ToastOptions = {}) => {
    toast.forget(message);
    add({ words: { tone: 'error', message, ...options } });
  },
  /** Takes back what does not hold any more. */
  forget: (message: string) => {
    region?.forget(message);
    const kept = waiting.filter(({ words }) => words.tone === 'success' || words.message !== message);
    waiting.splice(0, waiting.length, ...kept);
  },
  /** Something done that can be taken back; `label` is the word on the button. The answer closes it: it was taken back otherwise. */
  undo: (message: string, label: string, run: () => void): (() => void) => {
    const words: ToastWords = {
      tone: 'success',
      message,
      action: {
        label,
        get shortcut() {
          return lettered === words ? 'U' : undefined;
        },
        run,
      },
    };
    lettered = words;
    add({ words, timeout: LONGER });
    return () => {
      region?.close(words);
      const place = waiting.findIndex((one) => one.words === words);
      if (place >= 0) waiting.splice(place, 1);
    };
  },
  /** Something newer than every message is being done: its page knows what U takes back. */
  yieldLetter: (): void => {
    lettered = undefined;
    tellAll();
  },
};

/** Who may say `U` changes while the messages stand. */
export const letterOfToasts = {
  subscribe: follow,
  now: (): ToastWords | undefined => lettered,
};

function add(one: Waiting): void {
  if (region) region.show(one);
  else waiting.push(one);
  tellAll();
}

function tellAll(): void {
  for (const tell of watchers) tell();
}

function follow(told: () => void): () => void {
  watchers.add(told);
  return () => watchers.delete(told);
}

/** Takes over what waits and what comes: called by the region, which is fetched with the first toast. */
export function showToastsBy(showing: Region): void {
  region = showing;
  for (const one of waiting.splice(0)) region.show(one);
}

export const toastsBegun = {
  subscribe: follow,
  now: (): boolean => region !== undefined || waiting.length > 0,
};
