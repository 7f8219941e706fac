import { messagesIn } from '../../platform/field.messages.ts';

export const words = {
  lastDayBeforeFirst: 'The last day comes before the first one.',
  notOfList: 'One of these entries is not of this list, or is no longer offered.',
  noSuchSoundHere: 'One of these sounds was not uploaded for the menu.',
  notSounds: 'Send an object of sounds, one a language.',
  notPromoData: 'Send an object in JSON.',
  notQuestions: 'Send a list of questions, each with its keys, or with the kind number or recording.',
  keyTwice: 'Two answers of a question have the same key.',
  numberWithKeys: 'A question that asks for a number has no keys.',
  recordingWithKeys: 'A question that asks for a recording has no keys.',
  onlyOfRecordings: 'Only a question that asks for a recording has this.',
  notSoLong: 'Whole seconds from {{min}} to {{max}} are needed.',
  noRecordingAsked: 'The survey has no such question that asks for a recording.',
  onlyOfNumbers: 'Only a question that asks for a number has this.',
  noBound: 'A whole number from 0 to {{max}} is needed.',
  boundsBackwards: 'The largest number is below the smallest one.',
  questionTwice: 'Two questions have the same id.',
  answeredAlready:
    'Farmers who have answered this: {{count}}. Its words stay as they were asked. Copy the survey to ask something else.',
  notFileNames: 'Name audioFile, contentVideo or contentImage.',
  smsWithoutText: 'A message needs a text.',
  noSuchTextField: 'There is no field {{name}}. A text has {{fields}}.',
  notTexts: 'Send an object of texts, one a language.',
  textOfOwnLanguage: 'The text for all is in this language already: it has no second one.',
  textTooLong: 'A text has {{max}} characters at most.',
  callWithoutSound: 'A call needs a sound in one language or more.',
  noQuestion: 'A survey that is asked needs a question.',
  noAnswer: 'A question that is asked needs an answer to press.',
  unknownHeading: 'Row 1 has a heading that is not known here: {{heading}}.',
  headingMissing: 'Row 1 lacks the heading {{heading}}.',
  cellEmpty: 'Row {{row}}: {{heading}} is empty.',
  cellTooLong: 'Row {{row}}: {{heading}} is longer than {{max}} characters.',
  cellTurned:
    'Row {{row}}: {{heading}} holds a hidden mark that turns the direction of writing. Paste it as plain text.',
  cellUnknown: 'Row {{row}}: {{heading}} knows no {{name}}.',
  cellNoDay: 'Row {{row}}: {{heading}} is no day. Write it as 2026-11-19.',
  cellNeedsSound:
    'Row {{row}}: {{channel}} needs a sound, which a file cannot bring. Enter it without, and add the sound to the campaign.',
  cellField: 'Row {{row}}: {{heading}} has no field {{name}}. A text has {{fields}}.',
  cellOfText: 'Row {{row}}: {{heading}} stands under Text already, in the language of that one.',
  cellDays: 'Row {{row}}: the last day comes before the first one.',
  noRows: 'The file has no row below its headings.',
  tooManyRows: 'The file has more than {{max}} rows.',
  fileUnreadable: 'The file could not be read. Choose CSV or XLSX.',
};

export const campaignMessage = messagesIn(words);
