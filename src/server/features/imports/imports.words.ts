/** Why a row is wrong, refused, left alone or failed, in English, for files; the portal says it by code. */
export const rowWords = {
  empty: 'No number stands here.',
  shortened: 'A spreadsheet has shortened this number: its last digits are lost. Export the column as text.',
  formula: 'A formula stands here, not a number.',
  tooShort: 'Digits are missing: {{detail}}.',
  tooLong: 'Digits too many: {{detail}}.',
  foreignNumber: 'A number of another country ({{detail}}): only mobile numbers of Pakistan are subscribed.',
  landline: 'A landline, not a mobile number.',
  notANumber: 'Not a telephone number.',
  noSuchLanguage: 'Not a language of the list.',
  noSuchStatus: 'Not a status of a farmer.',
  noDate: 'Not a day. Write it like 2026-11-19.',
  futureDate: 'This day has not come yet.',
  longReason: 'A reason has at most 500 characters.',
  already: 'It is so already.',
  repeated: 'The number stands in row {{detail}} already.',
  unsubscribedBefore: 'It was unsubscribed on {{detail}}. Only a consent of that day or later subscribes it again.',
  onDoNotCall:
    'It has been on the do-not-call list since {{detail}}. Only a consent of that day or later subscribes it.',
  needsConsent: 'Only a consent of {{detail}} or later takes it off the do-not-call list.',
  notSubscribed: 'This number is not subscribed.',
  notListed: 'This number is not on the do-not-call list.',
  noFarmer: 'No farmer has this number.',
  needsReason: 'It needs a reason.',
  needsStatus: 'It needs a status.',
  cannotBecome: 'It cannot become this from {{detail}}.',
  wrongReason: 'The reason is none of this status.',
  notPermitted: 'Who runs this may not do it.',
  refusedByRules: 'It is refused by the rules of the record.',
  changedMeanwhile: 'It has changed since the dry run, and was left alone.',
  changedSince: 'Somebody has changed it since, and it was left alone.',
  wantedSince: 'Somebody else wants it so since, and it was left alone.',
  cannotBeUndone: 'This cannot be taken back from where it is.',
} as const;

export type RowCode = keyof typeof rowWords;

export function wordsOf(code: string | null, detail: string | null): string {
  const words = code !== null && Object.hasOwn(rowWords, code) ? rowWords[code as RowCode] : '';
  return words.replace('{{detail}}', detail ?? '');
}
