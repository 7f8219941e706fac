import type { SurveyContent } from '../../../../machines/ivr/menu.ts';
import { UNTURNED } from '../../../../machines/shared/unturned.ts';
import { type FieldError, invalid, invalidFields } from '../../platform/errors.ts';
import type { BodyOf } from '../../platform/feature.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import { jsonIn } from '../../records/form-json.ts';
import { type BroadcastForm, type BroadcastInput, isObject } from '../campaigns/broadcast.form.ts';
import type { BroadcastKind } from '../campaigns/broadcast.store.ts';
import { campaignMessage } from '../campaigns/campaigns.messages.ts';
import { keepAnswered } from './answered-inputs.ts';

type Body = BodyOf<'createSurvey'>;
type Inputs = SurveyContent['surveyInputs'];

/** A survey's form under the names that it shares with a campaign's. */
type Shared = BroadcastInput & Pick<Body, 'surveyCategoryId' | 'surveyInputs'>;

export function sharedOf<B extends Body>(body: B): B & Shared {
  return {
    ...body,
    profiles: body.surveyProfiles,
    crops: body.surveyCrops,
    locations: body.surveyLocations,
    machineries: body.surveyMachineries,
    languages: body.surveyLanguages,
    livestocks: body.surveyLivestocks,
    operator: body.surveyOperator,
    campaignFiles: body.surveyFiles,
  };
}

export const surveyKind: BroadcastKind<Shared> = {
  table: 'surveys',
  entity: 'survey',
  sentBy: 'survey_id',
  nameOf: (field) =>
    field === 'campaignFiles' ? 'surveyFiles' : `survey${field.charAt(0).toUpperCase()}${field.slice(1)}`,
  items: ({ surveyCategoryId }) => [
    { field: 'surveyCategoryId', list: 'survey-category', id: surveyCategoryId.toLowerCase() },
  ],
  check({ inAppEnabled, obdEnabled, ivrEnabled, surveyInputs }, { columns, sounds }) {
    const inputs = inputsIn(surveyInputs);
    if (!(inAppEnabled || obdEnabled || ivrEnabled)) return;
    if (inputs.length === 0) throw invalid('/surveyInputs', campaignMessage('noQuestion'));
    const silent = inputs.findIndex(({ keys }) => keys.length === 0);
    if (silent >= 0) throw invalid(`/surveyInputs/${silent}/keys`, campaignMessage('noAnswer'));
    if ((obdEnabled || ivrEnabled) && Object.keys(sounds).length === 0 && columns.file_name_query === null)
      throw invalid('/surveyFiles', campaignMessage('callWithoutSound'));
  },
  checkChange: (trx, id, { surveyInputs }) => keepAnswered(trx, id, inputsIn(surveyInputs)),
  insert: (trx, body, form, shared) =>
    trx
      .insertInto('surveys')
      .values({ ...columnsOf(body, form), ...shared })
      .execute(),
  update: (trx, id, body, form, shared) =>
    trx
      .updateTable('surveys')
      .set({ ...columnsOf(body, form), ...shared })
      .where('id', '=', id)
      .execute(),
};

function columnsOf(body: Shared, { columns, lists, sounds }: BroadcastForm) {
  return {
    ...columns,
    survey_category_id: body.surveyCategoryId,
    survey_inputs: JSON.stringify(inputsIn(body.surveyInputs)),
    survey_profiles: JSON.stringify(lists.profiles),
    survey_crops: JSON.stringify(lists.crops),
    survey_locations: JSON.stringify(lists.locations),
    survey_machineries: JSON.stringify(lists.machineries),
    survey_languages: JSON.stringify(lists.languages),
    survey_livestocks: JSON.stringify(lists.livestocks),
    survey_operator: JSON.stringify(lists.operator),
    survey_files: JSON.stringify(sounds),
  };
}

const MAX_INPUTS = 100;
const MAX_KEYS = 12;

function inputsIn(text: string | undefined): Inputs {
  if (text === undefined || text === '') return [];
  const given = jsonIn('/surveyInputs', text);
  if (!Array.isArray(given) || given.length > MAX_INPUTS || !given.every(isInput))
    throw invalid('/surveyInputs', campaignMessage('notQuestions'));
  if (new Set(given.map(({ id }) => id)).size < given.length)
    throw invalid('/surveyInputs', campaignMessage('questionTwice'));
  for (const { keys } of given) {
    if (new Set(keys.map(({ key }) => key)).size < keys.length)
      throw invalid('/surveyInputs', campaignMessage('keyTwice'));
  }
  const turned = given.flatMap(({ title, keys }, place) => [
    ...turnedAt(`/surveyInputs/${place}/title`, title),
    ...keys.flatMap(({ label }, at) => turnedAt(`/surveyInputs/${place}/keys/${at}/label`, label)),
  ]);
  if (turned.length > 0) throw invalidFields(turned);
  return given.map(({ id, title, keys }) => ({
    id,
    title: title.trim(),
    keys: keys.map(({ key, label }) => ({ key, label: label.trim() })),
  }));
}

function turnedAt(pointer: string, text: string): FieldError[] {
  return UNTURNED.test(text) ? [] : [{ pointer, ...fieldMessage('turned') }];
}

function isInput(value: unknown): value is Inputs[number] {
  if (!isObject(value)) return false;
  const { id, title, keys } = value;
  return isText(id, 60) && isText(title, 300) && Array.isArray(keys) && keys.length <= MAX_KEYS && keys.every(isKey);
}

function isKey(value: unknown): boolean {
  return isObject(value) && typeof value.key === 'string' && /^[0-9*#]$/.test(value.key) && isText(value.label, 200);
}

function isText(value: unknown, longest: number): boolean {
  return typeof value === 'string' && value.trim() !== '' && value.length <= longest;
}
