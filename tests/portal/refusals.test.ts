import { globSync, readFileSync } from 'node:fs';
import i18next from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { workflows } from '../../machines/workflows.ts';
import { problemOf } from '../../src/portal/api/problem.ts';
import type { Words } from '../../src/portal/joined-words.ts';
import { locales } from '../../src/portal/locales.ts';
import { rightInWords } from '../../src/portal/permission.words.ts';
import type { BulkRow } from '../../src/portal/workflow/bulk.ts';
import { outcomeWordsOf } from '../../src/portal/workflow/outcome.words.ts';
import { workflowWordsOf } from '../../src/portal/workflow/words.ts';
import { fieldMessage, words } from '../../src/server/platform/field.messages.ts';
import { calls } from '../support/contract.ts';
import { portalWords } from '../support/portal-words.ts';

const ofFeatures = import.meta.glob<{ words?: object }>('../../src/server/features/*/*.messages.ts', { eager: true });

test('the portal has the words of everything that the server says of a field, in English the very same', () => {
  expect(Object.keys(ofFeatures).length).toBeGreaterThan(0);
  const said = Object.assign({}, words, ...Object.values(ofFeatures).map((one) => one.words));
  expect(portalWords('en', 'refusals').fields).toMatchObject(said);
});

test.each(locales.map(({ code }) => code))('a refusal stands where refusals are looked for: %s', (code) => {
  expect(Object.keys(portalWords(code, 'refusals')).toSorted()).toEqual(['changedSince', 'fields', 'now', 'refusals']);
});

test('whoever is told of a decision by SMS is named on the record', () => {
  const folder = new URL('../../src/server/features/', import.meta.url);
  const told = globSync('**/*.ts', { cwd: folder }).flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/\baddressee: '(\w+)'/g)].map(([, name = '']) => name),
  );
  expect(told).toContain('asker');
  for (const { code } of locales) {
    const { messages } = portalWords(code, 'records') as { messages: { to: Words } };
    expect([code, Object.keys(messages.to)]).toEqual([code, expect.arrayContaining(told)]);
  }
});

test.each(['en', 'ur'])('a condition that fails at a field has words for that field: %s', (locale) => {
  const fields = portalWords(locale, 'refusals').fields as Words;
  const wordless = Object.values(workflows)
    .flatMap(({ payloadGuards = {} }) => Object.keys(payloadGuards))
    .filter((guard) => !(guard in fields));
  expect(wordless).toEqual([]);
});

test.each(['en', 'ur'])('every condition of a machine has words, as a history names it: %s', (locale) => {
  const ofTypes = portalWords(locale, 'workflow') as Record<string, { guards?: Words }>;
  const wordless = Object.values(workflows).flatMap(({ name, machine, guards }) =>
    Object.keys(machine.implementations.guards)
      .filter((guard) => !(guard in (ofTypes[name]?.guards ?? {})) && !(locale === 'en' && guard in guards))
      .map((guard) => `${name}.${guard}`),
  );
  expect(wordless).toEqual([]);
});

test('every permission of the contract has words', () => {
  const { modules, methods } = portalWords('en', 'common').rights as Record<'modules' | 'methods', Words>;
  const wordless = calls
    .map(({ permission }) => permission.split(':'))
    .filter(([module = '', , method = '']) => method !== '' && !(module in modules && method in methods));
  expect(wordless).toEqual([]);
});

test('that something was saved before, with other words, is said for people in English too', async () => {
  const { refusals } = portalWords('en', 'refusals') as { refusals: Record<string, string> };
  await i18next.init({ lng: 'en', resources: { en: { refusals: { refusals } } } });
  const problem = { type: 'about:blank', title: 'No', status: 422, code: 'keyReused', detail: 'Use a new key.' };
  expect((await problemOf(Response.json(problem, { status: 422 }))).detail).toBe(refusals['keyReused']);
});

