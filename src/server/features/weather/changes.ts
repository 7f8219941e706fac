import { type Selectable, sql } from 'kysely';
import { impossibleIn, saidIn, spanOf, type WeatherChange } from '../../../../machines/weather/weather.values.ts';
import type { components } from '../../../contract/generated/types.ts';
import { conflict, type HttpError, invalid, invalidFields, notFound } from '../../platform/errors.ts';
import type { Caller, Services } from '../../platform/feature.ts';
import { recordStep } from '../../platform/history.ts';
import { problemOf } from '../../platform/problem.ts';
import { doneBy } from '../../platform/service.ts';
import { type Executor, type Transaction, transaction } from '../../platform/transaction.ts';
import { karachiDay } from '../../records/conditions.ts';
import type { Schema } from '../../schema.ts';
import { dayIn, type Forecasts, type KeptForecast } from './forecasts.ts';
import { placesOf } from './places.ts';
import { FORECAST_DAYS } from './provider.ts';
import { weatherMessage } from './weather.messages.ts';

export const WEATHER_ENTITY = 'weather';

export type ChangeSet = components['schemas']['WeatherChangeSet'];
type Form = components['schemas']['WeatherDailyForm'] | components['schemas']['WeatherIntradayForm'];
type Row = Selectable<Schema['weather_changes']>;

/** What became of one change; nothing in it where the forecast stands again. */
export type Outcome = components['schemas']['WeatherOutcomes']['items'][number];

const done = (change: ChangeSet | null): Outcome => ({ change, refusal: null });
const refused = (refusal: HttpError): Outcome => ({ change: null, refusal: problemOf(refusal) });

interface Sender {
  caller: Caller;
  at: Date;
}

export function changeSetOf(row: Row): ChangeSet {
  return {
    id: row.id,
    version: row.version,
    tehsilId: row.tehsil_id,
    day: row.day,
    hour: row.hour,
    values: row.values,
    forecast: row.forecast,
    updatedAt: row.updated_at.toISOString(),
    updatedBy: { id: row.updated_by, name: row.updated_by_name },
  };
}

/** What was changed on these days, of these places. */
export async function changesOn(
  db: Executor,
  tehsils: readonly string[],
  days: readonly string[],
): Promise<ChangeSet[]> {
  if (tehsils.length === 0 || days.length === 0) return [];
  const rows = await db
    .selectFrom('weather_changes')
    .selectAll()
    .where('tehsil_id', 'in', tehsils)
    .where('day', 'in', days)
    .execute();
  return rows.map(changeSetOf);
}

/** Saves each change by itself: what is refused keeps nothing else from being saved. */
export async function saveChanges(
  { database, clock, newId }: Pick<Services, 'database' | 'clock' | 'newId'>,
  forecasts: Forecasts,
  forms: readonly Form[],
  caller: Caller,
): Promise<Outcome[]> {
  const places = await placesOf(database, [...new Set(forms.map(({ tehsilId }) => tehsilId))]);
  const known = await forecasts.of(places);
  const sender = { caller, at: clock() };
  return await transaction(database, async (trx) => {
    const outcomes: Outcome[] = [];
    for (const form of forms) outcomes.push(await saveOne(trx, newId, known.get(form.tehsilId), form, sender));
    return outcomes;
  });
}

const hourOf = (form: Form): number | null => ('hour' in form ? form.hour : null);

