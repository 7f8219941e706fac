import { sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';

/** Which calls of a survey: those of farmers or those that were tried, in one language, with one answer. */
export interface WantedCalls {
  surveyId: string;
  isTrial: boolean;
  language?: components['schemas']['SurveyCall']['language'] | undefined;
  input?: string | undefined;
  key?: string | undefined;
}

export function isWanted({ surveyId, isTrial, language, input, key }: WantedCalls) {
  return sql`c.survey_id = ${surveyId} and c.is_trial = ${isTrial}
    ${language ? sql`and c.language = ${language}` : sql``}
    ${
      input === undefined
        ? sql``
        : sql`and exists (select from survey_answers w
      where w.survey_id = c.survey_id and w.call_id = c.call_id and w.input_id = ${input}
      ${key === undefined ? sql`` : sql`and w.key = ${key}`})`
    }`;
}
