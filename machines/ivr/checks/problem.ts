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
  | 'idUnknown'
  | 'targetMissing'
  | 'targetInactive'
  | 'fileUnknown'
  | 'listEmpty'
  | 'nothingToChoose'
  | 'rootNeverPasses'
  | 'contradiction'
  | 'underInactive'
  | 'keyHidesWay'
  | 'linkNeverFires'
  | 'recordingEmpty'
  | 'contentOver'
  | 'surveyEmpty'
  | 'surveyKeyless'
  | 'surveyKeyTwice'
  | 'questionsSilent'
  | 'listSilent'
  | 'addressInvalid'
  | 'trunkWithoutEndpoint'
  | 'trunkWithoutTimes'
  | 'trunkWithoutOffTime'
  | 'soundMissing';

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

export function problem(
  code: ProblemCode,
  severity: Severity,
  uuid: string,
  values: Problem['values'] = {},
  field?: string,
): Problem {
  return field === undefined ? { code, severity, uuid, values } : { code, severity, uuid, field, values };
}

const words: Readonly<Record<ProblemCode, (values: Problem['values']) => string>> = {
  noRoot: () => 'The menu has no active root, so a call would end at once.',
  secondRoot: () => 'This is a second root; calls begin at the first one only.',
  parentMissing: () => 'Its parent is not there.',
  unreachable: () => 'No caller can get here.',
  deadEnd: ({ how }) =>
    how === 'waits'
      ? 'It waits for a key but offers none, and then hangs up.'
      : 'The call ends here, since nothing above waits for a key.',
  loopWithoutKey: ({ titles }) => `The call can go round without a key between ${titles}.`,
  duplicateKey: ({ key, others }) => `Key ${key} is also claimed by ${others}.`,
  noKeyLeft: ({ place }) => `Place ${place} has no key left; give it one of its own.`,
  tooManyChildren: ({ count, max }) => `It has ${count} active children, and at most ${max} are allowed.`,
  noAudio: () => 'It has no audio in any language, no file query and no content file.',
  audioMissing: ({ languages }) => `It has no audio in ${languages}.`,
  queryInvalid: ({ line, column, message }) => `Line ${line}, character ${column}: ${message}`,
  idUnknown: ({ name }) => `No crop, livestock or machine has the id ${name}, so the comparison never holds.`,
  targetMissing: ({ target }) => `It leads to ${target}, which is not there.`,
  targetInactive: ({ title }) => `${title} is not active, so calls go on as after a failure.`,
  fileUnknown: ({ name }) => `No sound is called ${name}.`,
  listEmpty: ({ list }) => `The reference list ${list} has no entries.`,
  nothingToChoose: ({ group }) => `Nothing is left to choose for ${group}.`,
  rootNeverPasses: () => 'The condition of the start is never met, so every call would end at once.',
  contradiction: ({ title }) => `Nobody meets both this condition and the one of ${title} above it.`,
  underInactive: ({ title }) => `It is active, but ${title} above it is not, so no caller comes here.`,
  keyHidesWay: ({ key, way }) =>
    `Key ${key} no longer leads ${way === 'up' ? 'back up' : 'to the start'}, because it leads here.`,
  linkNeverFires: ({ title }) => `No call ever follows the link to ${title}: nothing here can end that way.`,
  recordingEmpty: () => 'It records for 0 seconds, so nothing is kept.',
  contentOver: ({ title, ended }) => `${title} ended on ${ended}, so nobody hears it.`,
  surveyEmpty: ({ title }) => `The survey ${title} has no questions.`,
  surveyKeyless: ({ title, question }) =>
    `The question "${question}" of the survey ${title} has no keys to answer with.`,
  surveyKeyTwice: ({ title, question, key }) =>
    `The question "${question}" of the survey ${title} has key ${key} twice.`,
  questionsSilent: ({ title }) =>
    `On the phone the questions of the survey ${title} are silent: they have no recordings.`,
  listSilent: () => 'On the phone its list of keys is silent: it has no recording. Say the keys in the prompt.',
  addressInvalid: ({ title, address }) => `The address of ${title} is none that can be asked: ${address}`,
  trunkWithoutEndpoint: ({ title }) => `The trunk call ${title} has no endpoint to dial.`,
  trunkWithoutTimes: ({ title }) => `The trunk call ${title} has no times, so it dials day and night.`,
  trunkWithoutOffTime: ({ title }) =>
    `Outside its times the trunk call ${title} says nothing: it has no off-time file.`,
  soundMissing: ({ sound }) =>
    sound === 'goodbye'
      ? 'No sound says goodbye: a content file titled Good bye is missing.'
      : 'No sound says that a key is wrong: a content file titled Wrong key is missing.',
};

export function problemWords({ code, values }: Pick<Problem, 'code' | 'values'>): string {
  return words[code](values);
}
