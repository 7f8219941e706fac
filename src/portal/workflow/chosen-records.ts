import { createContext } from 'react';
import type { BulkRow } from './bulk.ts';

/** The records that one decision is for, where it is for many: undefined where it is for one, null until they are known. */
export const ChosenRecords = createContext<readonly string[] | null | undefined>(undefined);

const OUT_OF_REACH = new Set<BulkRow['outcome']>(['conflict', 'forbidden', 'notFound']);

/** Those that what is typed is for: neither left out by hand nor out of reach whatever is typed. */
export function meantBy(rows: readonly BulkRow[] | undefined, unticked: ReadonlySet<string>): readonly string[] | null {
  if (!rows) return null;
  return rows.filter(({ id, outcome }) => !unticked.has(id) && !OUT_OF_REACH.has(outcome)).map(({ id }) => id);
}
