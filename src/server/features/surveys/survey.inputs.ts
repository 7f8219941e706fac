import type { SurveyInput } from '../../../../machines/ivr/menu.ts';
import { asksNumber, asksRecording, kindOf, LARGEST_NUMBER, SPOKEN } from '../../../../machines/ivr/questions.ts';
import { UNTURNED } from '../../../../machines/shared/unturned.ts';
import { type FieldError, invalid, invalidFields } from '../../platform/errors.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import { jsonIn } from '../../records/form-json.ts';
import { isObject } from '../campaigns/broadcast.form.ts';
import { campaignMessage } from '../campaigns/campaigns.messages.ts';

const MAX_INPUTS = 100;
const MAX_KEYS = 12;
const LONGEST_UNIT = 40;
const WITH_KEYS = { number: 'numberWithKeys', recording: 'recordingWithKeys' } as const;
const OF_NUMBERS = ['unit', 'min', 'max'] as const;

/** The questions of a survey as they were sent. */
export function inputsIn(text: string | undefined): SurveyInput[] {
  if (text === undefined || text === '') return [];
  const given = jsonIn('/surveyInputs', text);
  if (!Array.isArray(given) || given.length > MAX_INPUTS || !given.every(isInput))
    throw invalid('/surveyInputs', campaignMessage('notQuestions'));
  if (new Set(given.map(({ id }) => id)).size < given.length)
    throw invalid('/surveyInputs', campaignMessage('questionTwice'));
  for (const { keys = [] } of given) {
    if (new Set(keys.map(({ key }) => key)).size < keys.length)
      throw invalid('/surveyInputs', campaignMessage('keyTwice'));
  }
  const wrong = given.flatMap((input, place) => faultsIn(input, `/surveyInputs/${place}`));
  if (wrong.length > 0) throw invalidFields(wrong);
  return given.map(({ id, title, keys = [], kind, unit, min, max, seconds }) => ({
    id,
    title: title.trim(),
    keys: keys.map(({ key, label }) => ({ key, label: label.trim() })),
    ...(asksNumber({ kind }) && {
      kind,
      ...(unit && unit.trim() !== '' && { unit: unit.trim() }),
      ...(min != null && { min }),
      ...(max != null && { max }),
    }),
    ...(asksRecording({ kind }) && { kind, seconds: seconds ?? SPOKEN.usual }),
  }));
}

/** Null and nothing are the same where a field may be empty. */
type Given = Omit<SurveyInput, 'keys' | 'seconds' | (typeof OF_NUMBERS)[number]> & {
  keys?: SurveyInput['keys'];
  unit?: string | null;
  min?: number | null;
  max?: number | null;
  seconds?: number | null;
};

function faultsIn({ title, keys = [], ...input }: Given, at: string): FieldError[] {
  const turned = [
    ...turnedAt(`${at}/title`, title),
    ...keys.flatMap(({ label }, place) => turnedAt(`${at}/keys/${place}/label`, label)),
    ...turnedAt(`${at}/unit`, input.unit ?? ''),
  ];
  const kind = kindOf(input);
  const others = [
    ...(keys.length > 0 && kind !== 'keys' ? [{ pointer: `${at}/keys`, ...campaignMessage(WITH_KEYS[kind]) }] : []),
    ...(input.seconds != null && kind !== 'recording'
      ? [{ pointer: `${at}/seconds`, ...campaignMessage('onlyOfRecordings') }]
      : []),
  ];
  if (kind !== 'number') {
    return [
      ...turned,
      ...others,
      ...(kind === 'recording' ? faultsOfSeconds(input.seconds, at) : []),
      ...OF_NUMBERS.flatMap((field): FieldError[] =>
        input[field] == null ? [] : [{ pointer: `${at}/${field}`, ...campaignMessage('onlyOfNumbers') }],
      ),
    ];
  }
  const { min, max } = input;
  const bounds = [
    ['min', min],
    ['max', max],
  ] as const;
  const outside = bounds.flatMap(([field, bound]): FieldError[] =>
    bound == null || (Number.isInteger(bound) && bound >= 0 && bound <= LARGEST_NUMBER)
      ? []
      : [{ pointer: `${at}/${field}`, ...campaignMessage('noBound', { max: LARGEST_NUMBER }) }],
  );
  const isBackwards = outside.length === 0 && min != null && max != null && max < min;
  return [
    ...turned,
    ...others,
    ...outside,
    ...(isBackwards ? [{ pointer: `${at}/max`, ...campaignMessage('boundsBackwards') }] : []),
  ];
}

function faultsOfSeconds(seconds: number | null | undefined, at: string): FieldError[] {
  const { least, most } = SPOKEN;
  return seconds == null || (Number.isInteger(seconds) && seconds >= least && seconds <= most)
    ? []
    : [{ pointer: `${at}/seconds`, ...campaignMessage('notSoLong', { min: least, max: most }) }];
}

function turnedAt(pointer: string, text: string): FieldError[] {
  return UNTURNED.test(text) ? [] : [{ pointer, ...fieldMessage('turned') }];
}

function isInput(value: unknown): value is Given {
  if (!isObject(value)) return false;
  const { id, title, keys, kind = 'keys', unit, min, max, seconds } = value;
  return (
    isText(id, 60) &&
    isText(title, 300) &&
    (kind === 'keys' || kind === 'number' || kind === 'recording') &&
    (keys === undefined ? kind !== 'keys' : areKeys(keys)) &&
    (unit == null || (typeof unit === 'string' && unit.length <= LONGEST_UNIT)) &&
    [min, max, seconds].every((bound) => bound == null || typeof bound === 'number')
  );
}

function areKeys(value: unknown): boolean {
  return Array.isArray(value) && value.length <= MAX_KEYS && value.every(isKey);
}

function isKey(value: unknown): boolean {
  return isObject(value) && typeof value.key === 'string' && /^[0-9*#]$/.test(value.key) && isText(value.label, 200);
}

function isText(value: unknown, longest: number): boolean {
  return typeof value === 'string' && value.trim() !== '' && value.length <= longest;
}
