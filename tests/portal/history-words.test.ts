import { expect, test } from 'vitest';
import { noTerms } from '../../machines/loans/loan.amount.ts';
import { belongings, fieldKeys } from '../../src/portal/features/history/history.places.ts';
import { locales } from '../../src/portal/locales.ts';
import { portalWords } from '../support/portal-words.ts';

/** Fields as the steps of records keep them. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  account: ['name', 'email', 'active'],
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
