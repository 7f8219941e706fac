import { kindOf } from '../../../../machines/ivr/questions.ts';
import { invalid } from '../../platform/errors.ts';
import type { BodyOf } from '../../platform/feature.ts';
import type { BroadcastForm, BroadcastInput } from '../campaigns/broadcast.form.ts';
import type { BroadcastKind } from '../campaigns/broadcast.store.ts';
import { campaignMessage } from '../campaigns/campaigns.messages.ts';
import { keepAnswered } from './answered-inputs.ts';
import { inputsIn } from './survey.inputs.ts';

type Body = BodyOf<'createSurvey'>;

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
    const silent = inputs.findIndex((input) => kindOf(input) === 'keys' && input.keys.length === 0);
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
