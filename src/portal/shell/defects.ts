let report: (error: Error) => void = () => {};

/** Reports what goes wrong in the portal where the server says it is collected; elsewhere nothing is fetched or sent. */
export async function startErrorReports(): Promise<void> {
  const dsn = document.querySelector<HTMLMetaElement>('meta[name="sentry-dsn"]')?.content;
  if (!dsn) return;
  const sentry = await import('@sentry/react');
  // Defects alone: no counting of visits.
  sentry.init({
    dsn,
    sendClientReports: false,
    integrations: (usual) => usual.filter(({ name }) => name !== 'BrowserSession'),
  });
  report = (error) => void sentry.captureException(error);
}

/** A page that failed behind its own error boundary. */
export function reportDefect(error: Error): void {
  report(error);
}
