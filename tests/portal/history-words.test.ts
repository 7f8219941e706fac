import i18next from 'i18next';
import { expect, test } from 'vitest';
import { noTerms } from '../../machines/loans/loan.amount.ts';
import { listOfFilter, wordOfFilter } from '../../src/portal/features/history/history.filters.ts';
import { belongings, fieldKeys } from '../../src/portal/features/history/history.places.ts';
import { locales } from '../../src/portal/locales.ts';
import { calledIn } from '../../src/portal/workflow/called.ts';
import { portalWords } from '../support/portal-words.ts';

/** Fields as the steps of records keep them. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  account: ['name', 'email', 'active'],
  campaign: ['contentLanguage', 'contentTexts.ur', 'contentTexts.sk'],
  case: ['title', 'description', 'categoryId', 'subCategoryId'],
  caseExport: ['rows', 'status', 'categoryId', 'agent', 'unassigned', 'overdue', 'msisdn', 'tag', 'created', 'search'],
  farm: ['title', 'land_area', 'soil_type_id', 'operator_id', 'overlap_reason', 'shape', 'sown_on'],
  farmer: ['name', 'name_ur', 'cnic', 'tehsil_id', 'lat'],
  job: ['title', 'jobTypeId', 'campaignId', 'operators', 'missedRuns', 'weekDays'],
  listing: ['title', 'category', 'unitPrice', 'expiryDt', 'contactNo', 'location', 'metaData'],
  livestock: ['count', 'breed_id', 'stage_id'],
  loan: ['type', 'partner', 'paymentMode', ...Object.keys(noTerms).filter((name) => !name.endsWith('Id'))],
  loanExport: ['rows', 'status', 'partner', 'type', 'agent', 'unassigned', 'district', 'season', 'amount', 'applied'],
  post: ['content', 'type', 'lat', 'lng', 'media'],
  referenceItem: ['title', 'titleUr', 'parent', 'attributes', 'order', 'active'],
  subscriberExport: ['rows', 'mark', 'syncDate', 'changedByFile', 'agentId', 'operator', 'lastCall', 'search'],
  survey: ['contentLanguage', 'contentTexts.hn'],
  surveyExport: ['rows', 'language', 'provinceId', 'districtId', 'input', 'key'],
  weather: ['maxTemperature', 'rainfall', 'narrative'],
};

test.each(locales)('what a step changed is called by words in $code, never by a code', ({ code }) => {
  const said = (key: string) => {
    const [page = '', path = ''] = key.split(':');
    return path
      .split('.')
      .reduce<unknown>((words, name) => (words as Record<string, unknown>)?.[name], portalWords(code, page));
  };
  const wordless = Object.entries(KEPT).flatMap(([entity, fields]) =>
    fields
      .filter((field) => fieldKeys(entity, field).every((key) => typeof said(key) !== 'string'))
      .map((field) => `${entity} ${field}`),
  );
  expect([...wordless, ...Object.values(belongings).filter((key) => typeof said(key) !== 'string')]).toEqual([]);
});

test('records that the server calls by a word, and what files were filtered by, are told in the reader’s language', async () => {
  const pages = ['workflow', 'cases', 'jobs', 'subscribers', 'accounts', 'common'];
  const ur = Object.fromEntries(pages.map((name) => [name, portalWords('ur', name)]));
  const of = i18next.createInstance();
  await of.init({ lng: 'ur', resources: { ur }, interpolation: { escapeValue: false } });
  const t = of.getFixedT('ur', 'workflow');
  expect(['post', 'listing', 'report'].map((entity) => calledIn(t, entity, 'Post 12'))).toEqual([
    'پوسٹ 12',
    'اشتہار 12',
    'شکایت',
  ]);
  expect(calledIn(t, 'loan', 'LN-12')).toBe('LN-12');
  const word = (entity: string, field: string, part: string) =>
    wordOfFilter(t, { date: (day) => `(${day})` }, { entity, field, part });
  expect([listOfFilter('loanExport', 'partner'), listOfFilter('subscriberExport', 'district')]).toEqual([
    'loan-partner',
    'district',
  ]);
  expect(word('loanExport', 'status', 'submitted')).toBe(t('loan.states.submitted'));
  expect(word('subscriberExport', 'mark', 'noProfile')).toBe(t('subscribers:besides.noProfile'));
  expect(word('caseExport', 'unassigned', 'true')).toBe(t('cases:filters.unassignedYes'));
  expect(word('jobExport', 'outcome', 'leftOut')).toBe(t('jobs:recipient.leftOut'));
  expect(word('surveyExport', 'key', 'true')).toBe(t('accounts:yes'));
  expect(word('caseExport', 'created', '2026-11-01 – ')).toBe('(2026-11-01) – ');
  expect(
    [
      t('loan.states.submitted'),
      t('jobs:recipient.leftOut'),
      t('subscribers:besides.noProfile'),
      t('accounts:yes'),
    ].join(''),
  ).not.toMatch(/[a-z]/);
});
