import {
  fieldWritten,
  hasBareBraces,
  partsAtMost,
  TEXT_FIELDS,
  type TextIn,
  type TextValues,
  textsIn,
  unknownFields,
} from '../../../../machines/campaigns/campaign.texts.ts';
import { heardIn, type Language, languages } from '../../../../machines/ivr/menu.ts';
import { kindOf } from '../../../../machines/ivr/questions.ts';
import { today } from '../../format.ts';
import { type BroadcastForm, CHANNELS, isEmpty, type QueryField } from './broadcast.form.ts';
import type { BroadcastKind } from './broadcast.kind.ts';
import type { AudienceCount } from './campaigns.data.ts';
import type { Problem } from './problem.ts';
import { unstorableIn } from './unstorable.ts';

const MANY_PARTS = 3;
/** What nothing can be stored with that goes out: the server refuses it too. */
const REFUSED: ReadonlySet<string> = new Set([
  'noText',
  'noTextForAll',
  'noSound',
  'noQuestion',
  'noAnswer',
  'backwards',
]);
/** Nor anything at all, whether it goes out or not. */
const NEVER_STORED: ReadonlySet<string> = new Set([
  'unknownField',
  'emptyQuestion',
  'emptyAnswer',
  'badBounds',
  'badPromo',
  'tooLong',
  'turned',
  'unseen',
  'tooFar',
  'noSeconds',
  'notSoLong',
]);

/** What stands in the way of its going out, and what to look at twice. */
export function problemsOf(
  values: BroadcastForm,
  kind: Pick<BroadcastKind, 'key' | 'required'>,
  count: (Pick<AudienceCount, 'count' | 'languages'> & Partial<Pick<AudienceCount, 'longest'>>) | undefined,
  /** Queries that cannot be read. */
  unread: readonly QueryField[] = [],
): Problem[] {
  const isSurvey = kind.key === 'survey';
  const hasText = values.contentText.trim() !== '';
  const texts = textsIn(values);
  const other = values.contentLanguage;
  const unwritten = count?.languages.filter(({ language }) => !texts.some((text) => text.language === language)) ?? [];
  const isCalled = values.obdEnabled || values.ivrEnabled;
  const isNamed = values.fileNameQuery.trim() !== '';
  const hasSound = languages.some((language) => values.sounds[language]);
  const unspoken = count?.languages.filter(({ language }) => !values.sounds[language]) ?? [];
  const heard = (by: Language | null) => unspoken.filter(({ language }) => heardIn(values.sounds, language) === by);
  const empty = kind.required.filter((field) => isEmpty(values[field]));
  const pressed = values.questions.filter((question) => kindOf(question) === 'keys');
  const answers = pressed.map(({ keys }) => keys.map(({ label }) => label.trim().toLocaleLowerCase()));
  const placeholders = placeholdersIn(values.contentTextLong);
  const found: (Problem | false)[] = [
    empty[0] !== undefined && { key: 'missing', stops: true, fields: empty, field: empty[0] },
    ...unstorableIn(values),
    !CHANNELS.some((channel) => values[channel]) && { key: 'noChannel', stops: true },
    values.smsEnabled &&
      !hasText &&
      (texts.length === 0
        ? { key: 'noText', stops: true, field: 'contentText' as const }
        : { key: 'noTextForAll', stops: true, other, field: 'contentText' as const }),
    (values.smsEnabled || values.inAppEnabled) &&
      hasText &&
      unwritten.length > 0 && {
        key: 'someUnwritten',
        stops: false,
        languages: unwritten,
        other,
        field: 'contentTexts' as const,
      },
    isCalled && !isNamed && !hasSound && { key: 'noSound', stops: true, field: 'sounds' as const },
    isSurvey && values.questions.length === 0 && { key: 'noQuestion', stops: true, field: 'questions' as const },
    isSurvey &&
      values.questions.some(({ title }) => title.trim() === '') && {
        key: 'emptyQuestion',
        stops: true,
        field: 'questions' as const,
      },
    isSurvey &&
      answers.some((labels) => labels.length === 0) && { key: 'noAnswer', stops: true, field: 'questions' as const },
    isSurvey && answers.flat().includes('') && { key: 'emptyAnswer', stops: true, field: 'questions' as const },
    isSurvey && answers.some(saysTwice) && { key: 'sameAnswer', stops: false },
    values.startDt !== null &&
      values.endDt !== null &&
      values.endDt < values.startDt && { key: 'backwards', stops: true, field: 'endDt' as const },
    values.endDt !== null && values.endDt < today() && { key: 'isOver', stops: true, field: 'endDt' as const },
    count?.count === 0 && { key: 'nobody', stops: true },
    ...(isCalled && hasSound && !isNamed
      ? ([null, 'ur', 'en'] as const).map((by) => {
          const spoken = { stops: false, languages: heard(by), field: 'sounds' as const };
          if (spoken.languages.length === 0) return false;
          return by === null ? { key: 'someSilent', ...spoken } : { key: 'someHearOther', ...spoken, other: by };
        })
      : []),
    values.inAppEnabled && values.contentTextLong.trim() === '' && !hasText && { key: 'emptyApp', stops: false },
    !isPromo(values.promoData) && { key: 'badPromo', stops: true, field: 'promoData' as const },
    ...unread.map((field) => ({ key: 'badQuery', stops: true, fields: [field], field })),
    values.recordingEnabled &&
      isCalled &&
      values.maxDurationSeconds === 0 && { key: 'noDuration', stops: true, field: 'maxDurationSeconds' as const },
    values.recordingEnabled && !isCalled && { key: 'neverRecorded', stops: false, field: 'recordingEnabled' as const },
    ...texts.flatMap((text) => problemsOfText(text, values, count?.longest ?? {})),
    placeholders.length > 0 && { key: 'placeholders', stops: false, values: { names: placeholders.join(' ') } },
  ];
  return found.filter((each): each is Problem => each !== false);
}

