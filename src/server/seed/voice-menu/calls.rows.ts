import { referenceId } from '../../features/lovs/reference-id.ts';
import type { Moderator } from '../moderation/people.ts';
import { DAY } from '../moderation/steps.ts';
import type { CallDetails, DescribedCampaign, DescribedSurvey } from './calls.ts';
import { colleague } from './nodes.rows.ts';

type Cell = string | number | boolean | Date | null;
type Row<Columns> = Record<keyof Columns, Cell>;

const changedBy = {
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
  changed_by_id: 'uuid',
  changed_by_name: 'text',
} as const;

const named = { id: 'uuid', code: 'text', title: 'text', title_ur: 'text', seq_order: 'integer' } as const;

export const apiColumns = {
  ...named,
  method: 'text',
  url: 'text',
  body: 'text',
  query_string: 'text',
  update_core: 'boolean',
  active: 'smallint',
  ...changedBy,
} as const;

export const trunkColumns = {
  ...named,
  trunk_name: 'text',
  endpoint: 'text',
  mask: 'text',
  stasis_name: 'text',
  active: 'smallint',
  offtime_content_id: 'uuid',
  dialing_timings: 'jsonb',
  recording_timings: 'jsonb',
  ...changedBy,
} as const;

export const fileColumns = { ...named, audio: 'jsonb', created_at: 'timestamptz', updated_at: 'timestamptz' } as const;

const callColumns = {
  id: 'uuid',
  title: 'text',
  content_text: 'text',
  content_text_long: 'text',
  audio_file: 'uuid',
  start_dt: 'date',
  end_dt: 'date',
  obd_enabled: 'boolean',
  in_app_enabled: 'boolean',
  ivr_enabled: 'boolean',
  validation_query: 'text',
  once_per_call: 'boolean',
  once_per_call_global: 'boolean',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
  created_by_id: 'uuid',
  created_by_name: 'text',
} as const;

export const campaignColumns = {
  ...callColumns,
  content_texts: 'jsonb',
  campaign_type_id: 'uuid',
  campaign_category_id: 'uuid',
  crops: 'jsonb',
  locations: 'jsonb',
  machineries: 'jsonb',
  languages: 'jsonb',
  livestocks: 'jsonb',
  sms_enabled: 'boolean',
  campaign_files: 'jsonb',
} as const;

export const surveyColumns = {
  ...callColumns,
  survey_category_id: 'uuid',
  survey_inputs: 'jsonb',
  survey_crops: 'jsonb',
  survey_locations: 'jsonb',
  survey_machineries: 'jsonb',
  survey_languages: 'jsonb',
  survey_livestocks: 'jsonb',
  survey_files: 'jsonb',
} as const;

const DETAILS_DAYS_AGO = 155;

export function detailRows({ api, trunk, files }: CallDetails, people: readonly Moderator[], now: Date) {
  const at = new Date(now.getTime() - DETAILS_DAYS_AGO * DAY);
  const { id, name } = colleague(people, 0);
  const moments = { created_at: at, updated_at: at };
  const by = { ...moments, changed_by_id: id, changed_by_name: name };
  return {
    api: api.map(
      ({ code, titleUr, detail }, seq_order): Row<typeof apiColumns> => ({
        id: detail.id,
        code,
        title: detail.title,
        title_ur: titleUr,
        seq_order,
        method: detail.method,
        url: detail.url,
        body: detail.body,
        query_string: detail.queryString,
        update_core: detail.updateCore,
        active: detail.active,
        ...by,
      }),
    ),
    trunk: trunk.map(
      ({ code, titleUr, detail }, seq_order): Row<typeof trunkColumns> => ({
        id: detail.id,
        code,
        title: detail.title,
        title_ur: titleUr,
        seq_order,
        trunk_name: detail.trunkName,
        endpoint: detail.endpoint,
        mask: detail.mask,
        stasis_name: detail.stasisName,
        active: detail.active,
        offtime_content_id: detail.offtimeContentId,
        dialing_timings: JSON.stringify(detail.dialingTimings),
        recording_timings: JSON.stringify(detail.recordingTimings),
        ...by,
      }),
    ),
    files: files.map(
      ({ code, titleUr, file }, seq_order): Row<typeof fileColumns> => ({
        id: file.id,
        code,
        title: file.title,
        title_ur: titleUr,
        seq_order,
        audio: JSON.stringify(file.audio),
        ...moments,
      }),
    ),
  };
}

const campaignTypes = ['alert', 'advisory', 'promotion', 'information'] as const;
const surveyCategories = {
  needs: 'needs-of-farmers',
  'crop-situation': 'crop-situation',
  'livestock-health': 'livestock-health',
  satisfaction: 'satisfaction-with-the-service',
} as const;

export function campaignRow(one: DescribedCampaign, by: Moderator, now: Date): Row<typeof campaignColumns> {
  const { content, spoken, words } = one;
  // What all get who have no text of their own is in Urdu.
  const { ur: _, ...others } = spoken;
  const type = campaignTypes.find((name) => words.has(name)) ?? 'information';
  return {
    ...callRow(one, by, now),
    campaign_type_id: referenceId('campaign-type', type),
    campaign_category_id: referenceId('campaign-category', words.text(type) ?? ''),
    crops: JSON.stringify(content.crops),
    locations: JSON.stringify(content.locations),
    machineries: JSON.stringify(content.machineries),
    languages: JSON.stringify(content.languages),
    livestocks: JSON.stringify(content.livestocks),
    content_texts: JSON.stringify(others),
    sms_enabled: words.has('sms'),
    campaign_files: JSON.stringify(content.audio),
  };
}

export function surveyRow(one: DescribedSurvey, by: Moderator, now: Date): Row<typeof surveyColumns> {
  const { content, words } = one;
  const category = Object.entries(surveyCategories).find(([name]) => words.has(name))?.[1] ?? surveyCategories.needs;
  return {
    ...callRow(one, by, now),
    survey_category_id: referenceId('survey-category', category),
    survey_inputs: JSON.stringify(content.surveyInputs),
    survey_crops: JSON.stringify(content.crops),
    survey_locations: JSON.stringify(content.locations),
    survey_machineries: JSON.stringify(content.machineries),
    survey_languages: JSON.stringify(content.languages),
    survey_livestocks: JSON.stringify(content.livestocks),
    survey_files: JSON.stringify(content.audio),
  };
}

function callRow(
  { content, spoken, written, words }: DescribedCampaign | DescribedSurvey,
  by: Moderator,
  now: Date,
): Row<typeof callColumns> {
  const start = new Date(content.startDt);
  const at = new Date(Math.min(start.getTime(), now.getTime()) - 3 * DAY);
  return {
    id: content.id,
    title: content.title,
    content_text: written ?? spoken.ur ?? null,
    content_text_long: [spoken.ur, spoken.en].filter(Boolean).join('\n'),
    audio_file: content.audio.ur?.mediaId ?? null,
    start_dt: content.startDt,
    end_dt: content.endDt,
    obd_enabled: words.has('dial'),
    in_app_enabled: words.has('app'),
    ivr_enabled: true,
    validation_query: content.validationQuery,
    once_per_call: content.oncePerCall,
    once_per_call_global: content.oncePerCallGlobal,
    created_at: at,
    updated_at: at,
    created_by_id: by.id,
    created_by_name: by.name,
  };
}
