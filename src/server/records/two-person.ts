import { sql } from 'kysely';
import { conflict, HttpError } from '../platform/errors.ts';
import type { Caller, Services } from '../platform/feature.ts';
import { recordStep } from '../platform/history.ts';
import { type Executor, type Transaction, transaction } from '../platform/transaction.ts';

/**
 * A rule of a workflow that can be switched, off until somebody switches it on: who did one step may not do the other.
 * One person switches it on. Off it goes by two: else whom it binds would need nobody to be rid of it.
 */
export interface TwoPersonRule {
  /** In the settings. */
  name: string;
  /** In the history. */
  entity: string;
}

/** Whether the rule is in force, for a statement that reads records. */
export function isInForce({ name }: TwoPersonRule) {
  return sql<boolean>`coalesce((select s.value = 'true'::jsonb from settings s where s.name = ${name}), false)`;
}

export async function twoPersonSettings(db: Executor, { name }: TwoPersonRule) {
  const row = await db
    .selectFrom('settings')
    .leftJoin('accounts', 'accounts.id', 'settings.changed_by')
    .select(['value', 'settings.version', 'changed_at', 'accounts.id', 'accounts.name'])
    .where('settings.name', '=', name)
    .executeTakeFirst();
  const asked = await db
    .selectFrom('settings')
    .innerJoin('accounts', 'accounts.id', 'settings.changed_by')
    .select(['value', 'changed_at', 'accounts.id', 'accounts.name'])
    .where('settings.name', '=', askedOff(name))
    .executeTakeFirst();
  const isAsked = row?.value === true && asked?.value === true;
  return {
    twoPerson: row?.value === true,
    offAskedBy: isAsked ? { id: asked.id, name: asked.name } : null,
    offAskedAt: isAsked ? asked.changed_at.toISOString() : null,
    version: row?.version ?? 1,
    updatedAt: row?.changed_at.toISOString() ?? null,
    updatedBy: row?.id && row.name ? { id: row.id, name: row.name } : null,
  };
}

/** Under this name stands that somebody wants it off. */
const askedOff = (name: string) => `${name} is asked off`;

/** Switches it on, asks for it to be off, or switches it off where somebody else has asked. */
export async function changeTwoPerson(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  rule: TwoPersonRule,
  twoPerson: boolean,
  by: { caller: Caller; ifMatch?: number },
) {
  return await transaction(database, async (trx) => {
    const before = await twoPersonSettings(trx, rule);
    if (by.ifMatch !== undefined && by.ifMatch !== before.version) {
      throw conflict('stale', 'The rules have changed since they were read.', {
        state: String(before.twoPerson),
        allowed: [],
      });
    }
    const { caller } = by;
    const isAsked = before.offAskedBy !== null;
    if (before.twoPerson === twoPerson && !isAsked) return before;
    if (!twoPerson && before.offAskedBy && (await isSameHand(trx, before.offAskedBy.id, caller.id)))
      throw needsAnother();
    const event = twoPerson ? (isAsked ? 'KEEP_ON' : 'CHANGE') : isAsked ? 'CHANGE' : 'ASK_OFF';
    const isOn = event !== 'CHANGE' || twoPerson;
    const version = before.version + 1;
    const written = { version, changed_by: caller.id, changed_at: clock() };
    await write(trx, rule.name, { value: JSON.stringify(isOn), ...written });
    await write(trx, askedOff(rule.name), { value: JSON.stringify(event === 'ASK_OFF'), ...written });
    await recordStep(trx, {
      entity: rule.entity,
      id: rule.name,
      event,
      from: String(before.twoPerson),
      to: String(isOn),
      version,
      by: { id: caller.id, name: caller.name },
      at: clock(),
    });
    return await twoPersonSettings(trx, rule);
  });
}

async function write(
  trx: Transaction,
  name: string,
  row: { value: string; version: number; changed_by: string; changed_at: Date },
): Promise<void> {
  await trx
    .insertInto('settings')
    .values({ name, ...row })
    .onConflict((known) => known.column('name').doUpdateSet(row))
    .execute();
}

/**
 * One person, or two accounts of which one has made the other, or set what it signs in with or may do: nobody can make somebody
 * to agree, nor somebody to ask.
 */
async function isSameHand(trx: Transaction, asking: string, agreeing: string): Promise<boolean> {
  if (asking === agreeing) return true;
  const accounts = [asking, agreeing];
  const taken = await trx
    .selectFrom('history')
    .select('id')
    .where('entity', '=', 'account')
    .where('record_id', 'in', accounts)
    .where('by_id', 'in', accounts)
    .where(sql<boolean>`by_id::text <> record_id`)
    .where((eb) =>
      eb.or([
        eb('event', '=', 'CREATE'),
        ...TAKEN_BY.map((field) => sql<boolean>`facts -> 'changes' @> ${JSON.stringify([{ field }])}::jsonb`),
      ]),
    )
    .executeTakeFirst();
  return taken !== undefined;
}

/** Whoever sets one of them of an account can be the one who signs in there. */
const TAKEN_BY = ['password', 'email', 'msisdn', 'roles'];

function needsAnother() {
  return new HttpError({
    status: 409,
    code: 'secondPerson',
    detail:
      'It was asked for by you, or one of you has made or changed the account of the other; somebody else has to switch it off.',
  });
}
