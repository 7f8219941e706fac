/** Why a file is refused: the portal says each in words. */
export type Refusal =
  | 'empty'
  | 'noNumbers'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'brokenQuotes'
  | 'longCell'
  | 'binary'
  | 'brokenWorkbook'
  | 'workbookTooLarge';

export class Unreadable extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal);
    this.refusal = refusal;
  }
}
