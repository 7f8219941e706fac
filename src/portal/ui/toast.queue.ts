import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

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

export const toastQueue = new ToastQueue<ToastWords>({ maxVisibleToasts: 4 });

const WHILE = 6_000;
const LONGER = 10_000;

/** Says in passing what happened. An error stays until it is closed; the rest leave after some seconds. */
export const toast = {
  success: (message: string, options: ToastOptions = {}) =>
    toastQueue.add({ tone: 'success', message, ...options }, { timeout: WHILE }),
  info: (message: string, options: ToastOptions = {}) =>
    toastQueue.add({ tone: 'info', message, ...options }, { timeout: WHILE }),
  error: (message: string, options: ToastOptions = {}) => toastQueue.add({ tone: 'error', message, ...options }),
  /** Something done that can be taken back; `label` is the word on the button. */
  undo: (message: string, label: string, run: () => void) =>
    toastQueue.add({ tone: 'success', message, action: { label, shortcut: 'U', run } }, { timeout: LONGER }),
};
