import type { ScreenKey } from '../../../../machines/shared/screens.ts';
import type { components } from '../../../contract/generated/types.ts';
import type { BroadcastForm } from './broadcast.form.ts';

type Schemas = components['schemas'];
export type Campaign = Schemas['Campaign'];
export type Survey = Schemas['Survey'];
export type Broadcast = Campaign | Survey;

/** Campaigns and surveys are listed, written and copied alike; this is what tells them apart. */
export interface BroadcastKind<Row extends Broadcast = Broadcast> {
  /** Under this name its words are found, and its steps told. */
  key: 'campaign' | 'survey';
  screen: ScreenKey;
  permission: string;
  list: '/campaign/' | '/survey/';
  write: '/campaign' | '/survey';
  copy: '/campaign/create-copy' | '/survey/create-copy';
  categories: string;
  /** What is called by another name where it is sent; null is not sent. */
  nameOf(field: keyof BroadcastForm): string | null;
  /** What must not be empty, in the order of the page. */
  required: readonly (keyof BroadcastForm)[];
  /** The fields that are its own. */
  ownOf(row: Row): Partial<BroadcastForm>;
  categoryOf(row: Row): { id: string; title: string };
}

export const campaigns: BroadcastKind<Campaign> = {
  key: 'campaign',
  screen: 'campaigns',
  permission: 'campaigns:campaign',
  list: '/campaign/',
  write: '/campaign',
  copy: '/campaign/create-copy',
  categories: 'campaign-category',
  nameOf: named({ type: 'campaignTypeId', category: 'campaignCategoryId', sounds: 'campaignFiles', questions: null }),
  required: ['title', 'category', 'type', 'startDt', 'endDt'],
  ownOf: (row) => ({
    type: row.campaignTypeId,
    category: row.campaignCategoryId,
    smsEnabled: row.smsEnabled,
    crops: row.crops,
    locations: row.locations,
    languages: row.languages,
    profiles: row.profiles,
    livestocks: row.livestocks,
    machineries: row.machineries,
    operator: row.operator,
    sounds: row.campaignFiles,
  }),
  categoryOf: (row) => row.campaignCategory,
};

export const surveys: BroadcastKind<Survey> = {
  key: 'survey',
  screen: 'surveys',
  permission: 'survey:survey',
  list: '/survey/',
  write: '/survey',
  copy: '/survey/create-copy',
  categories: 'survey-category',
  nameOf: named({
    type: null,
    smsEnabled: null,
    category: 'surveyCategoryId',
    questions: 'surveyInputs',
    sounds: 'surveyFiles',
    crops: 'surveyCrops',
    locations: 'surveyLocations',
    languages: 'surveyLanguages',
    profiles: 'surveyProfiles',
    livestocks: 'surveyLivestocks',
    machineries: 'surveyMachineries',
    operator: 'surveyOperator',
  }),
  required: ['title', 'category', 'startDt', 'endDt'],
  ownOf: (row) => ({
    category: row.surveyCategoryId,
    questions: row.surveyInputs,
    crops: row.surveyCrops,
    locations: row.surveyLocations,
    languages: row.surveyLanguages,
    profiles: row.surveyProfiles,
    livestocks: row.surveyLivestocks,
    machineries: row.surveyMachineries,
    operator: row.surveyOperator,
    sounds: row.surveyFiles,
  }),
  categoryOf: (row) => row.surveyCategory,
};

function named(names: { [Field in keyof BroadcastForm]?: string | null }) {
  const all: Partial<Record<string, string | null>> = names;
  return (field: keyof BroadcastForm) => {
    const own = all[field];
    return own === undefined ? field : own;
  };
}
