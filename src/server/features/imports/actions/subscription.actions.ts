import type { Services } from '../../../platform/feature.ts';
import type { Records } from '../../../records/registry.ts';
import { enterSubscribers } from '../../subscribers/subscribers.create.ts';
import { subscriberEntity } from '../../subscribers/subscribers.entity.ts';
import type { ImportAction } from './action.ts';
import { findSubscribers } from './numbers.find.ts';

const isActive = (state: string | null) => state?.startsWith('active') ?? false;

/**
 * Subscribes numbers, for the first time or again. Whose owner has left, or wants no calls, is subscribed only on a
 * consent given that day or later; the do-not-call list is left as it is.
 */
export function subscribe(services: Services, records: Records): ImportAction {
  const entity = subscriberEntity(services, records);
  return {
    name: 'subscribe',
    entity: 'subscriber',
    find: findSubscribers,
    plan({ consent }, found) {
      if (found && isActive(found.state)) return { do: 'nothing' };
      const { leftOn } = found ?? {};
      if (leftOn && (consent ?? '') < leftOn.day) return { do: 'refuse', code: leftOn.code, detail: leftOn.day };
      if (!found?.id) return { do: 'create' };
      return { do: 'event', id: found.id, event: { type: 'RESUBSCRIBE', ...(consent !== undefined && { consent }) } };
    },
    creates: {
      event: { type: 'SUBSCRIBE' },
      enter: (trx, wishes, { caller, at }) => enterSubscribers(services, records, entity, trx, wishes, { caller, at }),
    },
    // Its owner has not said no: the same file may subscribe it again.
    undo: (_was, reason) => ({ type: 'UNSUBSCRIBE', unsubMode: 'undone', reason }),
  };
}

export function unsubscribe(): ImportAction {
  return {
    name: 'unsubscribe',
    entity: 'subscriber',
    find: findSubscribers,
    plan({ reason }, found, settings) {
      if (!found?.id) return { do: 'refuse', code: 'notSubscribed' };
      if (!isActive(found.state)) return { do: 'nothing' };
      const why = reason ?? settings.reason;
      return {
        do: 'event',
        id: found.id,
        event: { type: 'UNSUBSCRIBE', unsubMode: 'bulk', ...(why !== undefined && { reason: why }) },
      };
    },
    undo: (_was, reason) => ({ type: 'RESUBSCRIBE', takesBack: true, reason }),
  };
}