async function saveOne(
  trx: Transaction,
  newId: () => string,
  forecast: KeptForecast | undefined,
  form: Form,
  sender: Sender,
): Promise<Outcome> {
  const hour = hourOf(form);
  const span = spanOf({ hour });
  const said = saidIn({ ...form }, span);
  const judged = judge(forecast, form, said, sender.at);
  if ('refusal' in judged) return refused(judged.refusal);
  const before = await rowAt(trx, form.tehsilId, form.day, hour);
  if (form.version !== undefined && form.version !== (before?.version ?? 0)) return refused(stale(before));
  if (Object.keys(said).length === 0) {
    if (before) await remove(trx, before, sender);
    return done(null);
  }
  const by = doneBy(sender.caller);
  const columns = {
    values: JSON.stringify(said),
    forecast: JSON.stringify(judged.overruled),
    updated_by: by.id,
    updated_by_name: by.name,
    updated_at: sender.at,
  };
  const after = before
    ? await trx
        .updateTable('weather_changes')
        .set({ ...columns, version: before.version + 1 })
        .where('id', '=', before.id)
        .returningAll()
        .executeTakeFirst()
    : await trx
        .insertInto('weather_changes')
        .values({ id: newId(), tehsil_id: form.tehsilId, day: form.day, hour, ...columns })
        .onConflict((taken) => taken.columns(['tehsil_id', 'day', 'hour']).doNothing())
        .returningAll()
        .executeTakeFirst();
  // Somebody entered the first change of it at the same moment.
  if (!after) return refused(stale(undefined));
  await keepStep(trx, after, before?.values ?? null, 'CHANGE', sender);
  return done(changeSetOf(after));
}

/** Whether this can be said of that place and day; and what it overrules. */
function judge(
  forecast: KeptForecast | undefined,
  form: Form,
  said: WeatherChange,
  at: Date,
): { overruled: WeatherChange } | { refusal: HttpError } {
  if (!forecast) return { refusal: invalid('/tehsilId', weatherMessage('noSuchTehsil')) };
  const day = form.day >= karachiDay(at) ? dayIn(forecast, form.day) : undefined;
  const hour = hourOf(form);
  const values: WeatherChange | undefined = hour === null ? day?.values : day?.hours[hour];
  if (!values) return { refusal: invalid('/day', weatherMessage('noForecastDay', { days: FORECAST_DAYS })) };
  const faults = Object.keys(said).length === 0 ? [] : impossibleIn({ ...values, ...said }, said);
  if (faults.length > 0) {
    const errors = faults.map(({ field, code, values: named }) => ({
      pointer: `/${field}`,
      ...weatherMessage(code, named),
    }));
    return { refusal: invalidFields(errors) };
  }
  return { overruled: Object.fromEntries(Object.entries(values).filter(([field]) => field in said)) };
}

/** Back to the forecast. */
export async function deleteChange(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  id: string,
  span: 'day' | 'hour',
  { caller, ifMatch }: { caller: Caller; ifMatch?: number },
): Promise<void> {
  await transaction(database, async (trx) => {
    const before = await trx
      .selectFrom('weather_changes')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!before || spanOf(before) !== span)
      throw notFound(`change of the forecast of ${span === 'day' ? 'a day' : 'an hour'}`);
    if (ifMatch !== undefined && ifMatch !== before.version) throw stale(before);
    await remove(trx, before, { caller, at: clock() });
  });
}

async function remove(trx: Transaction, before: Row, sender: Sender): Promise<void> {
  await trx.deleteFrom('weather_changes').where('id', '=', before.id).execute();
  await keepStep(trx, { ...before, version: before.version + 1, values: {} }, before.values, 'RETURN', sender);
}

async function rowAt(trx: Transaction, tehsil: string, day: string, hour: number | null): Promise<Row | undefined> {
  return await trx
    .selectFrom('weather_changes')
    .selectAll()
    .where('tehsil_id', '=', tehsil)
    .where('day', '=', day)
    .where(sql<boolean>`hour is not distinct from ${hour}::smallint`)
    .forUpdate()
    .executeTakeFirst();
}

function stale(now: Row | undefined): HttpError {
  return conflict('stale', 'Somebody else has changed this forecast since it was read.', {
    state: now ? 'changed' : 'forecast',
    ...(now && {
      version: now.version,
      by: { id: now.updated_by, name: now.updated_by_name },
      at: now.updated_at.toISOString(),
    }),
    allowed: [],
  });
}

async function keepStep(
  trx: Transaction,
  row: Row,
  before: WeatherChange | null,
  event: string,
  { caller, at }: Sender,
) {
  await recordStep(trx, {
    entity: WEATHER_ENTITY,
    id: row.id,
    event,
    from: before ? 'changed' : 'forecast',
    to: event === 'CHANGE' ? 'changed' : 'forecast',
    version: row.version,
    facts: { tehsilId: row.tehsil_id, day: row.day, hour: row.hour, before, after: row.values },
    by: doneBy(caller),
    at,
  });
}
