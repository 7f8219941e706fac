import type { ActionName } from '../../../../../machines/imports/import.columns.ts';
import type { Services } from '../../../platform/feature.ts';
import type { Records } from '../../../records/registry.ts';
import type { ImportAction } from './action.ts';
import { doNotCall, mayCall } from './do-not-call.actions.ts';
import { farmerStatus } from './farmer-status.action.ts';
import { subscribe, unsubscribe } from './subscription.actions.ts';

export type Actions = (name: ActionName) => ImportAction;

export function importActions(services: Services, records: Records): Actions {
  const all: Record<ActionName, ImportAction> = {
    subscribe: subscribe(services, records),
    unsubscribe: unsubscribe(),
    farmerStatus: farmerStatus(),
    doNotCall: doNotCall(services, records),
    mayCall: mayCall(),
  };
  return (name) => all[name];
}