test.each(locales.map(({ code, tag }) => [code, tag]))(
  'a day in what is wrong with a field is written as the portal writes days: %s',
  async (code, tag) => {
    const resources = { [code]: { refusals: portalWords(code, 'refusals') } };
    await i18next.init({ lng: code, resources, interpolation: { escapeValue: false } });
    const error = { pointer: '/consent', message: 'It …', code: 'agreedSinceListed', values: { day: '2026-11-03' } };
    const problem = { type: 'about:blank', title: 'No', status: 422, code: 'invalid', errors: [error] };
    const { message } = await problemOf(Response.json(problem, { status: 422 }));
    const day = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).formatToParts(
      Date.UTC(2026, 10, 3),
    );
    expect(message).toContain(day.find(({ type }) => type === 'year')?.value);
    expect(message).not.toContain('2026-11-03');
    expect(message).toMatch(/^\P{Ll}.*[.。۔]$/u);
  },
);

describe('a refusal read in Urdu', () => {
  beforeAll(async () => {
    const names = ['refusals', 'ivrQuery', 'common', 'workflow', 'lists', 'records', 'rights'];
    const ur = Object.fromEntries(names.map((name) => [name, portalWords('ur', name)]));
    await i18next.init({ lng: 'ur', resources: { ur }, interpolation: { escapeValue: false } });
    i18next.services.formatter?.add('right', rightInWords);
  });

  const words = (key: string) => i18next.t(`workflow:listing.${key}`);
  const arriving = async (problem: object) =>
    await problemOf(Response.json({ type: 'about:blank', title: 'No', status: 422, ...problem }, { status: 422 }));

  test('and a reason that was chosen stands in its word, one that was typed as it was typed', () => {
    const { reason } = workflowWordsOf('loan', i18next.getFixedT('ur', 'workflow'));
    expect(reason('CLOSE', 'repaid')).toBe(i18next.t('workflow:loan.options.CLOSE.reason.repaid'));
    expect(reason('CLOSE', 'repaid')).not.toBe('repaid');
    expect(reason('DEFER', 'repaid')).toBe('repaid');
  });

  test('is worded by its code and values', async () => {
    const { message, problem } = await arriving({
      code: 'invalid',
      detail: 'Ask for at most 90 days.',
      errors: [{ pointer: '/from', ...fieldMessage('tooManyDays', { max: 90 }) }],
    });
    expect(message).toBe('زیادہ سے زیادہ 90 دن مانگیں۔');
    expect(problem.errors?.[0]?.message).toBe(message);
    expect((await arriving({ code: 'stale', detail: 'It has changed.' })).message).toContain('بدل گیا');
    const { message: forbidden } = await arriving({ code: 'forbidden', permission: 'loan:accept-loan:put' });
    expect(forbidden).toBe('آپ کے کردار میں “قرض منظور کرنا: بدلنا اور فیصلہ کرنا” شامل نہیں۔');
  });

  test('counts as the language counts, where it names a number', async () => {
    const refused = (count: number) => arriving({ code: 'roleInUse', detail: 'Agents hold it.', values: { count } });
    expect([(await refused(1)).message, (await refused(2)).message]).toEqual([
      expect.stringContaining('1 ایجنٹ کے پاس'),
      expect.stringContaining('2 ایجنٹوں کے پاس'),
    ]);
  });

  test('names what is missing as the table of roles does, where one module has several rights', async () => {
    const refusal = async (permission: string) => (await arriving({ code: 'forbidden', permission })).message;
    const [list, subscribers] = [
      await refusal('subscription:dncr-list:get'),
      await refusal('subscription:subscriber:get'),
    ];
    expect(list).toContain(i18next.t('rights:subscription.dncr-list'));
    expect(list).not.toBe(subscribers);
  });

  test('names what is wrong with a query, in a whole sentence', async () => {
    const values = { owner: 'caller', name: 'crop', query: 'unknownField', line: 1, column: 8 };
    const errors = [
      { pointer: '/validationQuery', message: 'Line 1, column 8: caller has no crop.', code: 'query', values },
    ];
    const { message } = await arriving({ code: 'invalid', errors });
    expect(message).toMatch(/^سطر 1، حرف 8: .*crop.*۔$/u);
  });

  test('of a decision names the condition, or what the record is now and by whom', async () => {
    const conflict = { entity: 'listing', state: 'pending+active', allowed: [] };
    const { message: condition } = await arriving({
      status: 409,
      code: 'guard',
      detail: 'Somebody other than who entered it must approve.',
      conflict: { ...conflict, guard: 'isNotItsCreator', words: 'somebody other than who entered it must approve' },
    });
    expect(condition).toBe(words('guards.isNotItsCreator'));
    const by = { id: null, name: 'Hina' };
    const { message } = await arriving({
      status: 409,
      code: 'decidedElsewhere',
      detail: 'Somebody else was faster. It is rejected, active now.',
      conflict: { ...conflict, state: 'rejected+active', by },
    });
    const { message: changed } = await arriving({
      status: 409,
      code: 'stale',
      detail: 'It has changed since it was read. It is rejected, active now.',
      conflict: { ...conflict, state: 'rejected+active', by, event: 'EDIT' },
    });
    expect(changed).toContain(words('happened.EDIT'));
    const [rejected, active] = [words('states.rejected'), words('states.active')];
    expect(message).toContain(`${rejected}، ${active}`);
    expect(message).toContain('Hina');
    expect(message).not.toContain('faster');
  });

  test('of one of many is worded by its codes, as of one alone', () => {
    const words = workflowWordsOf('listing', i18next.getFixedT('ur', 'workflow'));
    const wordsOf = outcomeWordsOf('listing', i18next.getFixedT('ur', ['lists', 'records', 'refusals']), words);
    const row = { id: 'a', state: 'rejected+active', words: 'English of the server' };
    const said = [
      { ...row, outcome: 'conflict', code: 'guard', guard: 'isNotItsCreator' },
      { ...row, outcome: 'conflict', code: 'wrongState' },
      { ...row, outcome: 'conflict', code: 'decidedElsewhere', by: { name: 'ہما' } },
      { ...row, outcome: 'conflict', code: 'stale', by: { name: 'ہما' }, did: 'EDIT' },
      { ...row, outcome: 'forbidden', permission: 'mandi:listing:put' },
      { ...row, outcome: 'invalid', errors: [{ pointer: '/reason', message: 'Reason is missing', code: 'required' }] },
      { ...row, outcome: 'notFound' },
      { ...row, outcome: 'accepted', lacks: ['reason'] },
    ].map((one) => wordsOf(one as BulkRow, 'REJECT'));
    for (const one of said) expect(one).toMatch(/^[^A-Za-z]+$/);
    expect(new Set(said).size).toBe(8);
    expect(said[3]).toContain(words.happened('EDIT'));
  });

  test('names what a step asks for, and its choices, in the reader’s language', () => {
    const asked = Object.keys(workflows).flatMap((name) => {
      const entity = name as keyof typeof workflows;
      const words = workflowWordsOf(entity, i18next.getFixedT('ur', 'workflow'));
      return Object.entries(workflows[entity].events).flatMap(([event, { fields = [] }]) =>
        fields
          .filter((field) => field.kind === 'choice' && !field.hidden)
          .flatMap((field) => [
            [entity, event, words.field(event, field)],
            ...(field.options ?? []).map((option) => [entity, event, words.option(event, field.name, option)]),
          ]),
      );
    });
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter(([, , said = '']) => /[A-Za-z]/.test(said))).toEqual([]);
  });

  test('stays as the server says it where the portal has no words for it', async () => {
    const errors = [{ pointer: '/a', message: 'is odd', code: 'oddOfALaterServer' }];
    expect((await arriving({ code: 'invalid', errors })).message).toBe('is odd');
    expect((await arriving({ code: 'laterStill', detail: 'Not today.' })).message).toBe('Not today.');
  });
});
