import { messagesIn } from '../../platform/field.messages.ts';

/** What is wrong with a field of a case, in English; the portal translates by code. */
export const words = {
  parametersAtMost: 'A case has at most {{max}} parameters.',
  noSuchCaseAgent: 'Choose somebody who works on cases.',
} as const;

export const caseMessage = messagesIn(words);
