import { differenceInCalendarDays, eachDayOfInterval, formatISO, parseISO, subDays } from 'date-fns';
import { sql } from 'kysely';
import { FIRST_DAY } from '../../../contract/formats.ts';
import { invalid } from '../../platform/errors.ts';
import type { QueryOf, Services } from '../../platform/feature.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import { fromDay, karachiDay, toDay, ZONE } from '../../records/conditions.ts';

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
  const span = () =>
    database.selectFrom('posts as p').where((eb) => eb.and([fromDay('p.created_at', from), toDay('p.created_at', to)]));
  const count = (what: string) => sql<number>`(count(*) filter (where ${sql.raw(what)}))::int`;
  const there = span().where('p.state', '<>', 'deleted');

  const totals = await span()
    .select([
      count("p.parent_id is null and p.state <> 'deleted'").as('posts'),
      count("p.parent_id is not null and p.state <> 'deleted'").as('replies'),
      count("p.state = 'pending'").as('pending'),
      count("p.state = 'approved'").as('approved'),
      count("p.state = 'rejected'").as('rejected'),
      count("p.state = 'deleted'").as('deleted'),
      sql<number>`count(distinct coalesce(p.farmer_id, p.created_by))::int`.as('authors'),
      sql<number>`coalesce(sum(p.likes), 0)::int`.as('likes'),
      sql<number>`coalesce(sum(p.dislikes), 0)::int`.as('dislikes'),
      sql<number>`coalesce(sum(p.open_reports), 0)::int`.as('openReports'),
    ])
    .executeTakeFirstOrThrow();
  const byDay = await there
    .select([
      sql<string>`to_char(p.created_at at time zone ${sql.lit(ZONE)}, 'YYYY-MM-DD')`.as('day'),
      count('p.parent_id is null').as('posts'),
      count('p.parent_id is not null').as('replies'),
      count("p.state = 'pending'").as('pending'),
      count("p.state = 'approved'").as('approved'),
      count("p.state = 'rejected'").as('rejected'),
    ])
    .groupBy('day')
    .execute();
  const topics = await there
    .select(['p.topic', sql<number>`count(*)::int`.as('posts')])
    .where('p.topic', 'is not', null)
    .groupBy('p.topic')
    .orderBy('posts', 'desc')
    .orderBy('p.topic')
    .limit(50)
    .execute();
  const languages = await there
    .select(['p.language', sql<number>`count(*)::int`.as('posts')])
    .groupBy('p.language')
    .orderBy('posts', 'desc')
    .orderBy('p.language')
    .execute();
  const districts = await there
    .innerJoin('reference_items as d', 'd.id', 'p.district_id')
    .select(['d.id', 'd.name', sql<number>`count(*)::int`.as('posts')])
    .groupBy(['d.id', 'd.name'])
    .orderBy('posts', 'desc')
    .orderBy('d.name')
    .limit(20)
    .execute();
  return {
    from,
    to,
    totals,
    days: everyDay(from, to, new Map(byDay.map((row) => [row.day, row]))),
    topics: topics.map(({ topic, posts }) => ({ key: topic ?? '', title: topic ?? '', posts })),
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
