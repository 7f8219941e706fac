import { messagesIn } from '../../platform/field.messages.ts';

/** What is wrong with a number, in English; the portal translates by code. */
export const words = {
  notAPhone: 'This is no telephone number. Write it like 0300 4417826 or +92 300 4417826.',
} as const;

export const subscriberMessage = messagesIn(words);
