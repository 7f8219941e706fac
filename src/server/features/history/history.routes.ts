import type { Routes } from '../../manifest.ts';
import { listHistory } from './history.queries.ts';

/** Who did what, on all records that the caller may read. */
export const historyRoutes: Routes = ({ database }, records) => ({
  listHistory: async ({ query, caller }) => ({ body: await listHistory(database, records, { ...query, caller }) }),
});
