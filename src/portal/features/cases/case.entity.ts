import { type CaseFacts, noCaseFacts } from '../../../../machines/cases/case.machine.ts';
import { latinDigits } from '../../../../machines/shared/latin-digits.ts';
import { path } from '../../paths.ts';
import { nameOf } from '../../person-name.ts';
import { phoneWritten } from '../../ui/phones.ts';
import { defineEntity } from '../../workflow/entity.ts';

export const cases = defineEntity<'/case/all', '/case/one/{id}'>({
  workflow: 'case',
  namespace: 'cases',
  screen: path('cases'),
  href: (id) => path('case', id),
  calls: { list: '/case/all', record: '/case/one/{id}', export: '/case/export' },
  shownAt: ['/case', '/workflow', '/dashboard'],
  asked: (query) => ({ ...query, search: latinDigits(query.search) }),
  number: (one) => one.caseNumber,
  title: (one) => one.title,
  detail: (one) => nameOf(one.farmer) ?? phoneWritten(one.farmer.msisdn),
  due: ({ clock }) => clock.dueAt,
  facts: ({ agent, tags, snoozedUntil, farmer }): CaseFacts => ({
    ...noCaseFacts,
    agentId: agent?.id ?? null,
    tags,
    snoozedUntil,
    isFarmers: farmer.id !== null,
  }),
  wholeFacts: (one): Partial<CaseFacts> => ({
    content: {
      title: one.title,
      description: one.description,
      categoryId: one.category.id,
      subCategoryId: one.subCategory?.id ?? null,
    },
    parameters: one.parameters.map(({ type, parameter }) => `${type}:${parameter.id}`),
    answer: one.answer,
    mergedFrom: one.state === 'merged' ? (one.lastStep.from as CaseFacts['mergedFrom']) : null,
  }),
  keys: [
    { key: 'a', event: 'ASSIGN' },
    { key: 'm', event: 'ASSIGN', short: { name: 'toMe', payload: ({ id }) => ({ agent: id }) } },
    { key: 'r', event: 'RESOLVE' },
    { key: 'p', event: 'PEND' },
    { key: 's', event: 'SNOOZE' },
    { key: 'y', event: 'WAKE' },
    { key: 't', event: 'TAG', onRecord: true },
    { key: 'o', event: 'REOPEN', onRecord: true },
    { key: 'e', event: 'EDIT', onRecord: true },
  ],
  compared: ['state', 'title', 'description', 'agent', 'tags', 'parameters', 'answer', 'snoozedUntil'],
});
