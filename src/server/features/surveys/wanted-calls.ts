import { sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';

/** Which calls of a survey: those of farmers or those that were tried, in one language, from one place, with one answer. */
export interface WantedCalls {
  surveyId: string;
  isTrial: boolean;
  language?: components['schemas']['SurveyCall']['language'] | undefined;
  provinceId?: string | undefined;
  districtId?: string | undefined;
  input?: string | undefined;
  key?: string | undefined;
  numberFrom?: number | undefined;
  numberTo?: number | undefined;
}

/** The farmer who has the number of a call `c`, if one does. */
export const ofFarmer = sql`select f.id, f.name, f.name_ur, f.province_id, f.district_id from farmers f
  where f.country_code = c.country_code and f.msisdn = c.msisdn and f.state <> 'merged' order by f.id limit 1`;

export function isWanted(wanted: WantedCalls) {
  const { surveyId, isTrial, language, provinceId, districtId, input, key, numberFrom, numberTo } = wanted;
  // In the order of a case: only digits are a number.
  const typed = sql`(case when w.key ~ '^[0-9]{1,9}$' then w.key::int end)`;
  return sql`c.survey_id = ${surveyId} and c.is_trial = ${isTrial}
    ${language ? sql`and c.language = ${language}` : sql``}
    ${provinceId ? sql`and (select f.province_id from (${ofFarmer}) f) = ${provinceId}` : sql``}
    ${districtId ? sql`and (select f.district_id from (${ofFarmer}) f) = ${districtId}` : sql``}
    ${
      input === undefined
        ? sql``
        : sql`and exists (select from survey_answers w
      where w.survey_id = c.survey_id and w.call_id = c.call_id and w.input_id = ${input}
      ${key === undefined ? sql`` : sql`and w.key = ${key}`}
      ${numberFrom === undefined ? sql`` : sql`and ${typed} >= ${numberFrom}`}
      ${numberTo === undefined ? sql`` : sql`and ${typed} <= ${numberTo}`})`
    }`;
}
