import { type RawBuilder, sql } from 'kysely';
import type { CaseFacts } from '../../../../machines/cases/case.machine.ts';
import { caseWorkflow } from '../../../../machines/cases/case.workflow.ts';
import type { WorkflowEvent } from '../../../../machines/shared/workflow.ts';
import type { components } from '../../../contract/generated/types.ts';
import type { Executor, Transaction } from '../../platform/transaction.ts';
import { deniedError } from '../../records/denial.ts';
import type { Change } from '../../records/entity.ts';
import { TO_DO } from './cases.list.ts';

type Mention = components['schemas']['CaseMention'];

const REFERENCE = /^(?:C-(?<number>\d{1,9})|(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}))$/i;

/** What the machine needs to know of the case that is to stand. */
export async function mergeLookedUp(
  db: Executor,
  event: WorkflowEvent,
  id: string | undefined,
): Promise<WorkflowEvent> {
  const asked = typeof event['into'] === 'string' ? event['into'].trim() : '';
  if (id === undefined || asked === '') return event;
  const { number = null, id: named = null } = REFERENCE.exec(asked)?.groups ?? {};
  const { rows } = await sql<{ id: string; number: number; state: string; isSameAsker: boolean; isEarlier: boolean }>`
    select o.id, o.number, o.state, o.number < r.number as "isEarlier",
      o.msisdn = r.msisdn or coalesce(o.farmer_id = r.farmer_id, false) as "isSameAsker"
    from cases r, cases o
    where r.id = ${id}::uuid and (o.id = ${named}::uuid or o.number = ${number}::integer)`.execute(db);
  const [into] = rows;
  if (!into) return { ...event, into: asked, intoState: 'none' };
  const { isSameAsker, isEarlier, state } = into;
  return { ...event, into: into.id, intoNumber: `C-${into.number}`, intoState: state, isSameAsker, isEarlier };
}

/** The case that is to stand waits until the other one leads to it, and still waits for its answer. */
export async function holdInto(trx: Transaction, { event }: Change<CaseFacts>): Promise<void> {
  if (event.type !== 'MERGE') return;
  const { rows } = await sql<{ state: string }>`
    select state from cases where id = ${String(event['into'])}::uuid for update`.execute(trx);
  const state = rows[0]?.state;
  if (TO_DO.some((known) => known === state)) return;
  const errors = [{ pointer: '/into', message: caseWorkflow.guards['isUnanswered'] ?? '', code: 'isUnanswered' }];
  throw deniedError(caseWorkflow, 'case', { outcome: 'invalid', errors });
}

/** Where a case leads to; null of one that stands by itself. */
export function mergeColumns({ event, facts }: Change<CaseFacts>) {
  if (event.type === 'MERGE') return { merged_into: String(event['into']), merged_from: facts.mergedFrom };
  return event.type === 'UNMERGE' ? { merged_into: null, merged_from: null } : {};
}

interface MergeParts {
  mergedInto: Mention | null;
  merged: components['schemas']['MergedCase'][];
}

/** The case that `r` leads to, and all that lead to `r`, however many steps away: the latest that were asked go first. */
export const mergeParts: { [Name in keyof MergeParts]: RawBuilder<MergeParts[Name]> } = {
  mergedInto: sql`(
    select json_build_object('id', o.id, 'caseNumber', 'C-' || o.number, 'title', o.title, 'state', o.state)
    from cases o where o.id = r.merged_into)`,
  merged: sql`(
    with recursive own as (
      select c.* from cases c where c.merged_into = r.id
      union select c.* from own join cases c on c.merged_into = own.id)
    select coalesce(json_agg(o), '[]') from (
      select id, 'C-' || number as "caseNumber", title, state, description from own order by number desc limit 50) o)`,
};
