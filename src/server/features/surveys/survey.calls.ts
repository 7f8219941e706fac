import { sql } from 'kysely';
import { languageNames } from '../../../../machines/ivr/menu.ts';
import { asksNumber, asksRecording, numberTyped } from '../../../../machines/ivr/questions.ts';
import type { components } from '../../../contract/generated/types.ts';
import type { Database } from '../../platform/database.ts';
import type { Executor } from '../../platform/transaction.ts';
import { type ExportOrder, exported } from '../../records/export.ts';
import { moment } from '../../records/export-columns.ts';
import type { ExportColumn } from '../../records/workbook.ts';
import { surveyIn } from './survey.asked.ts';
import { isWanted, ofFarmer, type WantedCalls } from './wanted-calls.ts';

type Call = components['schemas']['SurveyCall'];
type Answer = Call['answers'][number];
type Column = ExportColumn<Call>;

interface Page {
  limit: number;
  offset?: number;
  /** The call at the end of the page before. */
  after?: string | undefined;
}

async function callsAt(db: Executor, wanted: WantedCalls, { limit, offset = 0, after }: Page) {
  const { rows } = await sql<Omit<Call, 'askedAt'> & { askedAt: Date }>`
    select c.call_id as "callId", c.asked_at as "askedAt", c.language, c.country_code || c.msisdn as msisdn,
      case when f.id is not null then json_build_object('id', f.id, 'name', f.name, 'nameUr', f.name_ur) end as farmer,
      coalesce((select json_agg(
          jsonb_strip_nulls(jsonb_build_object('input', a.input_id, 'key', a.key, 'tag', r.tag)) order by a.answered_at, a.input_id)
        from survey_answers a left join survey_recordings r using (survey_id, call_id, input_id) where a.survey_id = c.survey_id and a.call_id = c.call_id), '[]') as answers
    from survey_calls c
    left join lateral (${ofFarmer}) f on true
    where ${isWanted(wanted)}
      ${after === undefined ? sql`` : sql`and (c.asked_at, c.call_id) < (${placeOf(wanted.surveyId, after)})`}
    order by c.asked_at desc, c.call_id desc limit ${limit} offset ${offset}`.execute(db);
  return rows.map((row): Call => ({ ...row, askedAt: row.askedAt.toISOString() }));
}

const placeOf = (surveyId: string, callId: string) =>
  sql`select asked_at, call_id from survey_calls where survey_id = ${surveyId} and call_id = ${callId}`;

/** One row a call, the latest first. */
export async function listCalls(db: Executor, wanted: WantedCalls, page: { limit: number; offset: number }) {
  await surveyIn(db, wanted.surveyId);
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from survey_calls c where ${isWanted(wanted)}`.execute(db);
  return { items: await callsAt(db, wanted, page), total: rows[0]?.total ?? 0, ...page };
}

const AT_ONCE = 1_000;

/** The same with a column for each question, its answer in the words of its key. */
export async function exportCalls(
  database: Database,
  wanted: WantedCalls,
  order: Pick<ExportOrder<Call>, 'format' | 'titles' | 'words' | 'names' | 'onWritten' | 'gone'>,
) {
  const { survey_inputs: inputs } = await surveyIn(database, wanted.surveyId);
  const questions = inputs.flatMap(({ id, title, keys, kind, unit }, place): [string, Column][] => {
    const named = `${place + 1}. ${title}`;
    // Ids are free texts: one may read like the name of another column, or like a number.
    const column = (
      name: string,
      title: string,
      read: (answer: Answer) => ReturnType<Column['value']>,
    ): [string, Column] => {
      const value: Column['value'] = ({ answers }) => {
        const answer = answers.find(({ input }) => input === id);
        return answer === undefined ? null : read(answer);
      };
      return [`${name} ${id}`, { title, width: 30, value }];
    };
    if (asksRecording({ kind })) {
      return [
        column('seconds', `${named} (s)`, ({ key }) => Number(key)),
        column('tag', `${named} #`, ({ tag }) => tag ?? null),
      ];
    }
    const read = ({ key }: Answer) =>
      asksNumber({ kind }) ? (numberTyped(key) ?? key) : (keys.find((each) => each.key === key)?.label ?? key);
    return [column('input', unit === undefined ? named : `${named} (${unit})`, read)];
  });
  const columns: Record<string, Column> = {
    askedAt: { title: 'Asked', width: 20, value: ({ askedAt }) => moment(askedAt) },
    msisdn: { title: 'Phone', width: 16, value: ({ msisdn }) => msisdn },
    farmer: {
      title: 'Farmer',
      width: 28,
      value: ({ farmer }) => farmer?.name ?? null,
      inUrdu: ({ farmer }) => farmer?.nameUr,
    },
    language: {
      title: 'Language',
      width: 10,
      value: ({ language }) => language && languageNames[language],
      code: ({ language }) => language,
    },
    ...Object.fromEntries(questions),
  };
  return await exported<Call>({
    ...order,
    name: 'answers',
    title: 'Answers',
    columns,
    pages: pagesOf(database, wanted),
  });
}

async function* pagesOf(db: Executor, wanted: WantedCalls): AsyncGenerator<Call[]> {
  for (let after: string | undefined; ; ) {
    const calls = await callsAt(db, wanted, { limit: AT_ONCE, after });
    yield calls;
    if (calls.length < AT_ONCE) return;
    after = calls.at(-1)?.callId;
  }
}
