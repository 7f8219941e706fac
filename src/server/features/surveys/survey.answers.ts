import type { SurveyInput } from '../../../../machines/ivr/menu.ts';
import { kindOf, numberTyped } from '../../../../machines/ivr/questions.ts';
import type { BodyOf, Services } from '../../platform/feature.ts';
import { type Transaction, transaction } from '../../platform/transaction.ts';
import { numberFrom } from '../subscribers/numbers.ts';
import { surveyIn } from './survey.asked.ts';

type Answers = BodyOf<'keepSurveyAnswers'>;

/** Once a call and question: what was kept stays. Answers with how many of this call are kept. */
export async function keepAnswers(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { answers, ...call }: Answers,
): Promise<number> {
  const at = clock();
  return await transaction(database, async (trx) => {
    const { survey_inputs: inputs } = await surveyIn(trx, call.surveyId);
    const rows = answers.flatMap(({ input, key }) => {
      const kept = answerTo(
        inputs.find(({ id }) => id === input),
        key,
      );
      return kept === null ? [] : [{ input, key: kept }];
    });
    const asked = await enterCall(trx, call, at);
    if (rows.length > 0) {
      await trx
        .insertInto('survey_answers')
        .values(rows.map(({ input, key }) => ({ ...asked, input_id: input, key, answered_at: at })))
        .onConflict((conflict) => conflict.columns(['survey_id', 'call_id', 'input_id']).doNothing())
        .execute();
    }
    return await keptOf(trx, asked);
  });
}

/** The call in which a survey was asked, once. */
export async function enterCall(
  trx: Transaction,
  { surveyId, callId, msisdn, language, isTrial = false }: Omit<Answers, 'answers'>,
  at: Date,
) {
  const asked = { survey_id: surveyId.toLowerCase(), call_id: callId.toLowerCase() };
  const number = msisdn === undefined ? null : numberFrom({ msisdn });
  await trx
    .insertInto('survey_calls')
    .values({
      ...asked,
      country_code: number?.countryCode ?? null,
      msisdn: number?.msisdn ?? null,
      language: language ?? null,
      is_trial: isTrial,
      asked_at: at,
    })
    .onConflict((conflict) => conflict.columns(['survey_id', 'call_id']).doNothing())
    .execute();
  return asked;
}

/** How many answers of a call are kept. */
export async function keptOf(
  trx: Transaction,
  { survey_id, call_id }: { survey_id: string; call_id: string },
): Promise<number> {
  const { kept } = await trx
    .selectFrom('survey_answers')
    .select((eb) => eb.fn.countAll<number>().as('kept'))
    .where('survey_id', '=', survey_id)
    .where('call_id', '=', call_id)
    .executeTakeFirstOrThrow();
  return kept;
}

/** What is kept of an answer, "40" of what was typed as "0040"; null where nothing like it is asked (any more). */
function answerTo(question: SurveyInput | undefined, key: string): string | null {
  if (!question) return null;
  switch (kindOf(question)) {
    case 'number': {
      const number = numberTyped(key);
      return number === null ? null : String(number);
    }
    case 'keys':
      return key.length === 1 ? key : null;
    // It comes as a file, with its own call.
    case 'recording':
      return null;
  }
}
