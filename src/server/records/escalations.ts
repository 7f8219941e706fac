import { type RawBuilder, sql } from 'kysely';
import type { HandedFacts } from '../../../machines/shared/handed.ts';
import type { WorkflowEvent } from '../../../machines/shared/workflow.ts';
import type { Caller } from '../platform/feature.ts';
import type { Executor, Transaction } from '../platform/transaction.ts';
import type { Condition } from './conditions.ts';
import type { Change } from './entity.ts';
import { reasonOf } from './perform.ts';

export const ESCALATE = 'ESCALATE';
export const TAKE_BACK = 'TAKE_BACK';

/** By whom the record `r` was handed on, and whether the colleague has begun: works on it now, or has noted something since. */
export const handedOn = (entity: string, now: Date) => {
  const isColleague = (person: string) =>
    sql`${sql.ref(person)} <> e.by_id and ${sql.ref(person)} = coalesce(e.to_id, ${sql.ref(person)})`;
  return sql<HandedFacts | null>`(
    select json_build_object('handedBy', e.by_id, 'isBegun', exists (
        select from claims c
        where c.entity = e.entity and c.record_id = e.record_id and c.until > ${now} and ${isColleague('c.person_id')}
      ) or exists (
        select from record_notes n
        where n.entity = e.entity and n.record_id = e.record_id and n.at >= e.at and ${isColleague('n.by_id')}))
    from escalations e where e.entity = ${entity} and e.record_id = r.id::text)`;
};

/** Looks up the colleague whom an item is handed to: one who may decide on it, and not the one who hands it on. */
export async function withColleague(
  db: Executor,
  event: WorkflowEvent,
  { permission, caller }: { permission: string; caller: Caller },
): Promise<WorkflowEvent> {
  const named = typeof event['to'] === 'string' ? event['to'].trim().toLowerCase() : '';
  if (named === '') return { ...event, agentId: null, agentName: null };
  const { rows } = await sql<{ id: string; name: string }>`
    select a.id, a.name from accounts a
    where a.active and a.id <> ${caller.id} and (lower(a.email) = ${named} or a.id::text = ${named})
      and exists (
        select from account_roles of join roles r on r.title = of.role
        join role_permissions p on p.role_id = r.id
        where of.account_id = a.id and p.permission = ${permission})`.execute(db);
  const [found] = rows;
  return { ...event, mayDecide: found !== undefined, agentId: found?.id ?? null, agentName: found?.name ?? null };
}

/**
 * Keeps with whom it is and why, until it is decided. Who takes back that it was handed on leaves it with whoever had it
 * before; a decision that is taken back leaves it with them again, if it was since then.
 */
export async function keepEscalation<F extends object>(
  trx: Transaction,
  { name: entity, table }: { name: string; table: string },
  { before, state, event, caller, at }: Change<F>,
  heldSince: Date | undefined,
): Promise<void> {
  const { id } = before;
  if (event.type === ESCALATE) {
    const { agentId, agentName } = event;
    const row = {
      to_id: typeof agentId === 'string' ? agentId : null,
      to_name: typeof agentName === 'string' ? agentName : null,
      note: reasonOf(event) ?? '',
      by_id: caller.id,
      by_name: caller.name,
      at,
    };
    await trx
      .insertInto('escalations')
      .values({ entity, record_id: id, ...row })
      .onConflict((known) => known.columns(['entity', 'record_id']).doUpdateSet(row))
      .execute();
  } else if (state !== before.state || event.type === TAKE_BACK) {
    await trx.deleteFrom('escalations').where('entity', '=', entity).where('record_id', '=', id).execute();
    const waitingSince = sql`(select state_since from ${sql.table(table)} where id = ${id})`;
    // That it is taken back is not in its history yet.
    if (event.type === TAKE_BACK) await handBack(trx, { entity, id, since: waitingSince, without: 1 });
    else if (heldSince) await handBack(trx, { entity, id, since: sql`${heldSince}`, without: 0 });
  }
}

/** To whom it was handed last, as its history tells it, without what was taken back since. */
async function handBack(
  trx: Transaction,
  { entity, id, since, without }: { entity: string; id: string; since: RawBuilder<unknown>; without: number },
): Promise<void> {
  await sql`
    insert into escalations (entity, record_id, to_id, to_name, note, by_id, by_name, at)
    select entity, record_id, (facts->>'agentId')::uuid, facts->>'agentName', coalesce(reason, ''), by_id, by_name, at
    from history handed
    where entity = ${entity} and record_id = ${id} and event = ${ESCALATE} and at >= ${since}
      and ${isStillHanded('handed')}
    order by id desc limit 1 offset ${without}`.execute(trx);
}

/** Nobody has taken back that it was handed on: each taking back is of the last time before it that still stood. */
export const isStillHanded = (step: string) => sql<boolean>`not exists (
  select from (
    select sum(case when later.event = ${TAKE_BACK} then 1 else -1 end) over (order by later.id) as taken_back
    from history later
    where later.entity = ${sql.ref(`${step}.entity`)} and later.record_id = ${sql.ref(`${step}.record_id`)}
      and later.event in (${ESCALATE}, ${TAKE_BACK}) and later.id > ${sql.ref(`${step}.id`)}) handing
  where handing.taken_back > 0)`;

/** Those that were handed on, and not to the caller, by record, with the name; none where they were left to whoever leads. */
export async function handedToOthers(
  db: Executor,
  entity: string,
  ids: readonly string[],
  caller: Caller,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('escalations')
    .select(['record_id', 'to_name'])
    .where('entity', '=', entity)
    .where(sql<boolean>`record_id = any(${ids})`)
    .where(sql<boolean>`to_id is distinct from ${caller.id}`)
    .execute();
  return new Map(rows.map(({ record_id, to_name }) => [record_id, to_name ?? '']));
}

/** Handed on to anybody, or to this person; `ids` are those of all that are worked on as one. */
export function isEscalated(entity: string, ids: string, to: 'any' | 'mine', caller: Caller): Condition {
  const whose = to === 'mine' ? sql`and e.to_id = ${caller.id}` : sql``;
  return sql<boolean>`exists (
    select from escalations e where e.entity = ${entity} and e.record_id in (${sql.raw(ids)}) ${whose})`;
}
