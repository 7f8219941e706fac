/** What a check can find. The portal translates by code; `problemWords` says it in English. */
export type ProblemCode =
  | 'noRoot'
  | 'secondRoot'
  | 'parentMissing'
  | 'unreachable'
  | 'deadEnd'
  | 'loopWithoutKey'
  | 'duplicateKey'
  | 'noKeyLeft'
  | 'tooManyChildren'
  | 'noAudio'
  | 'audioMissing'
  | 'queryInvalid'
  | 'targetMissing'
  | 'targetInactive'
  | 'fileUnknown'
  | 'listMissing'
  | 'listEmpty'
  | 'nothingToChoose';

export type Severity = 'error' | 'warning';

/**
 * One finding. `uuid` is a node's, or the id of a welcome box; empty for the menu as a whole. `field` is the field to
 * open (`links.apiActions` for a link), `values` fill the words.
 */
export interface Problem {
  code: ProblemCode;
  severity: Severity;
  uuid: string;
  field?: string;
  values: Readonly<Record<string, string | number>>;
}

const words: Readonly<Record<ProblemCode, (values: Problem['values']) => string>> = {
  noRoot: () => 'The menu has no active root: a call would end at once',
  secondRoot: () => 'A second root: calls begin at the first one only',
  parentMissing: () => 'Its parent is not there',
  unreachable: () => 'No caller can get here',
  deadEnd: ({ how }) =>
    how === 'waits'
      ? 'It waits for a key but offers none, and then hangs up'
      : 'The call ends here: nothing above waits for a key',
  loopWithoutKey: ({ titles }) => `The call can go round without a key between ${titles}`,
  duplicateKey: ({ key, others }) => `Key ${key} is also claimed by ${others}`,
  noKeyLeft: ({ place }) => `Place ${place} has no key left; give it one of its own`,
  tooManyChildren: ({ count, most }) => `${count} active children, at most ${most} are allowed`,
  noAudio: () => 'No audio in any language, no file query and no content file',
  audioMissing: ({ languages }) => `No audio in ${languages}`,
  queryInvalid: ({ line, column, message }) => `Line ${line}, character ${column}: ${message}`,
  targetMissing: ({ target }) => `${target} is not there`,
  targetInactive: ({ title }) => `${title} is not active, so calls go on as after a failure`,
  fileUnknown: ({ name }) => `No sound is called ${name}`,
  listMissing: ({ list }) => `There is no reference list ${list}`,
  listEmpty: ({ list }) => `The reference list ${list} has no entries`,
  nothingToChoose: ({ group }) => `Nothing is left to choose for ${group}`,
};

export function problemWords({ code, values }: Pick<Problem, 'code' | 'values'>): string {
  return words[code](values);
}
