import { loanWorkflow } from '../../../../machines/loans/loan.workflow.ts';
import { initialState } from '../../../../machines/shared/states.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import type { BodyOf, Caller, Services } from '../../platform/feature.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import { type Transaction, transaction } from '../../platform/transaction.ts';
import type { NewColumns } from '../../records/records.tables.ts';
import { checkChoices, hasOpenLoan, limitOf } from './loans.choices.ts';
import type { loanEntity } from './loans.entity.ts';
import { replaceItems } from './loans.store.ts';
import type { LoanApplicationsTable } from './loans.tables.ts';

type Application = BodyOf<'applyForLoan'>;

const DEFAULT_MARK_UP = 14;

/** Creates an application for a farmer; returns its id. The machine judges, the unique index holds it against a race. */
export async function apply(
  services: Pick<Services, 'database' | 'clock' | 'newId'>,
  entity: ReturnType<typeof loanEntity>,
  body: Application,
  caller: Caller,
): Promise<string> {
  const id = services.newId();
  await transaction(services.database, async (trx) => {
    const farmer = await farmerOf(trx, body.farmerId);
    await checkChoices(trx, body, caller);
    const openLoanOfType = await hasOpenLoan(trx, body);
    const { amount, acres = farmer.land_acres } = body;
    const limit = await limitOf(trx, body.typeId);
    const event = { type: 'APPLY', farmerActive: farmer.state === 'active', openLoanOfType, amount, acres, limit };
    const at = services.clock();
    const entered = await entity.create(trx, {
      id,
      event,
      actor: caller,
      at,
      columns: columnsOf(body, farmer, at),
      reason: body.note,
      facts: { amount, purpose: body.purpose },
    });
    if (!entered) {
      throw conflict('guard', 'The farmer has an open loan of this type since a moment ago.', {
        state: initialState(loanWorkflow.machine),
        allowed: [],
        guard: 'noOpenLoanOfType',
      });
    }
    await replaceItems(trx, id, body.items ?? [], services.newId);
  });
  return id;
}

async function farmerOf(trx: Transaction, id: string) {
  const farmer = await trx
    .selectFrom('farmers as f')
    .leftJoin('reference_items as d', 'd.id', 'f.district_id')
    .select([
      'f.id',
      'f.name',
      'f.name_ur',
      'f.country_code',
      'f.msisdn',
      'f.state',
      'f.district_id',
      'f.land_acres',
      'd.name as district',
    ])
    .where('f.id', '=', id)
    .executeTakeFirst();
  if (!farmer) throw invalid('/farmerId', fieldMessage('noSuchFarmer'));
  return farmer;
}

function columnsOf(body: Application, farmer: Awaited<ReturnType<typeof farmerOf>>, at: Date) {
  return {
    farmer_id: farmer.id,
    farmer_name: farmer.name,
    farmer_name_ur: farmer.name_ur,
    farmer_phone: `${farmer.country_code}${farmer.msisdn}`,
    district_id: farmer.district_id,
    district: farmer.district,
    type_id: body.typeId,
    partner_id: body.partnerId,
    payment_mode_id: body.paymentModeId ?? null,
    purpose: body.purpose,
    season: body.season ?? null,
    amount: body.amount,
    tenure_months: body.tenureMonths,
    mark_up: body.markUp ?? DEFAULT_MARK_UP,
    acres: body.acres ?? farmer.land_acres,
    land_tenure: body.landTenure ?? null,
    security: body.security ?? null,
    co_signer: body.coSigner ?? null,
    source: body.source ?? 'Portal',
    applied_at: at,
    updated_at: at,
  } satisfies NewColumns<LoanApplicationsTable>;
}
