import { sql } from 'kysely';
import type { SurveyInput } from '../../../../machines/ivr/menu.ts';
import { asksNumber, asksRecording, counterpartOf } from '../../../../machines/ivr/questions.ts';
import type { components } from '../../../contract/generated/types.ts';
import type { Services } from '../../platform/feature.ts';
import type { Executor } from '../../platform/transaction.ts';
import { columnsFor, numberResults, type Pressed } from './number.columns.ts';
import { surveyIn } from './survey.asked.ts';
import { recordingResults } from './survey.recordings.ts';
import { isWanted, ofFarmer, type WantedCalls } from './wanted-calls.ts';

type Results = components['schemas']['SurveyResults'];

/** @param columnsOf the survey in whose columns numbers are counted, where it asks for the same */
export async function resultsOf(
  services: Pick<Services, 'database' | 'clock'>,
  wanted: WantedCalls,
  columnsOf?: string,
): Promise<Results> {
  const { database: db } = services;
  const { surveyId, isTrial } = wanted;
  const survey = await surveyIn(db, surveyId);
  const inputs = survey.survey_inputs;
  const counted = await callsOf(
    db,
    wanted,
    inputs.map(({ id }) => id),
  );
  const pressed = await pressedIn(db, wanted);
  const columns = await columnsIn(db, inputs, { surveyId: columnsOf ?? surveyId, isTrial });
  const recordings = await recordingResults(
    services,
    wanted,
    inputs.filter(asksRecording).map(({ id }) => id),
  );
  return {
    id: survey.id,
    title: survey.title,
    isTrial,
    ...counted,
    places: await placesOf(db, wanted),
    inputs: inputs.map((question) => {
      const { id, title, keys, kind = 'keys', unit, seconds } = question;
      const own = pressed.filter(({ input }) => input === id);
      const asked = {
        id,
        title,
        kind,
        ...(unit !== undefined && { unit }),
        ...(seconds !== undefined && { seconds }),
      };
      const said = recordings.get(id);
      if (said) return { ...asked, answered: sum(own, 'count'), recordings: said, keys: [] };
      if (kind === 'number') {
        const { answered, ...number } = numberResults(question, own, columns.get(id) ?? []);
        return { ...asked, answered, number, keys: [] };
      }
      const pressedWith = (key: string) => {
        const places = own.filter((each) => each.key === key).map(({ place, count }) => ({ id: place, count }));
        return { count: sum(places, 'count'), places };
      };
      const former = new Set(own.map(({ key }) => key).filter((key) => !keys.some((each) => each.key === key)));
      return {
        ...asked,
        answered: sum(own, 'count'),
        keys: [
          ...keys.map(({ key, label }) => ({ key, label, ...pressedWith(key) })),
          ...[...former].map((key) => ({ key, label: null, ...pressedWith(key) })),
        ],
      };
    }),
  };
}

/** How often what was pressed or typed, by question and place. */
async function pressedIn(db: Executor, wanted: WantedCalls) {
  const { rows } = await sql<Pressed & { input: string }>`
    select a.input_id as input, a.key, f.province_id as place, count(*)::int as count
    from survey_answers a join survey_calls c using (survey_id, call_id) left join lateral (${ofFarmer}) f on true
    where ${isWanted(wanted)} group by 1, 2, 3 order by 1, 2, 4 desc, 3`.execute(db);
  return rows;
}

/** The columns of questions that ask for a number, as they are in a survey that asks for the same: from all of its calls, so that they stay however these are narrowed. */
async function columnsIn(db: Executor, inputs: SurveyInputs, of: WantedCalls): Promise<Map<string, Columns>> {
  if (!inputs.some(asksNumber)) return new Map();
  const { survey_inputs: others } = await surveyIn(db, of.surveyId);
  const { rows: typed } = await sql<Pressed & { input: string }>`
    select a.input_id as input, a.key, null as place, count(*)::int as count
    from survey_answers a join survey_calls c using (survey_id, call_id)
    where ${isWanted(of)} group by 1, 2`.execute(db);
  return new Map(
    others.filter(asksNumber).flatMap((other): [string, Columns][] => {
      const counterpart = counterpartOf(other, inputs);
      return counterpart
        ? [
            [
              counterpart.id,
              columnsFor(
                other,
                typed.filter(({ input }) => input === other.id),
              ),
            ],
          ]
        : [];
    }),
  );
}
type Columns = ReturnType<typeof columnsFor>;
type SurveyInputs = readonly SurveyInput[];

const sum = <Field extends string>(rows: readonly Record<Field, number>[], field: Field) =>
  rows.reduce((all, row) => all + row[field], 0);

async function placesOf(db: Executor, wanted: WantedCalls): Promise<Results['places']> {
  const { rows } = await sql<Results['places'][number]>`
    select f.province_id as id, p.name as title, p.name_ur as "titleUr", count(*)::int as asked,
      (count(*) filter (where exists (
        select from survey_answers a where a.survey_id = c.survey_id and a.call_id = c.call_id)))::int as answered
    from survey_calls c left join lateral (${ofFarmer}) f on true left join reference_items p on p.id = f.province_id
    where ${isWanted(wanted)} group by 1, 2, 3 order by asked desc, title`.execute(db);
  return rows;
}

/** @param inputs ids of its questions as they are now */
async function callsOf(db: Executor, wanted: WantedCalls, inputs: readonly string[]) {
  const { rows } = await sql<{
    language: Results['languages'][number]['language'];
    asked: number;
    answered: number;
    finished: number;
    first_at: Date;
    last_at: Date;
  }>`
    with calls as (
      select c.language, c.asked_at, count(a.input_id) as answers,
        count(a.input_id) filter (where a.input_id = any(${inputs}::text[])) as of_now
      from survey_calls c left join survey_answers a using (survey_id, call_id)
      where ${isWanted(wanted)} group by c.call_id, c.language, c.asked_at)
    select language, count(*)::int as asked, (count(*) filter (where answers > 0))::int as answered,
      (count(*) filter (where answers > 0 and of_now = ${inputs.length}))::int as finished,
      min(asked_at) as first_at, max(asked_at) as last_at
    from calls group by language order by count(*) desc, language`.execute(db);
  const times = rows.flatMap(({ first_at, last_at }) => [first_at.getTime(), last_at.getTime()]);
  const timeOf = (found: number) => (times.length === 0 ? null : new Date(found).toISOString());
  return {
    asked: sum(rows, 'asked'),
    answered: sum(rows, 'answered'),
    finished: sum(rows, 'finished'),
    firstAt: timeOf(Math.min(...times)),
    lastAt: timeOf(Math.max(...times)),
    languages: rows.map(({ language, asked, answered }) => ({ language, asked, answered })),
  };
}
