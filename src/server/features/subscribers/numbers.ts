import { HOME_CODE, type Phone, phoneOf } from '../../../../machines/shared/phone.ts';
import { invalid } from '../../platform/errors.ts';
import { subscriberMessage } from './subscribers.messages.ts';

/** The number that a call names, however it is written, alone or with its country code beside it; refused when it is none. */
export function numberFrom({ msisdn, countryCode }: { msisdn: string; countryCode?: string }): Phone {
  const abroad = countryCode !== undefined && countryCode !== HOME_CODE && !/^\s*(?:\+|00)/.test(msisdn);
  const phone = phoneOf(abroad ? `+${countryCode}${msisdn}` : msisdn);
  if (!phone || (countryCode !== undefined && phone.countryCode !== countryCode)) {
    throw invalid('/msisdn', subscriberMessage('notAPhone'));
  }
  return phone;
}
