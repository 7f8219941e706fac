import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { eachDayOfInterval } from 'date-fns/eachDayOfInterval';
import { formatISO } from 'date-fns/formatISO';
import { parseISO } from 'date-fns/parseISO';
import { subDays } from 'date-fns/subDays';
import { sql } from 'kysely';
import { FIRST_DAY } from '../../../contract/formats.ts';
import { invalid } from '../../platform/errors.ts';
import type { QueryOf, Services } from '../../platform/feature.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import { karachiDay } from '../../records/conditions.ts';
import type { PostDaysTable } from './forum.tables.ts';

const DAYS_BACK = 29;
const MAX_DAYS = 400;

const languageTitles: Readonly<Record<string, string>> = {
  ur: 'Urdu',
  en: 'English',
  pa: 'Punjabi',
  roman: 'Urdu in Latin letters',
};

/** What happens in the forum in a span of days; deleted posts are counted in the totals only. */
export async function forumStats(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  query: NonNullable<QueryOf<'getForumStats'>>,
) {
  const to = query.to ?? karachiDay(clock());
  const from = query.from ?? daysBefore(to);
  if (from > to) throw invalid('/query/from', fieldMessage('daysOrder'));
  if (differenceInCalendarDays(parseISO(to), parseISO(from)) >= MAX_DAYS) {
    throw invalid('/query/from', fieldMessage('tooManyDays', { max: MAX_DAYS }));
  }
  // Days are kept as they change: no post is read.
  const span = (facet: PostDaysTable['facet']) =>
    database
      .selectFrom('post_days as d')
      .where('d.facet', '=', facet)
      .where('d.day', '>=', sql<Date>`${from}::date`)
      .where('d.day', '<=', sql<Date>`${to}::date`);
  const sum = (columns: string) => sql<number>`coalesce(sum(${sql.raw(columns)}), 0)::int`;
  const there = sum('d.posts + d.replies');

  const totals = await span('all')
    .select([
      sum('d.posts').as('posts'),
      sum('d.replies').as('replies'),
      sum('d.pending').as('pending'),
      sum('d.approved').as('approved'),
      sum('d.rejected').as('rejected'),
      sum('d.deleted').as('deleted'),
      sum('d.likes').as('likes'),
      sum('d.dislikes').as('dislikes'),
      sum('d.open_reports').as('openReports'),
    ])
    .executeTakeFirstOrThrow();
  const wrote = span('author')
    .select('d.value')
    .groupBy('d.value')
    .having(sum('d.posts + d.replies + d.deleted'), '>', 0);
  const { authors } = await database
    .selectFrom(wrote.as('a'))
    .select(sql<number>`count(*)::int`.as('authors'))
    .executeTakeFirstOrThrow();
  const byDay = await span('all')
    .select([
      sql<string>`to_char(d.day, 'YYYY-MM-DD')`.as('day'),
      sum('d.posts').as('posts'),
      sum('d.replies').as('replies'),
      sum('d.pending').as('pending'),
      sum('d.approved').as('approved'),
      sum('d.rejected').as('rejected'),
    ])
    .groupBy('d.day')
    .execute();
  const topics = await span('topic')
    .select(['d.value as topic', there.as('posts')])
    .groupBy('d.value')
    .having(there, '>', 0)
    .orderBy('posts', 'desc')
    .orderBy('topic')
    .limit(50)
    .execute();
  const languages = await span('language')
    .select(['d.value as language', there.as('posts')])
    .groupBy('d.value')
    .having(there, '>', 0)
    .orderBy('posts', 'desc')
    .orderBy('language')
    .execute();
  const districts = await span('district')
    .innerJoin('reference_items as i', (join) => join.on(sql<boolean>`i.id = d.value::uuid`))
    .select(['i.id', 'i.name', there.as('posts')])
    .groupBy(['i.id', 'i.name'])
    .having(there, '>', 0)
    .orderBy('posts', 'desc')
    .orderBy('i.name')
    .limit(20)
    .execute();
  return {
    from,
    to,
    totals: { ...totals, authors },
    days: everyDay(from, to, new Map(byDay.map((row) => [row.day, row]))),
    topics: topics.map(({ topic, posts }) => ({ key: topic, title: topic, posts })),
    languages: languages.map(({ language, posts }) => ({
      key: language,
      title: languageTitles[language] ?? language,
      posts,
    })),
    districts: districts.map(({ id, name, posts }) => ({ key: id, title: name, posts })),
  };
}

function daysBefore(day: string): string {
  const before = dayOf(subDays(parseISO(day), DAYS_BACK));
  return before < FIRST_DAY ? FIRST_DAY : before;
}

interface DayRow {
  day: string;
  posts: number;
  replies: number;
  pending: number;
  approved: number;
  rejected: number;
}

function everyDay(from: string, to: string, known: Map<string, DayRow>): DayRow[] {
  return eachDayOfInterval({ start: parseISO(from), end: parseISO(to) })
    .map(dayOf)
    .map((day) => known.get(day) ?? { day, posts: 0, replies: 0, pending: 0, approved: 0, rejected: 0 });
}

function dayOf(at: Date): string {
  return formatISO(at, { representation: 'date' });
}
