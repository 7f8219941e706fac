import type { components } from '../../../contract/generated/types.ts';
import type { Routes } from '../../manifest.ts';
import type { Database } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { contains } from '../../records/conditions.ts';
import { recordExport } from '../../records/export-steps.ts';
import { copy, create, update } from '../campaigns/broadcast.store.ts';
import { addresser, broadcastOf, pageOf } from '../campaigns/broadcast.ts';
import { keepAnswers } from './survey.answers.ts';
import { exportCalls, listCalls } from './survey.calls.ts';
import { sharedOf, surveyKind } from './survey.kind.ts';
import { keepRecording, listRecordings, RECORDING, tagRecording } from './survey.recordings.ts';
import { resultsOf } from './survey.results.ts';
import type { WantedCalls } from './wanted-calls.ts';

export const surveysRoutes: Routes = (services, records) => {
  const { database, live } = services;
  live.announceTo(surveyKind.entity, { permission: 'survey:survey:get' });
  live.announceTo(RECORDING, { permission: 'survey:results:get' });

  async function survey(id: string) {
    const row = await selected(database).where('s.id', '=', id.toLowerCase()).executeTakeFirst();
    if (!row) throw notFound('survey');
    return surveyOf(row, await addresser(services));
  }

  return {
    async listSurveys({ query }) {
      const { limit, offset } = pageOf(query);
      const search = query.search?.trim() ?? '';
      const matching = surveys(database).where((eb) => eb.and(search === '' ? [] : [contains(['s.title'], search)]));
      const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      const rows =
        limit === 0
          ? []
          : await matching
              .selectAll('s')
              .select('g.name as category_name')
              .orderBy('s.start_dt', 'desc')
              .orderBy('s.id')
              .limit(limit)
              .offset(offset)
              .execute();
      const addressOf = await addresser(services);
      return { body: { items: rows.map((row) => surveyOf(row, addressOf)), total, limit, offset } };
    },
    getSurvey: async ({ params }) => ({ body: await survey(params.id) }),
    createSurvey: async ({ body, ...call }) => ({
      status: 201,
      body: await survey(await create(services, surveyKind, { ...call, body: sharedOf(body) })),
    }),
    updateSurvey: async ({ body, ...call }) => ({
      body: await survey(await update(services, records, surveyKind, { ...call, body: sharedOf(body) })),
    }),
    copySurvey: async ({ body, caller }) => ({
      status: 201,
      body: await survey(await copy(services, surveyKind, body, caller)),
    }),
    async getSurveyResults({ params, query: { columnsOf, ...query } }) {
      return { body: await resultsOf(services, wantedIn({ params, query }), columnsOf?.toLowerCase()) };
    },
    async listSurveyCalls(call) {
      const { limit = 50, offset = 0 } = call.query;
      return { body: await listCalls(database, wantedIn(call), { limit, offset }) };
    },
    async exportSurveyCalls(call) {
      const { format, titles, words, names, trials: _, ...filter } = call.query;
      const wanted = wantedIn(call);
      const step = {
        entity: surveyKind.entity,
        id: wanted.surveyId,
        filter,
        caller: call.caller,
        at: services.clock(),
      };
      return await exportCalls(database, wanted, {
        format,
        titles,
        words,
        names,
        onWritten: (rows) => recordExport(database, step, rows),
        gone: call.request.signal,
      });
    },
    async listSurveyRecordings({ params, query: { limit = 50, offset = 0, input, tag, isSorted, ...query } }) {
      const wanted = { ...wantedIn({ params, query }), input, tag, isSorted };
      return { body: await listRecordings(services, wanted, { limit, offset }) };
    },
    tagSurveyRecording: async ({ params, body, caller, ifMatch }) => ({
      body: await tagRecording(services, params.id.toLowerCase(), body.tag, { caller, ifMatch }),
    }),
    keepSurveyRecording: async ({ body, files }) => ({ body: { kept: await keepRecording(services, body, files) } }),
    keepSurveyAnswers: async ({ body }) => ({ body: { kept: await keepAnswers(services, body) } }),
  };
};

interface AskedForCalls {
  params: { id: string };
  query: { trials?: 0 | 1 } & Omit<WantedCalls, 'surveyId' | 'isTrial'>;
}

function wantedIn({ params, query }: AskedForCalls): WantedCalls {
  const { trials, ...wanted } = query;
  const surveyId = params.id.toLowerCase();
  return { ...wanted, surveyId, isTrial: trials === 1 };
}

function surveys(database: Database) {
  return database.selectFrom('surveys as s').innerJoin('reference_items as g', 'g.id', 's.survey_category_id');
}

function selected(database: Database) {
  return surveys(database).selectAll('s').select('g.name as category_name');
}

type Row = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number];

function surveyOf(row: Row, addressOf: (mediaId: string) => string): components['schemas']['Survey'] {
  return {
    ...broadcastOf(row, addressOf),
    surveyCategoryId: row.survey_category_id,
    surveyCategory: { id: row.survey_category_id, title: row.category_name },
    surveyInputs: row.survey_inputs.map((input) => ({ ...input, keys: [...input.keys] })),
    surveyProfiles: [...row.survey_profiles],
    surveyCrops: [...row.survey_crops],
    surveyLocations: [...row.survey_locations],
    surveyMachineries: [...row.survey_machineries],
    surveyLanguages: [...row.survey_languages],
    surveyLivestocks: [...row.survey_livestocks],
    surveyOperator: [...row.survey_operator],
    surveyFiles: row.survey_files,
  };
}
