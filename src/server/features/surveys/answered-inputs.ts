import { sql } from 'kysely';
import type { SurveyContent } from '../../../../machines/ivr/menu.ts';
import { kindOf } from '../../../../machines/ivr/questions.ts';
import { type FieldError, invalidFields } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/transaction.ts';
import { campaignMessage } from '../campaigns/campaigns.messages.ts';
import { surveyIn } from './survey.asked.ts';

type Inputs = SurveyContent['surveyInputs'];

/** Refuses other words for what farmers have answered: their answers would say what they were never asked. */
export async function keepAnswered(trx: Transaction, surveyId: string, next: Inputs): Promise<void> {
  const { survey_inputs: before } = await surveyIn(trx, surveyId);
  const { rows } = await sql<{ input: string; key: string; count: number }>`
    select a.input_id as input, a.key, count(*)::int as count
    from survey_answers a join survey_calls c using (survey_id, call_id)
    where c.survey_id = ${surveyId} and not c.is_trial group by 1, 2`.execute(trx);
  const errors = before.flatMap((input) => {
    const pressed = rows.filter((row) => row.input === input.id);
    return pressed.length === 0 ? [] : changesOf(input, next, new Map(pressed.map(({ key, count }) => [key, count])));
  });
  if (errors.length > 0) throw invalidFields(errors);
}

function changesOf(input: Inputs[number], next: Inputs, pressed: Map<string, number>): FieldError[] {
  const { id, title, keys } = input;
  const answered = (pointer: string, count: number): FieldError => ({
    pointer,
    ...campaignMessage('answeredAlready', { count }),
  });
  const all = [...pressed.values()].reduce((sum, count) => sum + count, 0);
  const place = next.findIndex((each) => each.id === id);
  const kept = next[place];
  if (!kept) return [answered('/surveyInputs', all)];
  const at = `/surveyInputs/${place}`;
  if (kindOf(kept) !== kindOf(input)) return [answered(`${at}/kind`, all)];
  return [
    ...(kept.title === title ? [] : [answered(`${at}/title`, all)]),
    // Its bounds may change: by them mistakes are told from answers.
    ...(kept.unit === input.unit ? [] : [answered(`${at}/unit`, all)]),
    ...keys.flatMap(({ key, label }) => {
      const count = pressed.get(key);
      const among = kept.keys.findIndex((each) => each.key === key);
      if (count === undefined || kept.keys[among]?.label === label) return [];
      return [answered(among === -1 ? `${at}/keys` : `${at}/keys/${among}/label`, count)];
    }),
  ];
}
