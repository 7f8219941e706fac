import { resolve } from 'node:path';

/** What the environment decides. Settings that people change on screen live in the table `settings`. */
export interface Settings {
  port: number;
  host: string;
  dataFolder: string;
  /** A PostgreSQL server; without it the embedded database in the data folder is used. */
  databaseUrl: string | null;
  demo: boolean;
  demoPassword: string | null;
  /** The address people use, for links in mails. */
  publicUrl: string;
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  trustedProxies: string[];
  /** The other systems that the voice menu may ask. */
  egressHosts: string[];
  metricsToken: string | null;
  smtpUrl: string | null;
  mailFrom: string;
  sentryDsn: string | null;
  logLevel: string;
  production: boolean;
}

type Environment = Record<string, string | undefined>;

/** Reads the environment; throws one sentence that names the variable when a value makes no sense. */
export function readSettings(env: Environment): Settings {
  const production = env.NODE_ENV === 'production';
  const port = portOf(env.PORT ?? '8080');
  const host = env.HOST || '127.0.0.1';
  return {
    port,
    host,
    dataFolder: resolve(env.FMIS_DATA_DIR || './data'),
    databaseUrl: env.DATABASE_URL || null,
    demo: env.FMIS_DEMO === undefined || env.FMIS_DEMO === '' ? !production : yesOrNo('FMIS_DEMO', env.FMIS_DEMO),
    demoPassword: env.FMIS_DEMO_PASSWORD || null,
    publicUrl: (env.FMIS_PUBLIC_URL || `http://${host.includes(':') ? `[${host}]` : host}:${port}`).replace(/\/+$/, ''),
    trustedProxies: listOf(env.FMIS_TRUSTED_PROXY),
    egressHosts: listOf(env.FMIS_EGRESS_HOSTS),
    metricsToken: env.FMIS_METRICS_TOKEN || null,
    smtpUrl: env.SMTP_URL || null,
    mailFrom: env.FMIS_MAIL_FROM || 'FMIS <no-reply@localhost>',
    sentryDsn: env.SENTRY_DSN || null,
    logLevel: env.LOG_LEVEL || 'info',
    production,
  };
}

function listOf(text = ''): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

function portOf(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT must be a number from 0 to 65535, not "${text}".`);
  }
  return port;
}

function yesOrNo(name: string, text: string): boolean {
  if (['1', 'true', 'yes'].includes(text)) return true;
  if (['0', 'false', 'no'].includes(text)) return false;
  throw new Error(`${name} must be 1 or 0, not "${text}".`);
}
