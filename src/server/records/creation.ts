import type { Caller, Services, UploadedFile } from '../platform/feature.ts';
import { type Transaction, transaction } from '../platform/transaction.ts';
import { takeIn } from './attachments.intake.ts';
import { attach } from './attachments.store.ts';
import type { Entity } from './define.ts';
import type { NewColumns } from './records.tables.ts';

type Common = 'created_by' | 'created_at' | 'updated_at';

/** The columns of a new record that its feature writes, besides those that say who created it and when. */
export type CreatedColumns<Table> = Omit<NewColumns<Table>, Common>;

interface Created {
  columns: object;
  /** What the history keeps besides. */
  facts?: Record<string, unknown>;
}

/** Enters a new record with the files that came along; returns its id. The files are taken in before the transaction. */
export async function createWithFiles<F extends object, Item>(
  services: Services,
  entity: Entity<F, Item>,
  files: readonly UploadedFile[],
  caller: Caller,
  describe: (trx: Transaction, id: string) => Promise<Created>,
  afterwards?: (trx: Transaction, id: string) => Promise<void>,
): Promise<string> {
  const taken = await takeIn(services, files);
  const id = services.newId();
  await transaction(services.database, async (trx) => {
    const at = services.clock();
    const { columns, facts } = await describe(trx, id);
    const common = { created_by: caller.id, created_at: at, updated_at: at };
    await entity.create(trx, {
      id,
      event: { type: 'CREATE' },
      actor: caller,
      at,
      columns: { ...columns, ...common },
      facts,
    });
    await attach(services, trx, { kind: entity.workflow.name, id, personId: caller.id }, taken, 0);
    await afterwards?.(trx, id);
  });
  return id;
}
