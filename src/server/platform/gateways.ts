import nodemailer from 'nodemailer';
import type { Database } from './database.ts';
import { upstreamFailed } from './errors.ts';

export interface Mail {
  to: string;
  /** Hash of a secret of the browser that asked for this: in a demonstration it may read it. No gateway hands it on. */
  readerHash?: string;
  subject: string;
  text: string;
}

export interface Sms {
  /** The same for every try of one message: a gateway that knows it already sends nothing again. */
  id?: string;
  /** Digits with the country code, without a plus sign. */
  to: string;
  readerHash?: string;
  text: string;
}

export interface MailGateway {
  send(mail: Mail): Promise<void>;
}

export interface SmsGateway {
  send(sms: Sms): Promise<void>;
}

/** Keeps messages in the table `sent_messages` instead of sending them, so that a demonstration can read them on the screen. */
export function readableOutbox(services: { database: Database; clock: () => Date; newId: () => string }): {
  mail: MailGateway;
  sms: SmsGateway;
} {
  const keep = async (channel: 'mail' | 'sms', { id, to, subject, text, readerHash }: Kept) => {
    await services.database
      .insertInto('sent_messages')
      .values({
        id: id ?? services.newId(),
        channel,
        recipient: to,
        subject: subject ?? null,
        text,
        reader_hash: readerHash ?? null,
        sent_at: services.clock(),
      })
      .onConflict((known) => known.doNothing())
      .execute();
  };
  return {
    mail: { send: (mail) => keep('mail', mail) },
    sms: { send: (sms) => keep('sms', sms) },
  };
}

interface Kept {
  id?: string;
  to: string;
  subject?: string;
  text: string;
  readerHash?: string;
}

export function smtpMail(url: string, from: string): MailGateway {
  const transport = nodemailer.createTransport(url);
  return {
    async send({ to, subject, text }) {
      try {
        await transport.sendMail({ from, to, subject, text });
      } catch (cause) {
        throw upstreamFailed('The mail server', cause);
      }
    },
  };
}

/** Stands where nothing is configured: whoever needs the gateway is told so. */
export function missingGateway(who: string): { send(): Promise<void> } {
  return {
    async send() {
      throw upstreamFailed(who);
    },
  };
}
