import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';
import { type BucketSettings, bucketOf } from './bucket.settings.ts';
import type { Channel } from './channels.ts';
import { fitPassword } from './password-rule.ts';

/** What the environment decides. Settings that people change on screen live in the table `settings`. */
export interface Settings {
  port: number;
  host: string;
  dataFolder: string;
  /** A PostgreSQL server; without it the embedded database in the data folder is used. */
  databaseUrl: string | null;
  /** Where media lie; without it in the data folder. */
  mediaBucket: BucketSettings | null;
  /** Demo data, demo accounts and their outbox; only at somebody's word where others than this machine reach the server. */
  demo: boolean;
  /** Others than this machine may reach the server, or work on its database. */
  shared: boolean;
  /** Of the demo accounts, also of those that are there already. */
  demoPassword: string | null;
  /** The address people use, for links in mails. */
  publicUrl: string;
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  trustedProxies: string[];
  /** The other systems that the voice menu may ask. */
  egressHosts: string[];
  /** Whether this process does jobs too, or leaves them to `npm run worker`. */
  work: boolean;
  metricsToken: string | null;
  smtpUrl: string | null;
  mailFrom: string;
  /** As many the gateways are asked for, at most. */
  mailsPerSecond: number;
  textsPerSecond: number;
  /** A server that speaks as Open-Meteo does; without it the weather is a sample. */
  weatherUrl: string | null;
  /** What is asked over HTTP to bring something to a farmer. */
  gateways: Readonly<Record<Channel, HttpGatewaySettings | null>>;
  sentryDsn: string | null;
  logLevel: string;
  /** How long a process that is told to stop lets requests finish. */
  stopSeconds: number;
  production: boolean;
}

export interface HttpGatewaySettings {
  url: string;
  token: string | null;
  /** What its answer has in it where it took a message. */
  accepted: string | null;
}

type Environment = Record<string, string | undefined>;

