import type { TestApp } from './app.ts';
import type { Json } from './contract.ts';
import { picture } from './form.ts';
import { tone } from './valid-menu-requests.ts';
import type { Records } from './valid-requests.ts';

async function item({ database }: TestApp, list: string): Promise<string> {
  const { id } = await database
    .selectFrom('reference_items')
    .select('id')
    .where('list', '=', list)
    .orderBy('sort')
    .executeTakeFirstOrThrow();
  return id;
}

export async function newCampaignForm(app: TestApp): Promise<{ [field: string]: Json }> {
  return {
    title: 'Rust warning for the canal belt',
    campaignTypeId: await item(app, 'campaign-type'),
    campaignCategoryId: await item(app, 'campaign-category'),
    startDt: '2026-11-19',
    endDt: '2026-11-30',
    contentText: 'Look at the lower leaves of your wheat today.',
    smsEnabled: true,
    crops: JSON.stringify([await item(app, 'crop')]),
  };
}

export async function newSurveyForm(app: TestApp): Promise<{ [field: string]: Json }> {
  return {
    title: 'Rain in the last week',
    surveyCategoryId: await item(app, 'survey-category'),
    startDt: '2026-11-19',
    endDt: '2026-11-30',
    inAppEnabled: true,
    surveyInputs: JSON.stringify([
      {
        id: 'rain',
        title: 'Did it rain?',
        keys: [
          { key: '1', label: 'Yes' },
          { key: '2', label: 'No' },
        ],
      },
      { id: 'sown', title: 'Have you sown wheat?', keys: [{ key: '1', label: 'Yes' }] },
    ]),
  };
}

async function some({ database }: TestApp, table: 'campaigns' | 'surveys'): Promise<string> {
  const { id } = await database.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow();
  return id;
}

async function said({ database }: TestApp) {
  return await database.selectFrom('survey_recordings').selectAll().orderBy('id').executeTakeFirstOrThrow();
}

/** A survey that nobody has answered: of any other the questions stay as they were asked. */
async function unanswered({ database }: TestApp): Promise<string> {
  const { id } = await database
    .selectFrom('surveys')
    .select('id')
    .where('id', 'not in', database.selectFrom('survey_answers').select('survey_id'))
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return id;
}

const image = async () => ({
  contentImage: { filename: 'wheat.jpg', type: 'image/jpeg', content: await picture() },
});

/** Campaigns and surveys, written. */
export const campaignRequests: { [operationId: string]: Records } = {
  createCampaign: async (app) => ({
    body: { ...(await newCampaignForm(app)), contentTexts: JSON.stringify({ pa: 'اج کنک دے تھلے آلے پتے ویکھو۔' }) },
    files: await image(),
  }),
  updateCampaign: async (app) => ({ body: { ...(await newCampaignForm(app)), id: await some(app, 'campaigns') } }),
  copyCampaign: async (app) => ({ body: { id: await some(app, 'campaigns') } }),
  createBulkAdvisory: async (app) => ({ body: { file: 'advisories.csv' }, files: { file: await advisories(app) } }),
  previewBulkAdvisory: async (app) => ({ body: { file: 'advisories.csv' }, files: { file: await advisories(app) } }),
  createSurvey: async (app) => ({ body: await newSurveyForm(app), files: await image() }),
  updateSurvey: async (app) => ({ body: { ...(await newSurveyForm(app)), id: await unanswered(app) } }),
  copySurvey: async (app) => ({ body: { id: await some(app, 'surveys') } }),
  getSurveyResults: async (app) => ({ path: { id: await some(app, 'surveys') } }),
  listSurveyCalls: async (app) => ({ path: { id: await some(app, 'surveys') } }),
  exportSurveyCalls: async (app) => ({ path: { id: await some(app, 'surveys') } }),
  listSurveyRecordings: async (app) => ({ path: { id: await some(app, 'surveys') }, query: { input: 'worries' } }),
  keepSurveyRecording: async (app) => ({
    body: {
      surveyId: (await said(app)).survey_id,
      callId: crypto.randomUUID(),
      input: (await said(app)).input_id,
      isTrial: 'true',
    },
    files: { recording: { filename: 'said.wav', type: 'audio/wav', content: tone() } },
  }),
  tagSurveyRecording: async (app) => ({ path: { id: (await said(app)).id }, body: { tag: 'water' } }),
  keepSurveyAnswers: async (app) => ({
    body: { surveyId: await some(app, 'surveys'), callId: crypto.randomUUID(), isTrial: true, answers: [] },
  }),
};

async function advisories({ database }: TestApp) {
  const nameOf = async (list: string) => {
    const { name } = await database
      .selectFrom('reference_items')
      .select('name')
      .where('list', '=', list)
      .orderBy('sort')
      .executeTakeFirstOrThrow();
    return name;
  };
  const rows = [
    'Title,Type,Category,Text,From,Until,Channels',
    `Sow by Sunday,${await nameOf('campaign-type')},${await nameOf('campaign-category')},Sow now.,2026-11-19,2026-11-22,sms`,
  ];
  return { filename: 'advisories.csv', type: 'text/csv', content: Buffer.from(rows.join('\n')) };
}
