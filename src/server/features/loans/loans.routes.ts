import { loanWorkflow } from '../../../../machines/loans/loan.workflow.ts';
import { statesOf } from '../../../../machines/shared/states.ts';
import type { WorkflowEvent } from '../../../../machines/shared/workflow.ts';
import { invalid, notFound } from '../../platform/errors.ts';
import type { Caller, Feature } from '../../platform/feature.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import { transaction } from '../../platform/transaction.ts';
import { recordCalls } from '../../records/record-calls.ts';
import { changeTwoPerson, twoPersonSettings } from '../../records/two-person.ts';
import { listLoanAgents } from './loans.agents.ts';
import { apply } from './loans.apply.ts';
import { loanEntity } from './loans.entity.ts';
import { loanColumns } from './loans.export.ts';
import type { LoanSummary } from './loans.list.ts';
import { loanMessage } from './loans.messages.ts';
import { clausesOf, findLoanRecord, loanOfClause, signedCopyOf } from './loans.record.ts';
import { partnerScope, twoPerson } from './loans.store.ts';
import type { LoanChoiceTable } from './loans.tables.ts';

/** How a seed call names its application. */
interface Named {
  id?: string;
  applicationId?: string;
}

export const loansRoutes: Feature = (services) => {
  const { database, media } = services;
  const entity = loanEntity(services);
  const { reading, shown, visible, page, file, send } = recordCalls(services, entity);

  /** The id behind `id` or `applicationId`, within the person's scope; two names that differ are refused rather than guessed at. */
  async function idOf({ id, applicationId }: Named, caller: Caller): Promise<string> {
    const found = await visible(id ?? applicationId ?? '', caller);
    if (id !== undefined && applicationId !== undefined && (await visible(applicationId, caller)) !== found) {
      throw invalid('/applicationId', loanMessage('twoApplications'));
    }
    return found;
  }

  /** A clause belongs to one application, so that its own id is enough. */
  async function namedByClause(
    { id, applicationId, clauseId }: Named & { clauseId: string },
    caller: Caller,
  ): Promise<Named> {
    if (id !== undefined || applicationId !== undefined) return { id, applicationId };
    const loanId = await loanOfClause(database, clauseId);
    // One outside the person's scope is as unknown as one that was made up.
    const found = loanId !== null && (await entity.load(database, [loanId], caller)).has(loanId);
    if (!found) throw notFound('clause');
    return { id: loanId };
  }

  async function decideOn(call: { body: Named; caller: Caller; ifMatch?: number }, event: WorkflowEvent) {
    return await send(await idOf(call.body, call.caller), event, call);
  }

  const choices = (table: 'loan_partners' | 'loan_payment_modes') =>
    database.selectFrom(table).selectAll().orderBy('seq').execute();

  async function loanTypes() {
    const types = await database.selectFrom('loan_types').selectAll().orderBy('seq').execute();
    return types.map((type) => ({ ...choiceOf(type), limit: { perAcre: type.per_acre, max: type.max } }));
  }

  return {
    listLoanApplications: ({ query, caller }) => page(query, caller),
    exportLoanApplications: (call) =>
      file(call, { name: 'loan-applications', title: 'Loan applications', columns: loanColumns }),

    async getLoanApplication({ params, caller }) {
      const id = await entity.resolve(database, params.id);
      const record = id === null ? undefined : await findLoanRecord(entity.list, id, reading(caller));
      if (!record) throw notFound('loan application');
      return { body: record };
    },

    async applyForLoan({ body, caller }) {
      const id = await apply(services, entity, body, caller);
      return { status: 201, body: await shown(id, caller) };
    },

    assignLoanAgent: (call) => {
      const { email, reason } = call.body;
      return decideOn(call, { type: 'ASSIGN_AGENT', email, reason });
    },
    acceptLoan: (call) => decideOn(call, { type: 'ACCEPT', reason: call.body.reason }),
    deferLoan: (call) => decideOn(call, { type: 'DEFER', reason: call.body.reason }),
    rejectLoan: (call) => decideOn(call, { type: 'REJECT', reason: call.body.reason }),

    async addLoanClause(call) {
      const { title, text } = call.body;
      const { body: application } = await decideOn(call, { type: 'ADD_CLAUSE', title, text });
      const clauses = await clausesOf(database, application.id);
      const clause = clauses.findLast((known) => known.title === title && known.text === text);
      if (!clause) throw notFound('clause');
      return { status: 201, body: { application, clause } };
    },
    async updateLoanClause(call) {
      const { clauseId, title, text } = call.body;
      const named = { ...call, body: await namedByClause(call.body, call.caller) };
      const { body: application } = await decideOn(named, { type: 'UPDATE_CLAUSE', clauseId, title, text });
      const clause = (await clausesOf(database, application.id)).find(({ id }) => id === clauseId);
      if (!clause) throw notFound('clause');
      return { body: { application, clause } };
    },

    signLoanContract: (call) => {
      const { date, signedCopyId, reason } = call.body;
      return decideOn(call, { type: 'SIGN_CONTRACT', date, signedCopyId, reason });
    },
    procureLoan: (call) => {
      const { items, amount, paymentModeId, reason } = call.body;
      return decideOn(call, { type: 'PROCURE', items, amount, paymentModeId, reason });
    },
    closeLoan: (call) => {
      const { reason, note } = call.body;
      return decideOn(call, { type: 'CLOSE', reason, note });
    },

    async uploadSignedCopy({ params, files, caller }) {
      const loanId = await visible(params.id, caller);
      const upload = files.find(({ field }) => field === 'file');
      if (!upload) throw invalid('/file', fieldMessage('chooseFile'));
      const keptFile = await media.keep(upload, ['pdf', 'image']);
      await transaction(database, async (trx) => {
        await media.enter(trx, keptFile, caller.id);
        await trx.insertInto('loan_signed_copies').values({ media_id: keptFile.id, loan_id: loanId }).execute();
      });
      const body = await signedCopyOf(database, keptFile.id);
      if (!body) throw notFound('signed copy');
      return { status: 201, body };
    },

    async downloadSignedCopy({ params, caller }) {
      const id = await visible(params.id, caller);
      const loan = await database
        .selectFrom('loan_applications')
        .select('signed_copy_id')
        .where('id', '=', id)
        .executeTakeFirst();
      if (!loan?.signed_copy_id) throw notFound('signed copy');
      return await media.open(loan.signed_copy_id);
    },

    listLoanAgents: async ({ query, caller }) => ({
      body: await listLoanAgents(database, query, partnerScope(caller)),
    }),

    async getLoanSettings() {
      return { body: await twoPersonSettings(database, twoPerson) };
    },
    async updateLoanSettings({ body, caller, ifMatch }) {
      return { body: await changeTwoPerson(services, twoPerson, body.twoPerson, { caller, ifMatch }) };
    },

    async listLoanStatuses({ query }) {
      const all = statesOf(loanWorkflow.machine).map((id) => {
        const { label: title = id, ended = false } = loanWorkflow.states[id] ?? {};
        return { id: id as StateName, title, ended };
      });
      return { body: pageOf(all, query) };
    },
    async listLoanPaymentModes({ query }) {
      return { body: pageOf((await choices('loan_payment_modes')).map(choiceOf), query) };
    },
    async listLoanTypes({ query }) {
      return { body: pageOf(await loanTypes(), query) };
    },
    async listLoanPartners({ query, caller }) {
      const scope = partnerScope(caller);
      const partners = (await choices('loan_partners')).filter(({ id }) => scope === null || id === scope);
      return { body: pageOf(partners.map(choiceOf), query) };
    },
  };
};

type StateName = LoanSummary['state'];

function pageOf<T>(all: T[], { limit = 1000, offset = 0 }: { limit?: number; offset?: number }) {
  return { items: all.slice(offset, offset + limit), total: all.length, limit, offset };
}

function choiceOf({ id, code, title, title_ur }: LoanChoiceTable) {
  return { id, code, title, titleUr: title_ur, active: true };
}
