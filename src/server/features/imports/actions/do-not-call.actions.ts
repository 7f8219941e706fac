import type { Services } from '../../../platform/feature.ts';
import type { Records } from '../../../records/registry.ts';
import { enterNumber } from '../../subscribers/dncr.enter.ts';
import { doNotCallEntity, moveSubscriber } from '../../subscribers/dncr.entity.ts';
import type { Created, ImportAction } from './action.ts';
import { findEntries } from './numbers.find.ts';

/** Puts numbers on the do-not-call list, subscribed or not. */
export function doNotCall(services: Services, records: Records): ImportAction {
  const entity = doNotCallEntity(services, records);
  return {
    name: 'doNotCall',
    entity: 'doNotCall',
    find: findEntries,
    plan({ reason }, found, settings) {
      if (!found?.id) return { do: 'create' };
      if (found.state === 'listed') return { do: 'nothing' };
      const why = reason ?? settings.reason;
      if (why === undefined) return { do: 'refuse', code: 'needsReason' };
      return { do: 'event', id: found.id, event: { type: 'RENEW', source: 'bulk', reason: why } };
    },
    creates: {
      event: { type: 'ENTER' },
      async enter(trx, wishes, { caller, at, settings }) {
        const made = new Map<number, Created>();
        for (const { place, phone, reason } of wishes) {
          const why = reason ?? settings.reason ?? null;
          const wish = { source: 'bulk', reason: why, caller, at } as const;
          const { id, isNew } = await enterNumber(services, trx, entity, phone, wish);
          if (!isNew) continue;
          await moveSubscriber(trx, records, id, { isListed: true, reason: why, caller, at });
          made.set(place, { id, version: 1 });
        }
        return made;
      },
    },
    undo: (_was, reason) => ({ type: 'END', undone: true, reason }),
  };
}

/** Ends entries of the do-not-call list, on a consent given the day they were entered or later. */
export function mayCall(): ImportAction {
  return {
    name: 'mayCall',
    entity: 'doNotCall',
    find: findEntries,
    plan({ reason, consent }, found, settings) {
      if (!found?.id) return { do: 'refuse', code: 'notListed' };
      if (found.state !== 'listed') return { do: 'nothing' };
      const day = found.leftOn?.day ?? '';
      if ((consent ?? '') < day) return { do: 'refuse', code: 'needsConsent', detail: day };
      const why = reason ?? settings.reason;
      if (why === undefined) return { do: 'refuse', code: 'needsReason' };
      return { do: 'event', id: found.id, event: { type: 'END', reason: why, consent } };
    },
    undo: (_was, reason) => ({ type: 'RENEW', undone: true, reason }),
  };
}
