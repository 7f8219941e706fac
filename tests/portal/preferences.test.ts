import { expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => '{"theme":"dark","density":"huge"}', setItem: () => {} });
vi.resetModules();
const { parsePreferences, preferences } = await import('../../src/portal/shell/preferences.ts');

test('kept preferences replace the defaults, unknown values do not', () => {
  expect({ ...preferences }).toEqual({ theme: 'dark', density: 'compact', locale: 'en', sidebar: 'wide' });
});

test.each([null, '', 'not json', '7', 'null', '[]', '{"locale":"xx"}'])(
  '%j in the storage means the defaults',
  (text) => {
    expect(parsePreferences(text)).toEqual({});
  },
);

test('every known value survives a reload', () => {
  const kept = { theme: 'system', density: 'cozy', locale: 'ur', sidebar: 'icons' };
  expect(parsePreferences(JSON.stringify(kept))).toEqual(kept);
});
