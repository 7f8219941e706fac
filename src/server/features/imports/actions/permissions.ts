import { farmerPolicy } from '../../../../../machines/farmers/farmer.policy.ts';
import type { ActionName } from '../../../../../machines/imports/import.columns.ts';
import { doNotCallPolicy } from '../../../../../machines/subscribers/do-not-call.policy.ts';
import { subscriberPolicy } from '../../../../../machines/subscribers/subscriber.policy.ts';
import type { Caller } from '../../../platform/feature.ts';

/** Without which nobody begins an action, goes on with it or stops it. */
export const permissionOf: Readonly<Record<ActionName, string>> = {
  subscribe: subscriberPolicy.SUBSCRIBE,
  unsubscribe: subscriberPolicy.UNSUBSCRIBE,
  farmerStatus: farmerPolicy.BULK_STATUS,
  doNotCall: doNotCallPolicy.ENTER,
  mayCall: doNotCallPolicy.END,
};

export const mayDo = (action: ActionName, { permissions }: Caller) => permissions.has(permissionOf[action]);
