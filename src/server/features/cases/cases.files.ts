import type { CaseFacts } from '../../../../machines/cases/case.machine.ts';
import type { Services, UploadedFile } from '../../platform/feature.ts';
import type { Transaction } from '../../platform/transaction.ts';
import { type Intake, takeIn } from '../../records/attachments.intake.ts';
import { attach } from '../../records/attachments.store.ts';
import type { Change } from '../../records/entity.ts';

/** What the farmer says, with what came along: taken in before any transaction begins. */
export async function heard(
  services: Pick<Services, 'media' | 'newId'>,
  text: string | undefined,
  files: readonly UploadedFile[],
) {
  const taken = await takeIn(services, files);
  return { type: 'HEAR', text: text ?? '', files: taken.length, taken };
}

/** What a step attaches to its case. */
export function takenBy({ event: { type, taken } }: Pick<Change<CaseFacts>, 'event'>): readonly Intake[] {
  return type === 'HEAR' && Array.isArray(taken) ? taken : [];
}

export async function keepFiles(
  services: Pick<Services, 'media'>,
  trx: Transaction,
  change: Change<CaseFacts>,
): Promise<void> {
  const taken = takenBy(change);
  if (taken.length === 0) return;
  const owner = { kind: 'case', id: change.before.id, personId: change.caller.id };
  // Steps of one case come one after the other, each with a version of its own.
  await attach(services, trx, owner, taken, change.version * 100);
}
