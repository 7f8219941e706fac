import { messagesIn } from '../../platform/field.messages.ts';

export const words = {
  tooManyParts: 'This would be {{parts}} texts. Write {{most}} at most.',
  mayNotBeTexted: 'This number is on the do-not-call list.',
};

export const textMessage = messagesIn(words);
