import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { formatISO } from 'date-fns/formatISO';
import { parseISO } from 'date-fns/parseISO';
import { subDays } from 'date-fns/subDays';
import { sql } from 'kysely';
import { FIRST_DAY } from '../../../contract/formats.ts';
import type { components } from '../../../contract/generated/types.ts';
import { invalid } from '../../platform/errors.ts';
import type { QueryOf, Services } from '../../platform/feature.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import { karachiDay, ZONE } from '../../records/conditions.ts';
import { arrival } from './standing.ts';

type Figures = components['schemas']['ModeratorFigures'];

const DAYS_BACK = 29;
const MAX_DAYS = 92;
const MAX_PEOPLE = 500;

interface Row {
  id: string;
  name: string;
  decided: number;
  outcomes: Figures['items'][number]['outcomes'];
  median: number;
  overturned: number;
  looked: number;
  upheld: number;
}

/**
 * What each person decided on things that waited. The first step after a decision that moves the thing again says what
 * became of it: one's own that lets it wait again undoes it, another's overturns it. Who corrects or deletes decides nothing.
 */
export async function moderatorFigures(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  query: NonNullable<QueryOf<'getModeratorFigures'>>,
): Promise<Figures> {
  const to = query.to ?? karachiDay(clock());
  const from = query.from ?? daysBefore(to);
  if (from > to) throw invalid('/query/from', fieldMessage('daysOrder'));
  if (differenceInCalendarDays(parseISO(to), parseISO(from)) >= MAX_DAYS) {
    throw invalid('/query/from', fieldMessage('tooManyDays', { max: MAX_DAYS }));
  }
  const queue = query.entity ?? null;
  const { rows } = await sql<Row>`
    with decisions as (
      select distinct on (h.entity, thing, h.at, h.by_id) h.entity, h.by_id, h.by_name, h.at,
        split_part(h.to_state, '+', 1) as state, extract(epoch from h.at - began.at) as waited,
        coalesce(next.by_id <> h.by_id, false) as overturned
      from queue_passages p
      join history h on h.entity = p.entity
      left join reports r on p.entity = 'report' and r.id = h.record_id::uuid
      cross join lateral (select coalesce(r.target_id::text, h.record_id) as thing) named
      cross join lateral (${arrival}) began
      left join lateral (
        select n.by_id, n.event = p.takes_back and split_part(n.to_state, '+', 1) = p.waiting as takes_back from history n
        where n.entity = h.entity and n.record_id = h.record_id and n.id > h.id and n.by_id is not null
          and n.event not in ('EDIT', 'IMAGES', 'DELETE', 'RESTORE')
          and split_part(n.to_state, '+', 1) <> split_part(n.from_state, '+', 1)
        order by n.id limit 1) next on true
      where (${queue}::text is null or p.entity = ${queue}::text) and h.by_id is not null
        and h.at >= ${from}::date::timestamp at time zone ${ZONE}
        and h.at < (${to}::date + 1)::timestamp at time zone ${ZONE}
        and split_part(h.from_state, '+', 1) = p.waiting
        and split_part(h.to_state, '+', 1) not in (p.waiting, 'deleted')
        and not coalesce(next.by_id = h.by_id and next.takes_back, false)
      order by h.entity, thing, h.at, h.by_id, waited desc
    ), outcomes as (
      select by_id, entity, state, count(*)::int as n from decisions group by 1, 2, 3
    ), looks as (
      select s.decided_by as person, count(*) as looked, count(*) filter (where s.outcome = 'upheld') as upheld
      from second_looks s
      where s.outcome is not null and (${queue}::text is null or s.entity = ${queue}::text)
        and s.decided_at >= ${from}::date::timestamp at time zone ${ZONE}
        and s.decided_at < (${to}::date + 1)::timestamp at time zone ${ZONE}
      group by 1
    )
    select d.by_id as id, max(d.by_name) as name, count(*)::int as decided,
      percentile_cont(0.5) within group (order by d.waited) as median,
      (count(*) filter (where d.overturned))::int as overturned,
      coalesce(max(l.looked), 0)::int as looked, coalesce(max(l.upheld), 0)::int as upheld,
      (select jsonb_agg(jsonb_build_object('entity', o.entity, 'state', o.state, 'count', o.n) order by o.n desc, o.entity, o.state)
        from outcomes o where o.by_id = d.by_id) as outcomes
    from decisions d left join looks l on l.person = d.by_id group by d.by_id order by decided desc, name, id limit ${MAX_PEOPLE}`.execute(
    database,
  );
  return {
    from,
    to,
    items: rows.map(({ id, name, decided, outcomes, median, overturned, looked, upheld }) => ({
      person: { id, title: name },
      decided,
      outcomes,
      medianSeconds: Math.max(0, Math.round(median)),
      overturned,
      looked,
      upheld,
    })),
  };
}

function daysBefore(day: string): string {
  const before = formatISO(subDays(parseISO(day), DAYS_BACK), { representation: 'date' });
  return before < FIRST_DAY ? FIRST_DAY : before;
}