function problemsOfText(
  { language, text }: TextIn,
  { contentLanguage, smsEnabled }: BroadcastForm,
  longest: TextValues,
): (Problem | false)[] {
  const { parts } = partsAtMost(text, longest, language);
  const unknown = unknownFields(text);
  const at =
    language === contentLanguage ? { field: 'contentText' as const } : { field: 'contentTexts' as const, language };
  const fields = TEXT_FIELDS.map((field) => fieldWritten(field)).join(' ');
  return [
    smsEnabled && parts > MANY_PARTS && { key: 'manyParts', stops: false, values: { count: parts }, ...at },
    unknown.length > 0 && { key: 'unknownField', stops: true, values: { names: unknown.join(' '), fields }, ...at },
    hasBareBraces(text) && { key: 'bareBraces', stops: false, ...at },
  ];
}

/** What keeps what goes out from being stored: of each field, and of the text of each language, its first problem. */
export function faultyFields(values: BroadcastForm, problems: readonly Problem[]): [keyof BroadcastForm, Problem][] {
  const goesOut = CHANNELS.some((channel) => values[channel]);
  const refused = problems.filter(({ key }) => NEVER_STORED.has(key) || (goesOut && REFUSED.has(key)));
  const isOf = (one: Problem) => (other: Problem) =>
    one.field === other.field && one.language === other.language && one.part === other.part;
  return refused.flatMap((problem): [keyof BroadcastForm, Problem][] =>
    problem.field === undefined || refused.find(isOf(problem)) !== problem ? [] : [[problem.field, problem]],
  );
}

/** Empty, or an object in JSON: the server takes nothing else. */
function isPromo(text: string): boolean {
  if (text.trim() === '') return true;
  try {
    const given: unknown = JSON.parse(text);
    return typeof given === 'object' && given !== null && !Array.isArray(given);
  } catch {
    return false;
  }
}

function saysTwice(labels: readonly string[]): boolean {
  const said = labels.filter(Boolean);
  return new Set(said).size < said.length;
}

/** What looks like a field to be filled in: `{name}`. */
function placeholdersIn(text: string): string[] {
  return [...new Set(text.match(/\{{1,2}[^{}\n]{1,40}\}{1,2}/g))];
}
