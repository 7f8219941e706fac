import { messagesIn } from '../../platform/field.messages.ts';

/** What is wrong with a number, in English; the portal translates by code. */
export const words = {
  notAPhone: 'This is no telephone number. Write it like 0300 4417826 or +92 300 4417826.',
  onDoNotCall: 'It has been on the do-not-call list since {{day}}. Only a consent of that day or later subscribes it.',
  futureDate: 'This day has not come yet.',
} as const;

export const subscriberMessage = messagesIn(words);
