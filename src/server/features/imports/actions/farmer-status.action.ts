import type { ImportAction } from './action.ts';
import { findFarmers } from './numbers.find.ts';

/** Sets the status of the farmers behind numbers: that of the row, or the one chosen for all. */
export function farmerStatus(): ImportAction {
  return {
    name: 'farmerStatus',
    entity: 'farmer',
    find: findFarmers,
    plan(wish, found, settings) {
      if (!found?.id) return { do: 'refuse', code: 'noFarmer' };
      const status = wish.status ?? settings.status;
      if (status === undefined) return { do: 'refuse', code: 'needsStatus' };
      if (found.state === status) return { do: 'nothing' };
      const reason = wish.reason ?? settings.reason;
      const { reasonId } = settings;
      return {
        do: 'event',
        id: found.id,
        event: {
          type: 'BULK_STATUS',
          status,
          // The reason of the reference list is one of the status that was chosen with it.
          ...(reasonId !== undefined && status === settings.status && { reasonId }),
          ...(reason !== undefined && { reason }),
        },
      };
    },
    undo: (was, reason) => (was === null ? null : { type: 'BULK_STATUS', status: was, reason }),
  };
}
