import { msisdnOf } from '../../../machines/shared/phone.ts';
import type { Holder } from '../../../machines/shared/screens.ts';
import { subscriberPolicy } from '../../../machines/subscribers/subscriber.policy.ts';
import { path } from '../paths.ts';
import { screensFor } from './menu.ts';

interface NumberWay {
  id: 'openNumber' | 'subscribeNumber';
  msisdn: string;
  href: string;
}

/** What this person can do with a whole number that nobody is found by. */
export function numberWays(letters: string, viewer: Holder): NumberWay[] {
  const msisdn = msisdnOf(letters);
  if (msisdn === null) return [];
  const screens = new Set(screensFor(viewer).map(({ key }) => key));
  const maySubscribe = screens.has('subscribers') && viewer.permissions.has(subscriberPolicy.SUBSCRIBE);
  return [
    ...(screens.has('quickProfile') ? [{ id: 'openNumber' as const, msisdn, href: path('quickProfile', msisdn) }] : []),
    ...(maySubscribe
      ? [{ id: 'subscribeNumber' as const, msisdn, href: `${path('subscribers')}?search=${msisdn}` }]
      : []),
  ];
}
