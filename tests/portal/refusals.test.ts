import { readFileSync } from 'node:fs';
import i18next from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { problemOf } from '../../src/portal/api/problem.ts';
import { say, words } from '../../src/server/platform/refusal.words.ts';

const file = (locale: string, name: string) =>
  JSON.parse(readFileSync(new URL(`../../src/portal/locales/${locale}/${name}.json`, import.meta.url), 'utf8'));

test('the portal has the words of everything that the server says of a field, in English the very same', () => {
  expect(file('en', 'refusals').fields).toMatchObject(words);
});

describe('a refusal read in Urdu', () => {
  beforeAll(async () => {
    const ur = { refusals: file('ur', 'refusals'), ivrQuery: file('ur', 'ivrQuery') };
    await i18next.init({ lng: 'ur', resources: { ur }, interpolation: { escapeValue: false } });
  });

  const arriving = async (problem: object) =>
    await problemOf(Response.json({ type: 'about:blank', title: 'No', status: 422, ...problem }, { status: 422 }));

  test('is worded by its code and values', async () => {
    const { message, problem } = await arriving({
      code: 'invalid',
      detail: 'Ask for at most 90 days.',
      errors: [{ pointer: '/from', ...say('tooManyDays', { most: 90 }) }],
    });
    expect(message).toBe('زیادہ سے زیادہ 90 دن مانگیں۔');
    expect(problem.errors?.[0]?.message).toBe(message);
    expect((await arriving({ code: 'stale', detail: 'It has changed.' })).message).toContain('بدل گیا');
    expect((await arriving({ code: 'forbidden', permission: 'ivr:menu:post' })).message).toContain('ivr:menu:post');
  });

  test('names what is wrong with a query', async () => {
    const values = { owner: 'caller', name: 'crop', query: 'unknownField', line: 1, column: 8 };
    const errors = [
      { pointer: '/validationQuery', message: 'Line 1, column 8: caller has no crop.', code: 'query', values },
    ];
    const { message } = await arriving({ code: 'invalid', errors });
    expect(message).toMatch(/^سطر 1، حرف 8: .*crop/u);
  });

  test('stays as the server says it where the portal has no words for it', async () => {
    const errors = [{ pointer: '/a', message: 'is odd', code: 'oddOfALaterServer' }];
    expect((await arriving({ code: 'invalid', errors })).message).toBe('is odd');
    expect((await arriving({ code: 'laterStill', detail: 'Not today.' })).message).toBe('Not today.');
  });
});
