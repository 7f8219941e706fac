import { messagesIn } from '../../platform/field.messages.ts';

/** What is wrong with a field of a case, in English; the portal translates by code. */
export const words = {
  parametersAtMost: 'A case has at most {{max}} parameters.',
  noSuchCaseAgent: 'Choose somebody who works on cases.',
  noNumber: 'Write a mobile number, such as 0300 5550173 or +92 300 5550173.',
  foreignNumber: 'A number of another country: the service answers numbers of Pakistan.',
  landline: 'A landline: answers go to mobile numbers.',
} as const;

export const caseMessage = messagesIn(words);
