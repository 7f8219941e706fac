import { type CaseFacts, noCaseFacts } from '../../../../machines/cases/case.machine.ts';
import { latinDigits } from '../../../../machines/shared/latin-digits.ts';
import { path } from '../../paths.ts';
import { nameOf } from '../../person-name.ts';
import { phoneWritten } from '../../ui/phones.ts';
import { defineEntity } from '../../workflow/entity.ts';
import { letters } from '../../workflow/letters.ts';

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
    { key: letters.assign, event: 'ASSIGN' },
    { key: letters.takeOn, event: 'ASSIGN', short: { name: 'toMe', payload: ({ id }) => ({ agent: id }) } },
    { key: letters.finish, event: 'RESOLVE' },
    { key: letters.hold, event: 'PEND' },
    { key: letters.putOff, event: 'SNOOZE' },
    { key: letters.goOn, event: 'WAKE' },
    { key: letters.add, event: 'TAG', onRecord: true },
    { key: letters.goOn, event: 'REOPEN', onRecord: true },
    { key: letters.change, event: 'EDIT', onRecord: true },
  ],
  compared: ['state', 'title', 'description', 'agent', 'tags', 'parameters', 'answer', 'snoozedUntil'],
});
