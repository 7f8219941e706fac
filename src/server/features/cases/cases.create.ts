import { allowedSeconds, newClock } from '../../../../machines/cases/case.clock.ts';
import { isSameTag } from '../../../../machines/cases/case.machine.ts';
import { digitsOfNumber, kindOfNumber } from '../../../../machines/cases/case.number.ts';
import { invalid } from '../../platform/errors.ts';
import type { BodyOf, Caller, Services } from '../../platform/feature.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import { type Executor, transaction } from '../../platform/transaction.ts';
import { perform } from '../../records/perform.ts';
import type { NewColumns } from '../../records/records.tables.ts';
import { byWholeNumber } from '../subscribers/people.ts';
import { findCaseAgent } from './cases.agents.ts';
import { categoryCode, isSubCategoryOf } from './cases.categories.ts';
import { type caseEntity, clockColumns } from './cases.entity.ts';
import { caseMessage } from './cases.messages.ts';
import { parametersOf } from './cases.parameters.ts';
import type { CasesTable } from './cases.tables.ts';

type Form = BodyOf<'createCase'>;

/** Enters a new case, and hands it over where the form names somebody; returns its id. */
export async function createCase(
  services: Services,
  entity: ReturnType<typeof caseEntity>,
  form: Form,
  caller: Caller,
): Promise<string> {
  const { database, clock, newId } = services;
  if (form.agent !== undefined && !(await findCaseAgent(database, form.agent))) {
    throw invalid('/agent', caseMessage('noSuchCaseAgent'));
  }
  const msisdn = numberIn(form.msisdn);
  const id = newId();
  await transaction(database, async (trx) => {
    const at = clock();
    const code = await categoryCode(trx, form.category, '/category');
    if (form.subCategory !== undefined && !(await isSubCategoryOf(trx, form.subCategory, form.category))) {
      throw invalid('/subCategory', fieldMessage('noSuchEntry'));
    }
    const { status = 'new' } = form;
    const tags = tagsOf(form.tags ?? []);
    const parameters = await parametersOf(trx, form);
    const columns = {
      msisdn,
      ...(await askerOf(trx, msisdn)),
      title: form.title.trim(),
      description: form.description?.trim() || null,
      category_id: form.category,
      sub_category_id: form.subCategory ?? null,
      tags: JSON.stringify(tags),
      parameters: JSON.stringify(parameters),
      ...clockColumns(newClock(status, allowedSeconds(code), at)),
      created_by: caller.id,
      created_at: at,
      updated_at: at,
    } satisfies NewColumns<CasesTable>;
    const event = { type: 'CREATE', status, isFarmers: columns.farmer_id !== null, tags, parameters };
    const facts = { title: columns.title, status, tags, parameters };
    await entity.create(trx, { id, event, actor: caller, at, columns, facts });
  });
  if (form.agent !== undefined) await perform(services, entity, id, { type: 'ASSIGN', agent: form.agent }, { caller });
  return id;
}

/** The digits of a mobile number of this country; what else it is is said at the field. */
function numberIn(given: string): string {
  const kind = kindOfNumber(given);
  const digits = digitsOfNumber(given);
  if (kind === 'mobile' && digits !== null) return digits;
  throw invalid('/msisdn', caseMessage(kind === 'mobile' ? 'noNumber' : kind));
}

/** Of tags that differ in capitals only, the first. */
function tagsOf(given: readonly string[]): string[] {
  const tags = given.map((tag) => tag.trim());
  return tags.filter((tag, place) => tags.findIndex((other) => isSameTag(tag, other)) === place);
}

/** The farmer of a number, as the case keeps it; nobody's where no farmer has it. */
async function askerOf(db: Executor, msisdn: string) {
  const asker = await db
    .selectFrom('farmers as f')
    .leftJoin('reference_items as d', 'd.id', 'f.district_id')
    .select(['f.id', 'f.name', 'f.name_ur', 'f.district_id', 'f.language_id', 'd.name as district'])
    .where(byWholeNumber(msisdn))
    .executeTakeFirst();
  return {
    farmer_id: asker?.id ?? null,
    farmer_name: asker?.name ?? null,
    farmer_name_ur: asker?.name_ur ?? null,
    district_id: asker?.district_id ?? null,
    district: asker?.district ?? null,
    language_id: asker?.language_id ?? null,
  };
}
