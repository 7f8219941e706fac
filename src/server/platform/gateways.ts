import { connect } from 'node:net';
import nodemailer from 'nodemailer';
import SMTPTransport from 'nodemailer/lib/smtp-transport/index.js';
import type { Channel } from './channels.ts';
import type { Database } from './database.ts';
import { noGateway, upstreamFailed } from './errors.ts';

export interface Mail {
  to: string;
  /** Hash of a secret of the browser that asked for this: in a demonstration it may read it. No gateway hands it on. */
  readerHash?: string;
  subject: string;
  text: string;
}

/** What goes to a farmer: as a text, to the app, or as a call. */
export interface Delivery {
  /** The same for every try of one message: a gateway that knows it already sends nothing again. */
  id?: string;
  /** Digits with the country code, without a plus sign. */
  to: string;
  readerHash?: string;
  /** Of a call what it is about. */
  text: string;
  /** What there is beside the text: of a call what is played and asked. */
  content?: Readonly<Record<string, unknown>> | undefined;
}

/** It is not tried again: the gateway refuses it for good, or it may have arrived and would arrive twice. */
export class Settled extends Error {}

export class MayHaveArrived extends Settled {
  constructor(words: string, cause?: unknown) {
    super(`${words}. It may have arrived, and is not sent again.`, { cause });
  }
}

/** What a gateway is doing when the signal comes it gives up at once. */
export interface Gateway<Message> {
  /** It knows no ids: what is sent to it again arrives again. */
  repeats?: boolean;
  /** The setting that would name one: it takes nothing. */
  missing?: string;
  send(message: Message, signal?: AbortSignal): Promise<void>;
}

export type MailGateway = Gateway<Mail>;
/** One a channel. */
export type DeliveryGateways = Readonly<Record<Channel, Gateway<Delivery>>>;
export type Gateways = DeliveryGateways & { mail: MailGateway };

/** Keeps messages in the table `sent_messages` instead of sending them, so that a demonstration can read them on the screen. */
export function readableOutbox(services: { database: Database; clock: () => Date; newId: () => string }): Gateways {
  const keep = async (channel: 'mail' | Channel, { id, to, subject, text, readerHash }: Kept) => {
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
    sms: { send: (text) => keep('sms', text) },
    app: { send: (note) => keep('app', note) },
    call: { send: (call) => keep('call', call) },
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
  return {
    async send({ to, subject, text }, signal) {
      const transport = nodemailer.createTransport(new SMTPTransport({ url, getSocket: socketUntil(signal) }));
      try {
        await transport.sendMail({ from, to, subject, text });
      } catch (cause) {
        throw upstreamFailed('The mail server', cause);
      }
    },
  };
}

/** A connection to the mail server that ends with the signal, whatever is being said on it. */
function socketUntil(signal: AbortSignal | undefined): NonNullable<SMTPTransport.Options['getSocket']> {
  return ({ host, port, secure }, ready) => {
    const socket = connect({ host: host ?? 'localhost', port: port ?? (secure ? 465 : 587) });
    signal?.addEventListener('abort', () => socket.destroy(new Error('given up')));
    const failed = (error: Error) => ready(error, {});
    socket.once('error', failed);
    socket.once('connect', () => {
      socket.off('error', failed);
      ready(null, { connection: socket });
    });
  };
}

/** Stands where nothing is configured: whoever needs the gateway is told so. */
export function missingGateway(variable: string): { missing: string; send(): Promise<void> } {
  return {
    missing: variable,
    async send() {
      throw noGateway(variable);
    },
  };
}