/** Reads the environment; throws one sentence that names the variable when a value makes no sense. */
export function readSettings(env: Environment): Settings {
  const production = env.NODE_ENV === 'production';
  const port = portOf(env.PORT || '8080');
  const host = env.HOST || '127.0.0.1';
  const databaseUrl = urlOf('DATABASE_URL', env.DATABASE_URL, ['postgres:', 'postgresql:']);
  const publicUrl = (
    urlOf('FMIS_PUBLIC_URL', env.FMIS_PUBLIC_URL, ['https:', 'http:']) ??
    `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  ).replace(/\/+$/, '');
  const trustedProxies = listOf(env.FMIS_TRUSTED_PROXY).map(proxyOf);
  const shared =
    databaseUrl !== null || trustedProxies.length > 0 || !isThisMachine(host) || !isThisMachine(hostOf(publicUrl));
  return {
    port,
    host,
    dataFolder: resolve(env.FMIS_DATA_DIR || './data'),
    databaseUrl,
    mediaBucket: bucketOf(env, {
      endpoint: urlOf('FMIS_MEDIA_S3_ENDPOINT', env.FMIS_MEDIA_S3_ENDPOINT, ['https:', 'http:']),
      pathStyle: yesOrNo('FMIS_MEDIA_S3_PATH_STYLE', env.FMIS_MEDIA_S3_PATH_STYLE || '1'),
    }),
    demo: env.FMIS_DEMO ? yesOrNo('FMIS_DEMO', env.FMIS_DEMO) : !production && !shared,
    shared,
    demoPassword: env.FMIS_DEMO_PASSWORD ? fitPassword('FMIS_DEMO_PASSWORD', env.FMIS_DEMO_PASSWORD) : null,
    publicUrl,
    trustedProxies,
    egressHosts: listOf(env.FMIS_EGRESS_HOSTS).map(hostRule),
    work: env.FMIS_WORK ? yesOrNo('FMIS_WORK', env.FMIS_WORK) : true,
    metricsToken: env.FMIS_METRICS_TOKEN || null,
    smtpUrl: urlOf('SMTP_URL', env.SMTP_URL, ['smtp:', 'smtps:']),
    mailFrom: senderOf(env.FMIS_MAIL_FROM || 'FMIS <no-reply@localhost>'),
    mailsPerSecond: rateOf('FMIS_MAILS_PER_SECOND', env.FMIS_MAILS_PER_SECOND ?? '10'),
    textsPerSecond: rateOf('FMIS_TEXTS_PER_SECOND', env.FMIS_TEXTS_PER_SECOND ?? '20'),
    weatherUrl: urlOf('FMIS_WEATHER_URL', env.FMIS_WEATHER_URL, ['https:', 'http:']),
    gateways: { sms: gatewayOf('SMS', env), app: gatewayOf('APP', env), call: gatewayOf('CALL', env) },
    sentryDsn: urlOf('SENTRY_DSN', env.SENTRY_DSN, ['https:', 'http:']),
    logLevel: oneOf('LOG_LEVEL', env.LOG_LEVEL || 'info', LOG_LEVELS),
    stopSeconds: rateOf('FMIS_STOP_SECONDS', env.FMIS_STOP_SECONDS ?? '9'),
    production,
  };
}

function gatewayOf(name: 'SMS' | 'APP' | 'CALL', env: Environment): HttpGatewaySettings | null {
  const url = urlOf(`FMIS_${name}_URL`, env[`FMIS_${name}_URL`], ['https:', 'http:']);
  if (url === null) return null;
  if (url.includes('{to}') !== url.includes('{text}')) {
    throw new Error(`FMIS_${name}_URL must have both {to} and {text} in it, or neither: then it takes JSON by POST.`);
  }
  return { url, token: env[`FMIS_${name}_TOKEN`] || null, accepted: env[`FMIS_${name}_ACCEPTED`] || null };
}

const KNOWN =
  /^FMIS_(DATA_DIR|MEDIA_S3_(ENDPOINT|BUCKET|REGION|ACCESS_KEY|SECRET_KEY|PATH_STYLE)|DEMO|DEMO_PASSWORD|PUBLIC_URL|TRUSTED_PROXY|WEATHER_URL|EGRESS_HOSTS|MAIL_FROM|(SMS|APP|CALL)_(URL|TOKEN|ACCEPTED)|TEXTS_PER_SECOND|MAILS_PER_SECOND|WORK|STOP_SECONDS|METRICS_TOKEN)$/;

/** What a start says once of its settings: each goes on, and not as somebody may think. */
export function doubtsAbout(
  env: Environment,
  { smtpUrl, weatherUrl, gateways, demo, mediaBucket }: Settings,
): string[] {
  const unknown = Object.keys(env).filter((name) => name.startsWith('FMIS_') && !KNOWN.test(name));
  return [
    ...unknown.map((name) => `WARNING: there is no setting ${name}; README.md names them all.`),
    ...(!demo && smtpUrl === null
      ? ['WARNING: no mail server is named (SMTP_URL): mails, such as links to a new password, are not sent.']
      : []),
    ...(!demo && gateways.sms === null
      ? [
          'WARNING: no gateway for texts is named (FMIS_SMS_URL): texts to farmers and sign-in codes by text are not sent.',
        ]
      : []),
    ...(!demo && weatherUrl === null
      ? [
          'WARNING: no source of forecasts is named (FMIS_WEATHER_URL): the weather is a sample that nobody measured, and nobody is warned of it.',
        ]
      : []),
    ...(mediaBucket?.endpoint.startsWith('http:') && !isThisMachine(hostOf(mediaBucket.endpoint))
      ? [
          'WARNING: FMIS_MEDIA_S3_ENDPOINT is not https: media go to the store and come from it for everybody on the way to read.',
        ]
      : []),
  ];
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Nobody on another machine reaches a server that listens here; of a name only `localhost` is known to mean so. */
function isThisMachine(host: string): boolean {
  const version = isIP(host);
  if (version === 0) return host.toLowerCase() === 'localhost';
  return loopback.check(host, version === 6 ? 'ipv6' : 'ipv4');
}

/** Empty where it is no address. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '') : '';
}

function listOf(text = ''): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

const HOST_RULE = /^(https?:\/\/)?(\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i;

function hostRule(text: string): string {
  if (HOST_RULE.test(text)) return text;
  throw new Error(`FMIS_EGRESS_HOSTS must name hosts such as rates.example.com or *.example.org, not "${text}".`);
}

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'];

function oneOf(name: string, value: string, known: readonly string[]): string {
  if (!known.includes(value)) throw new Error(`${name} must be one of ${known.join(', ')}, not "${value}".`);
  return value;
}

/** The text as it is; its address may hold a password, so that no sentence repeats it. */
function urlOf(name: string, text: string | undefined, protocols: readonly string[]): string | null {
  if (!text) return null;
  const protocol = URL.canParse(text) ? new URL(text).protocol : '';
  if (protocols.includes(protocol)) return text;
  throw new Error(
    `${name} must be a complete address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
  );
}

const NAMED_PROXIES = ['loopback', 'linklocal', 'uniquelocal'];

function proxyOf(text: string): string {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
  if (NAMED_PROXIES.includes(text) || (version !== 0 && isRange && more.length === 0)) return text;
  throw new Error(`FMIS_TRUSTED_PROXY must name addresses such as 10.0.0.7 or 10.0.0.0/24, not "${text}".`);
}

const SENDER = /^([^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

function senderOf(text: string): string {
  if (SENDER.test(text)) return text;
  throw new Error(`FMIS_MAIL_FROM must be a mail address, or "Name <address>", not "${text}".`);
}

function portOf(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT must be a number from 0 to 65535, not "${text}".`);
  }
  return port;
}

function rateOf(name: string, text: string): number {
  const rate = Number(text);
  if (!(rate > 0 && rate <= 1_000)) throw new Error(`${name} must be a number above 0, 1000 at most, not "${text}".`);
  return rate;
}

function yesOrNo(name: string, text: string): boolean {
  if (['1', 'true', 'yes'].includes(text)) return true;
  if (['0', 'false', 'no'].includes(text)) return false;
  throw new Error(`${name} must be 1 or 0, not "${text}".`);
}
