import { randomUUID } from 'node:crypto';
import type { Channel } from './channels.ts';
import type { Database } from './database.ts';
import { withinLimits } from './gateway-limits.ts';
import { type Gateways, missingGateway, readableOutbox, smtpMail } from './gateways.ts';
import { httpGateway } from './http-gateway.ts';
import type { Settings } from './settings.ts';

/** Whoever waits for a code is told by then; a text is tried again. */
const LONGEST_SENDING_MS = 10_000;

/** What is configured; in a demonstration the outbox where nothing is. */
export function openGateways(settings: Settings, database: Database): Gateways {
  const readable = readableOutbox({ database, clock: () => new Date(), newId: randomUUID });
  const mail = settings.smtpUrl
    ? smtpMail(settings.smtpUrl, settings.mailFrom)
    : settings.demo
      ? readable.mail
      : missingGateway('SMTP_URL');
  const gatewayFor = (channel: Channel, who: string, variable: string) => {
    const configured = settings.gateways[channel];
    const gateway = configured
      ? httpGateway({ who, ...configured })
      : settings.demo
        ? readable[channel]
        : missingGateway(variable);
    return withinLimits(who, gateway, { longestMs: LONGEST_SENDING_MS, perSecond: settings.textsPerSecond });
  };
  return {
    mail: withinLimits('The mail server', mail, { longestMs: LONGEST_SENDING_MS, perSecond: settings.mailsPerSecond }),
    sms: gatewayFor('sms', 'The SMS gateway', 'FMIS_SMS_URL'),
    app: gatewayFor('app', "The gateway of the farmers' app", 'FMIS_APP_URL'),
    call: gatewayFor('call', 'The exchange that places calls', 'FMIS_CALL_URL'),
  };
}
