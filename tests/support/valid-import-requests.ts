import type { TestApp } from './app.ts';
import type { Records } from './valid-requests.ts';

const dataFile = { filename: 'numbers.csv', type: 'text/csv', content: Buffer.from('Mobile No\r\n0300 4417826\r\n') };

/** A file of a Super Admin whose dry run is over, with a wrong row. */
async function newImport({ database, clock }: TestApp): Promise<string> {
  const { id: personId } = await database
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', 'super-admin@demo.fmis')
    .executeTakeFirstOrThrow();
  const id = crypto.randomUUID();
  await database
    .insertInto('imports')
    .values({
      id,
      person_id: personId,
      action: 'subscribe',
      filename: 'numbers.csv',
      bytes: 40,
      state: 'judged',
      kind: 'csv',
      encoding: 'utf-8',
      separator: ',',
      heading_row: 1,
      headings: JSON.stringify(['Mobile No', 'Remarks']),
      examples: JSON.stringify([['0300'], []]),
      targets: JSON.stringify(['number', null]),
      rows: 2,
      wrong: 1,
      to_change: 1,
      created_at: clock.now(),
    })
    .execute();
  const wrong = {
    import_id: id,
    place: 2,
    cells: ['0300', 'ok'],
    verdict: 'wrong' as const,
    code: 'notANumber',
    wrong_column: 0,
  };
  await database.insertInto('import_rows').values(wrong).execute();
  return id;
}

const ofOne: Records = async (app) => ({ path: { id: await newImport(app) } });

export const importRequests: { [operationId: string]: Records } = {
  uploadImport: async () => ({ body: { action: 'subscribe' }, files: { dataFile } }),
  subscribeNumbers: async () => ({ body: {}, files: { dataFile } }),
  unsubscribeNumbers: async () => ({ body: {}, files: { dataFile } }),
  getImport: ofOne,
  planImport: ofOne,
  discardImport: ofOne,
  listImportRows: ofOne,
  correctImportRow: async (app) => ({
    ...(await ofOne(app)),
    body: { row: 2, column: 0, value: '0300 9998887', alike: false },
  }),
  stepImport: ofOne,
  exportImport: ofOne,
};
