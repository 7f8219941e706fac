import { sql } from 'kysely';
import { textIn } from '../../../../machines/loans/loan.amount.ts';
import type { WorkflowEvent } from '../../../../machines/shared/workflow.ts';
import type { Executor } from '../../platform/transaction.ts';
import type { About } from '../../records/entity.ts';
import { institutionOf } from './loans.agents.ts';
import { checkChoices, hasOpenLoan, limitOf } from './loans.choices.ts';

const DECISIONS = ['DEFER', 'ACCEPT', 'REJECT'];

/** What types, partners and payment modes are called, by id: a history is read when they may be called otherwise. */
export type Titles = Readonly<Record<string, string>>;

/** What only the database knows of an application that is corrected, where its type or its partner is to be another. */
export async function namedInEdit(db: Executor, event: WorkflowEvent, { id, caller }: About) {
  const [typeId, partnerId, paymentModeId] = [event.typeId, event.partnerId, event.paymentModeId].map(textIn);
  const loan = await db
    .selectFrom('loan_applications')
    .select(['id', 'farmer_id', 'type_id', 'partner_id', 'payment_mode_id', 'agent_id'])
    .where('id', '=', id ?? null)
    .executeTakeFirst();
  if (!loan) return {};
  const newType = typeId === loan.type_id ? null : typeId;
  const newPartner = partnerId === loan.partner_id ? null : partnerId;
  const modes = [loan.payment_mode_id, paymentModeId].filter((mode) => typeof mode === 'string');
  await checkChoices(db, { typeId: newType, partnerId: newPartner, paymentModeId }, caller);
  const titles: Titles = {
    ...(newType && (await titlesOf(db, 'loan_types', [loan.type_id, newType]))),
    ...(modes.length > 0 && (await titlesOf(db, 'loan_payment_modes', modes))),
    ...(newPartner && (await titlesOf(db, 'loan_partners', [loan.partner_id, newPartner]))),
  };
  const agentPartnerId = newPartner && loan.agent_id ? await institutionOf(db, loan.agent_id) : null;
  const partnerActed = newPartner !== null && (await hasActed(db, loan));
  const known = { titles, agentPartnerId, partnerActed };
  if (!newType) return known;
  const openLoanOfNewType = await hasOpenLoan(db, { farmerId: loan.farmer_id, typeId: newType });
  return { ...known, openLoanOfNewType, limit: await limitOf(db, newType) };
}

/**
 * Whether the partner has dealt with it: it was decided for them, whoever did so, or somebody of theirs took a step, noted
 * something or is at it. Another partner would read all that.
 */
async function hasActed(db: Executor, loan: { id: string; partner_id: string }): Promise<boolean> {
  const { rows } = await sql<{ acted: boolean }>`
    with theirs as (select id from accounts where institution_id = ${loan.partner_id})
    select exists (select from history where entity = 'loan' and record_id = ${loan.id}
        and (event in (${sql.join(DECISIONS)}) or by_id in (select id from theirs)))
      or exists (select from record_notes where entity = 'loan' and record_id = ${loan.id}
        and by_id in (select id from theirs))
      or exists (select from claims where entity = 'loan' and record_id = ${loan.id}
        and person_id in (select id from theirs)) as acted`.execute(db);
  return rows[0]?.acted === true;
}

async function titlesOf(
  db: Executor,
  table: 'loan_types' | 'loan_partners' | 'loan_payment_modes',
  ids: readonly string[],
): Promise<Titles> {
  const rows = await db.selectFrom(table).select(['id', 'title']).where('id', 'in', ids).execute();
  return Object.fromEntries(rows.map(({ id, title }) => [id, title]));
}

type Changes = Record<string, { before: unknown; after: unknown }>;

/** What was changed, with titles where the machine knows ids. */
export function titled({ typeId, partnerId, paymentModeId, ...others }: Changes, titles: Titles): Changes {
  const words = ({ before, after }: Changes[string]) => ({
    before: titles[String(before)] ?? null,
    after: titles[String(after)] ?? null,
  });
  return {
    ...(typeId && { type: words(typeId) }),
    ...(partnerId && { partner: words(partnerId) }),
    ...(paymentModeId && { paymentMode: words(paymentModeId) }),
    ...others,
  };
}
