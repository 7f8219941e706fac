import type { Settings } from './settings.ts';
import { plainAddress, tellableError } from './tellable.ts';

export interface Defects {
  report: (error: unknown) => void;
  flush(): Promise<void>;
}

/** Defects are always logged; they leave this machine only when SENTRY_DSN says where to. */
export async function openDefects(settings: Pick<Settings, 'sentryDsn'>): Promise<Defects> {
  if (settings.sentryDsn === null) return { report: () => {}, flush: async () => {} };
  const sentry = await import('@sentry/node');
  sentry.init({
    dsn: settings.sentryDsn,
    tracesSampleRate: 1,
    sendDefaultPii: false,
    maxBreadcrumbs: 0,
    beforeSend: ({ request: _, ...event }) => event,
    beforeSendTransaction: ({ request: _, transaction, ...event }) => ({
      ...event,
      ...(transaction !== undefined && { transaction: plainAddress(transaction) }),
      ...(event.contexts && { contexts: withoutAddresses(event.contexts) }),
    }),
    beforeSendSpan: (span) => ({
      ...span,
      ...(span.description !== undefined && { description: plainAddress(span.description) }),
      data: withoutAddresses(span.data),
    }),
  });
  return {
    report: (error) => {
      sentry.captureException(tellableError(error));
    },
    flush: async () => {
      await sentry.flush(2_000);
    },
  };
}

/** What a trace knows of a request under a dozen names: every address in it, and every query. */
function withoutAddresses<T extends object>(data: T): T {
  const kept = Object.entries(data).flatMap(([name, value]: [string, unknown]): [string, unknown][] => {
    if (/query|fragment|params|user_agent|address|client|peer/i.test(name)) return [];
    if (typeof value === 'string') return [[name, /url|target|path|route/i.test(name) ? plainAddress(value) : value]];
    const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
    return [[name, isRecord ? withoutAddresses(value) : value]];
  });
  return Object.fromEntries(kept) as T;
}
