import { describe, expect, test } from 'vitest';
import { readSettings } from '../../../src/server/platform/settings.ts';

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
