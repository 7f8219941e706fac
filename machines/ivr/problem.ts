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
  | 'fileMissing'
  | 'listMissing'
  | 'nothingToChoose';

export type Severity = 'error' | 'warning';

/**
 * One finding. `uuid` is a node's, or the id of a welcome box; empty for the menu as a whole. `field` is the field to
 * open, `values` what the words are filled with.
 */
export interface Problem {
  code: ProblemCode;
  severity: Severity;
  uuid: string;
  field?: string;
  values: Readonly<Record<string, string | number>>;
}
