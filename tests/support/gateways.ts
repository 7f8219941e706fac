import type { Channel } from '../../src/server/platform/channels.ts';
import type { Delivery, DeliveryGateways, Gateway } from '../../src/server/platform/gateways.ts';

/** One gateway for whatever goes to farmers. */
export function everyChannel(gateway: Gateway<Delivery>): DeliveryGateways {
  return { sms: gateway, app: gateway, call: gateway } satisfies Record<Channel, Gateway<Delivery>>;
}
