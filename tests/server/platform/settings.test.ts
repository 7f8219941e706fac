import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { doubtsAbout, readSettings } from '../../../src/server/platform/settings.ts';

describe('the demonstration is on by itself', () => {
  test.each([{}, { HOST: '127.0.0.2' }, { HOST: '::1' }, { HOST: 'localhost', PORT: '9000' }, { FMIS_DEMO: '' }])(
    'on this machine alone: %j',
    (env) => expect(readSettings(env)).toMatchObject({ demo: true, shared: false }),
  );

  test.each([
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.168.1.20' },
    { HOST: 'office.example.org' },
    { HOST: '0.0.0.0', FMIS_PUBLIC_URL: 'http://127.0.0.1:8080' },
    { FMIS_PUBLIC_URL: 'https://fmis.example.org' },
    { FMIS_TRUSTED_PROXY: '127.0.0.1' },
    { DATABASE_URL: 'postgresql://127.0.0.1/fmis' },
  ])('never where others come: %j', (env) => {
    expect(readSettings(env)).toMatchObject({ demo: false, shared: true });
    expect(readSettings({ ...env, FMIS_DEMO: '1' })).toMatchObject({ demo: true, shared: true });
  });

  test('never in production', () => {
    expect(readSettings({ NODE_ENV: 'production' })).toMatchObject({ demo: false, shared: false });
  });
});

const bucket = {
  FMIS_MEDIA_S3_ENDPOINT: 'https://s3.example.com',
  FMIS_MEDIA_S3_BUCKET: 'fmis-media',
  FMIS_MEDIA_S3_ACCESS_KEY: 'key',
  FMIS_MEDIA_S3_SECRET_KEY: 'secret',
};

test('media lie in a bucket where one is named', () => {
  expect(readSettings({}).mediaBucket).toBeNull();
  expect(readSettings({ FMIS_MEDIA_S3_BUCKET: '' }).mediaBucket).toBeNull();
  expect(readSettings({ ...bucket, FMIS_MEDIA_S3_PATH_STYLE: '0' }).mediaBucket).toEqual({
    endpoint: 'https://s3.example.com',
    bucket: 'fmis-media',
    region: 'us-east-1',
    accessKey: 'key',
    secretKey: 'secret',
    pathStyle: false,
  });
});

test.each([
  [
    { ...bucket, FMIS_MEDIA_S3_ENDPOINT: 'http://127.0.0.1:8080', FMIS_MEDIA_S3_PATH_STYLE: '0' },
    'FMIS_MEDIA_S3_PATH_STYLE=0 needs a store with a name: no bucket stands before an IP address.',
  ],
  [
    { ...bucket, FMIS_MEDIA_S3_ENDPOINT: 'http://[::1]:8080', FMIS_MEDIA_S3_PATH_STYLE: '0' },
    'FMIS_MEDIA_S3_PATH_STYLE=0 needs a store with a name: no bucket stands before an IP address.',
  ],
  [{ PORT: 'eighty' }, 'PORT must be a number from 0 to 65535, not "eighty".'],
  [
    { DATABASE_URL: 'notaurl' },
    'DATABASE_URL must be a complete address that begins with postgres:// or postgresql://.',
  ],
  [{ DATABASE_URL: 'mysql://a:secret@b/c' }, 'DATABASE_URL must be a complete address that begins with postgres:// or'],
  [{ FMIS_PUBLIC_URL: 'javascript:alert(1)' }, 'FMIS_PUBLIC_URL must be a complete address that begins with https://'],
  [{ SMTP_URL: 'foo' }, 'SMTP_URL must be a complete address that begins with smtp:// or smtps://.'],
  [{ SENTRY_DSN: 'foo' }, 'SENTRY_DSN must be a complete address that begins with https:// or http://.'],
  [{ FMIS_MAIL_FROM: 'nomail' }, 'FMIS_MAIL_FROM must be a mail address, or "Name <address>", not "nomail".'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of silent, fatal, error, warn, info, debug, trace, not "loud".'],
  [{ FMIS_TRUSTED_PROXY: 'all' }, 'FMIS_TRUSTED_PROXY must name addresses such as 10.0.0.7 or 10.0.0.0/24, not "all".'],
  [{ FMIS_TRUSTED_PROXY: '10.0.0.0/33' }, 'FMIS_TRUSTED_PROXY must name addresses'],
  [{ FMIS_EGRESS_HOSTS: 'rates.example.com, *' }, 'FMIS_EGRESS_HOSTS must name hosts such as rates.example.com'],
  [{ FMIS_EGRESS_HOSTS: 'http://a b' }, 'FMIS_EGRESS_HOSTS must name hosts such as rates.example.com'],
  [
    { FMIS_SMS_URL: 'https://sms.example.com/send?to={to}&msg={message}' },
    'FMIS_SMS_URL must have both {to} and {text} in it, or neither: then it takes JSON by POST.',
  ],
  [{ FMIS_CALL_URL: 'https://calls.example.com/{text}' }, 'FMIS_CALL_URL must have both {to} and {text}'],
  [
    { FMIS_DEMO_PASSWORD: 'short-one' },
    'FMIS_DEMO_PASSWORD must have 10 to 200 characters, 5 different ones among them.',
  ],
  [{ FMIS_DEMO_PASSWORD: 'aaaaaaaaaaaa' }, 'FMIS_DEMO_PASSWORD must have 10 to 200 characters'],
  [
    { FMIS_MEDIA_S3_BUCKET: 'files' },
    'Media in a bucket also need FMIS_MEDIA_S3_ENDPOINT and FMIS_MEDIA_S3_ACCESS_KEY',
  ],
  [{ FMIS_MEDIA_S3_REGION: 'eu-west-1' }, 'Media in a bucket also need FMIS_MEDIA_S3_ENDPOINT and'],
  [{ FMIS_MEDIA_S3_ENDPOINT: 's3.example.com' }, 'FMIS_MEDIA_S3_ENDPOINT must be a complete address that begins with'],
  [
    { ...bucket, FMIS_MEDIA_S3_ENDPOINT: 'https://s3.example.com/files' },
    'FMIS_MEDIA_S3_ENDPOINT must be the address of the store alone, such as https://s3.example.com, without a path',
  ],
  [{ ...bucket, FMIS_MEDIA_S3_ENDPOINT: 'https://a:b@s3.example.com' }, 'without a path, a bucket or a password.'],
  [
    { ...bucket, FMIS_MEDIA_S3_BUCKET: '../other' },
    'FMIS_MEDIA_S3_BUCKET must be the name of a bucket, not "../other".',
  ],
  [
    { ...bucket, FMIS_MEDIA_S3_REGION: 'here/there' },
    'FMIS_MEDIA_S3_REGION must be the name of a region, not "here/there".',
  ],
  [{ ...bucket, FMIS_MEDIA_S3_PATH_STYLE: 'maybe' }, 'FMIS_MEDIA_S3_PATH_STYLE must be 1 or 0, not "maybe".'],
  [{ FMIS_DEMO: 'perhaps' }, 'FMIS_DEMO must be 1 or 0, not "perhaps".'],
])('what makes no sense is told in one sentence: %j', (env, words) => {
  expect(() => readSettings(env)).toThrow(words);
});

test('what is left empty is as if it were not there', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '', LOG_LEVEL: '', FMIS_TRUSTED_PROXY: '' })).toMatchObject({
    port: 8080,
    databaseUrl: null,
    logLevel: 'info',
    trustedProxies: [],
  });
});

