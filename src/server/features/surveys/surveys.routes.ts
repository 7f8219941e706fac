import type { components } from '../../../contract/generated/types.ts';
import type { Database } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { Feature } from '../../platform/feature.ts';
import { contains } from '../../records/conditions.ts';
import { broadcastOf, pageOf } from '../campaigns/broadcast.ts';

export const surveysRoutes: Feature = ({ database }) => ({
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
    return { body: { items: rows.map(surveyOf), total, limit, offset } };
  },
  async getSurvey({ params }) {
    const row = await selected(database).where('s.id', '=', params.id).executeTakeFirst();
    if (!row) throw notFound('survey');
    return { body: surveyOf(row) };
  },
});

function surveys(database: Database) {
  return database.selectFrom('surveys as s').innerJoin('reference_items as g', 'g.id', 's.survey_category_id');
}

function selected(database: Database) {
  return surveys(database).selectAll('s').select('g.name as category_name');
}

type Row = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number];

function surveyOf(row: Row): components['schemas']['Survey'] {
  return {
    ...broadcastOf(row),
    surveyCategoryId: row.survey_category_id,
    surveyCategory: { id: row.survey_category_id, title: row.category_name },
    surveyInputs: row.survey_inputs.map(({ id, title, keys }) => ({ id, title, keys: [...keys] })),
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
