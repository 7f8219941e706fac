import { textsIn } from '../../../../machines/campaigns/campaign.texts.ts';
import { asksRecording, LARGEST_NUMBER, SPOKEN } from '../../../../machines/ivr/questions.ts';
import { LATEST_DAY } from '../../../../machines/jobs/schedule.ts';
import { isBlank } from '../../../../machines/shared/blank.ts';
import { ONE_LINE } from '../../../../machines/shared/one-line.ts';
import { numberFault } from '../../ui/numbers.ts';
import { textFault } from '../../ui/text-fault.ts';
import { type BroadcastForm, QUERIES, type QueryField, type Question } from './broadcast.form.ts';
import type { Problem } from './problem.ts';

type Text = 'title' | 'contentText' | 'contentTextLong' | 'promoData' | QueryField;

/** As many letters as the contract takes. */
export const LONGEST: Readonly<Record<Text, number>> = {
  title: 300,
  contentText: 2_000,
  contentTextLong: 20_000,
  promoData: 20_000,
  validationQuery: 2_048,
  dataQuery: 2_048,
  fileNameQuery: 2_048,
};
export const LONGEST_ASKED = { question: 300, answer: 200, unit: 40 } as const;
export const BOUND = { min: 0, max: LARGEST_NUMBER, digits: 0 } as const;
export const SPEAKING = { min: SPOKEN.least, max: SPOKEN.most, digits: 0 } as const;
export const SECONDS = { maxDurationSeconds: 3_600, maxSilenceSeconds: 600 } as const;

/** What no draft is stored with either: the form of each field alone, by the field that mends it. */
export function unstorableIn(values: BroadcastForm): Problem[] {
  const { title, contentLanguage, contentTextLong, promoData, questions } = values;
  return [
    ...ofText(title, LONGEST.title, { field: 'title' }),
    ...(['startDt', 'endDt'] as const).flatMap((field) => {
      const day = values[field];
      return day !== null && day > LATEST_DAY ? { key: 'tooFar', stops: true, fields: [field], field } : [];
    }),
    ...questions.flatMap((question, place) => [
      ...ofText(question.title, LONGEST_ASKED.question, { field: 'questions', part: `${place}/title` }),
      ...question.keys.flatMap(({ label }, at) =>
        ofText(label, LONGEST_ASKED.answer, { field: 'questions', part: `${place}/keys/${at}/label` }),
      ),
      ...ofText(question.unit ?? '', LONGEST_ASKED.unit, { field: 'questions', part: `${place}/unit` }),
      ...boundsOf(question, place),
      ...spokenOf(question, place),
    ]),
    ...textsIn(values).flatMap(({ language, text }) =>
      ofText(
        text,
        LONGEST.contentText,
        language === contentLanguage ? { field: 'contentText' } : { field: 'contentTexts', language },
      ),
    ),
    ...ofText(contentTextLong, LONGEST.contentTextLong, { field: 'contentTextLong' }),
    ...ofText(promoData, LONGEST.promoData, { field: 'promoData' }, false),
    ...(Object.keys(QUERIES) as QueryField[]).flatMap((field) =>
      ofText(values[field], LONGEST[field], { field }, false),
    ),
    ...(Object.keys(SECONDS) as (keyof typeof SECONDS)[]).flatMap((field) => {
      const seconds = values[field];
      const max = SECONDS[field];
      return seconds === null || numberFault(seconds, { min: 0, max, digits: 0 })
        ? { key: 'noSeconds', stops: true, fields: [field], field, values: { max } }
        : [];
    }),
  ];
}

function boundsOf({ min, max }: Question, place: number): Problem[] {
  const at = (field: string) => ({ stops: true, field: 'questions' as const, part: `${place}/${field}` });
  const wrong = Object.entries({ min, max }).flatMap(([field, bound]) =>
    bound === undefined || numberFault(bound, BOUND) === null
      ? []
      : { key: 'noSeconds', fields: ['questions' as const], values: { max: BOUND.max }, ...at(field) },
  );
  if (wrong.length > 0 || min === undefined || max === undefined || min <= max) return wrong;
  return [{ key: 'badBounds', ...at('max') }];
}

function spokenOf(question: Question, place: number): Problem[] {
  const { seconds = SPOKEN.usual } = question;
  if (!asksRecording(question) || numberFault(seconds, SPEAKING) === null) return [];
  const { min, max } = SPEAKING;
  return [{ key: 'notSoLong', stops: true, field: 'questions', part: `${place}/seconds`, values: { min, max } }];
}

type Place = Pick<Problem, 'language' | 'part'> & { field: keyof BroadcastForm };

function ofText(text: string, max: number, place: Place, isRead = true): Problem[] {
  if (isBlank(text)) return [];
  const fault = textFault(text, max, isRead);
  const fields = [place.field === 'contentTexts' ? ('contentText' as const) : place.field];
  if (fault?.kind === 'tooLong')
    return [{ key: 'tooLong', stops: true, fields, values: { max, length: fault.length }, ...place }];
  if (fault) return [{ key: 'turned', stops: true, fields, ...place }];
  return place.field === 'title' && !ONE_LINE.test(text) ? [{ key: 'unseen', stops: true, fields, ...place }] : [];
}
