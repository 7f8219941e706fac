import type { Services } from '../../platform/feature.ts';
import type { Transaction } from '../../platform/transaction.ts';

export interface Outcome {
  /** A farmer or a member of staff; nobody is told when there is none. */
  personId: string | null;
  title: string;
  /** In the decider's own words where there are any. */
  text: string;
  entity: string;
  recordId: string;
  event: string;
  by: { id: string | null; name: string };
  at: Date;
}

/** Tells somebody what became of their record, in the transaction that decided it. */
export async function tell(
  { newId }: Pick<Services, 'newId'>,
  trx: Transaction,
  outcomes: readonly Outcome[],
): Promise<void> {
  const rows = outcomes.flatMap(({ personId, recordId, by, ...outcome }) =>
    personId === null || personId === by.id
      ? []
      : [{ ...outcome, id: newId(), person_id: personId, record_id: recordId, by_id: by.id, by_name: by.name }],
  );
  if (rows.length > 0) await trx.insertInto('outcome_notices').values(rows).execute();
}