describe('what a start doubts', () => {
  const doubts = (env: Record<string, string>) => doubtsAbout(env, readSettings(env));

  test('is a variable that it does not know', () => {
    expect(doubts({ FMIS_STOP_SECOND: '5', FMIS_WORK: '0', OTHER: '1' })).toEqual([
      'WARNING: there is no setting FMIS_STOP_SECOND; README.md names them all.',
    ]);
  });

  test.each([
    ['a mail server', 'SMTP_URL', 'smtp://mail.example.org'],
    ['a gateway for texts', 'FMIS_SMS_URL', 'https://sms.example.org'],
    ['a source of forecasts', 'FMIS_WEATHER_URL', 'https://api.open-meteo.com'],
  ])('is %s that is not named, wherever there is no demonstration', (_, name, url) => {
    const named = expect.stringContaining(`(${name})`);
    const without: Record<string, string>[] = [
      { NODE_ENV: 'production' },
      { DATABASE_URL: 'postgresql://127.0.0.1/fmis' },
      { HOST: '0.0.0.0' },
      { FMIS_DEMO: '0' },
    ];
    for (const env of without) {
      expect(doubts(env).filter((doubt) => doubt.includes(name))).toEqual([named]);
      expect(doubts({ ...env, [name]: url })).not.toContainEqual(named);
      expect(doubts({ ...env, FMIS_DEMO: '1' })).toEqual([]);
    }
  });

  test('is a bucket that is reached in the clear, but for one on this machine', () => {
    expect(doubts(bucket)).toEqual([]);
    expect(doubts({ ...bucket, FMIS_MEDIA_S3_ENDPOINT: 'http://127.0.0.1:9000' })).toEqual([]);
    expect(doubts({ ...bucket, FMIS_MEDIA_S3_ENDPOINT: 'http://s3.example.com' })).toEqual([
      expect.stringContaining('FMIS_MEDIA_S3_ENDPOINT is not https'),
    ]);
  });

  test('is none of those that the README names', async () => {
    const readme = await readFile(new URL('../../../README.md', import.meta.url), 'utf8');
    const names = new Set(readme.match(/FMIS_[A-Z0-9_]+[A-Z]/g));
    expect(names.size).toBeGreaterThan(20);
    expect(doubtsAbout(Object.fromEntries([...names].map((name) => [name, ''])), readSettings({}))).toEqual([]);
    expect([...names].sort()).toEqual(expect.arrayContaining(namesRead()));
  });
});

/** Each setting of the product's own that is looked for at a start. */
function namesRead(): string[] {
  const read = new Set<string>();
  const gateways = Object.fromEntries(
    ['SMS', 'APP', 'CALL'].map((name) => [`FMIS_${name}_URL`, 'https://example.org']),
  );
  const watched = new Proxy<Record<string, string>>(gateways, {
    get(env, name: string) {
      read.add(name);
      return env[name];
    },
  });
  readSettings(watched);
  return [...read].filter((name) => name.startsWith('FMIS_')).sort();
}
