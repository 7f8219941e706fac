import { notFound } from '../../platform/errors.ts';
import type { Executor } from '../../platform/transaction.ts';

/** A survey with its questions. */
export async function surveyIn(db: Executor, surveyId: string) {
  const survey = await db
    .selectFrom('surveys')
    .select(['id', 'title', 'survey_inputs'])
    .where('id', '=', surveyId)
    .executeTakeFirst();
  if (!survey) throw notFound('survey');
  return survey;
}
