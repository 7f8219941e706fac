import type { Settings } from './settings.ts';

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
    beforeSend: (event) => ({ ...event, request: undefined }),
  });
  return {
    report: (error) => {
      sentry.captureException(error);
    },
    flush: async () => {
      await sentry.flush(2_000);
    },
  };
}
