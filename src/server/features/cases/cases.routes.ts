import type { Routes } from '../../manifest.ts';
import { notFound } from '../../platform/errors.ts';
import type { BodyOf, Caller } from '../../platform/feature.ts';
import { recordCalls } from '../../records/record-calls.ts';
import { listItems } from '../lovs/lovs.queries.ts';
import { listCaseAgents } from './cases.agents.ts';
import { categoryCode, isSubCategoryOf } from './cases.categories.ts';
import { createCase } from './cases.create.ts';
import { caseEntity } from './cases.entity.ts';
import { caseColumns } from './cases.export.ts';
import { heard } from './cases.files.ts';
import { caseOverview } from './cases.overview.ts';
import { findCaseRecord } from './cases.record.ts';
import { similarCases } from './cases.similar.ts';
import { MORNINGS, wakeCases } from './cases.waking.ts';

/** The events in which a status that came with an assignment is reached. */
const EVENT_TO: Readonly<Record<string, string>> = { pending: 'PEND' };

export const casesRoutes: Routes = (services) => {
  const { database, clock, jobs } = services;
  const entity = caseEntity(services);
  jobs.define({
    name: 'wake-cases',
    cron: MORNINGS,
    work: async () => {
      await wakeCases(services);
    },
  });

  const { reading, shown, page, file, send } = recordCalls(services, entity);

  /** What an edit sends to the machine, its entries looked up. */
  async function editOf({ id, title, description, categoryId, subCategoryId }: BodyOf<'updateCase'>, caller: Caller) {
    const known = (await entity.load(database, [id.toLowerCase()], caller)).get(id.toLowerCase());
    if (!known) throw notFound('case');
    const before = known.subject.facts.content.categoryId;
    const category = categoryId?.toLowerCase() ?? before ?? '';
    const isMoved = category !== before;
    const sub = subCategoryId?.toLowerCase() ?? (isMoved ? null : undefined);
    return {
      type: 'EDIT',
      title,
      description,
      ...(isMoved && { categoryId: category, categoryCode: await categoryCode(database, category, '/categoryId') }),
      ...(sub !== undefined && { subCategoryId: sub }),
      subCategoryFits: !sub || (await isSubCategoryOf(database, sub, category)),
    };
  }

  return {
    listCases: ({ query, caller }) => page(query, caller),
    exportCases: (call) => file(call, { name: 'cases', title: 'Cases', columns: caseColumns }),
    async getCase({ params, caller }) {
      const id = await entity.resolve(database, params.id);
      const record = id === null ? undefined : await findCaseRecord(services, entity.list, id, reading(caller));
      if (!record) throw notFound('case');
      return { body: record };
    },
    listSimilarCases: async ({ query }) => ({
      body: { items: await similarCases(database, { ...query, limit: query.limit ?? 5 }) },
    }),
    getCaseOverview: async () => ({ body: await caseOverview(database, clock()) }),
    listCaseAgents: async ({ query }) => ({ body: await listCaseAgents(database, query) }),

    async createCase({ body, caller }) {
      const id = await createCase(services, entity, body, caller);
      return { status: 201, body: await shown(id, caller) };
    },
    updateCase: async (call) => await send(call.body.id, await editOf(call.body, call.caller), call),
    async assignCase(call) {
      const { id, agent, status, question, reason } = call.body;
      const next = EVENT_TO[status ?? ''];
      const assigned = await send(id, { type: 'ASSIGN', agent, reason }, call);
      return next === undefined ? assigned : await send(id, { type: next, question, reason }, { caller: call.caller });
    },
    addCaseParameter: (call) => {
      const { id, type, parameter } = call.body;
      return send(id, { type: 'ADD_PARAMETER', kind: type, parameter: parameter.toLowerCase() }, call);
    },
    removeCaseParameter: (call) => {
      const { id, type, parameter } = call.params;
      return send(id, { type: 'REMOVE_PARAMETER', kind: type, parameter: parameter.toLowerCase() }, call);
    },
    addCaseTag: (call) => send(call.body.id, { type: 'TAG', tag: call.body.tag }, call),
    removeCaseTag: (call) => send(call.params.id, { type: 'UNTAG', tag: call.params.tag }, call),
    async hearCase(call) {
      const { id, text } = call.body;
      return await send(id, await heard(services, text, call.files), call);
    },
    deleteCase: (call) => send(call.params.id, { type: 'DELETE' }, call),

    listCaseCategories: async ({ query }) => ({ body: await entriesOf(query) }),
    listCaseSubCategories: async ({ params, query }) => ({ body: await entriesOf(query, params.id) }),
  };

  async function entriesOf({ limit = 1000, offset = 0 }: { limit?: number; offset?: number }, parentId?: string) {
    const lists = [parentId === undefined ? 'case-category' : 'case-sub-category'] as const;
    const page = await listItems(database, { lists, active: true, ...(parentId && { parentId }) }, { limit, offset });
    const items = page.items.map(({ id, code, title, titleUr, parentId: parent }) => ({
      id,
      code,
      title,
      titleUr,
      parentId: parent,
    }));
    return { ...page, items };
  }
};
