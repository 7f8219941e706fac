import { messagesIn } from '../../platform/field.messages.ts';

/** What is wrong with a plan for a file of numbers, in English; the portal translates by code. */
export const words = {
  columnForColumn: 'Say of each column of the file what it is.',
  whichIsNumber: 'Choose the column with the numbers.',
  columnTwice: 'Two columns are read as the same.',
  notOfAction: 'This is not read for what is done.',
  rowNotWrong: 'This row is not wrong any more.',
} as const;

export const importMessage = messagesIn(words);
