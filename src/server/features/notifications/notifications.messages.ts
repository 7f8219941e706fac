import { messagesIn } from '../../platform/field.messages.ts';

export const words = {
  tooManyParts: 'This would be {{parts}} texts. Write {{most}} at most.',
  homeMobilesOnly: 'Texts go to mobile numbers of Pakistan alone, such as 0300 5550173.',
  mayNotBeTexted: 'This number is on the do-not-call list.',
};

export const textMessage = messagesIn(words);
