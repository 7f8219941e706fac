import { sql } from 'kysely';
import type { DayValues, HourValues } from '../../../../machines/weather/weather.values.ts';
import { upstreamFailed } from '../../platform/errors.ts';
import type { Services } from '../../platform/feature.ts';
import type { Settings } from '../../platform/settings.ts';
import { transaction } from '../../platform/transaction.ts';
import { karachiDay } from '../../records/conditions.ts';
import type { WeatherPlace } from './places.ts';
import type { WeatherProvider } from './provider.ts';
import { sampleClimate } from './sample-climate.ts';

const FRESH_MS = 3 * 3_600_000;
/** A provider that did not answer is left in peace for a while. */
const ASK_AGAIN_MS = 60_000;
/** Tehsils kept by one transaction: hours of a week are long, and what else is asked meanwhile waits for one of them. */
const AT_A_TIME = 10;

export interface KeptForecast {
  provider: string;
  fetchedAt: Date;
  firstDay: string;
  days: DayValues[];
  hours: HourValues[];
}

/** What is known of a day, from the forecast that reaches it. */
export function dayIn({ firstDay, days, hours }: Pick<KeptForecast, 'firstDay' | 'days' | 'hours'>, day: string) {
  const index = Math.round((Date.parse(day) - Date.parse(firstDay)) / 86_400_000);
  const values = days[index];
  return values && { values, hours: hours.slice(index * 24, index * 24 + 24) };
}

/** No measurement stands behind it: outside a demonstration nobody is warned of it. One that is kept may be of before a source was named. */
export function isMadeUp({ provider }: { provider: string }, { demo }: Pick<Settings, 'demo'>): boolean {
  return provider === sampleClimate.name && !demo;
}

type Needs = Pick<Services, 'database' | 'clock' | 'log'> & { settings: Pick<Settings, 'demo'> };

/** Forecasts as they were fetched last: fetched anew once they are old, and kept where the provider does not answer. */
export class Forecasts {
  readonly #services: Needs;
  readonly #provider: WeatherProvider;
  #failedAt: Date | null = null;

  constructor(services: Needs, provider: WeatherProvider) {
    this.#services = services;
    this.#provider = provider;
  }

  /** By tehsil; those of which nothing is known are left out. */
  async of(places: readonly WeatherPlace[]): Promise<ReadonlyMap<string, KeptForecast>> {
    await this.refresh(places);
    const rows = await this.#rowsOf(places).select(['days', 'hours']).execute();
    return new Map(
      rows.map(({ tehsil_id, provider, fetched_at, first_day, days, hours }) => [
        tehsil_id,
        { provider, fetchedAt: fetched_at, firstDay: first_day, days, hours },
      ]),
    );
  }

  /** One day of each, or one hour of it: no more is read of the others. */
  async on(
    places: readonly WeatherPlace[],
    day: string,
    hour: number | undefined,
  ): Promise<ReadonlyMap<string, Pick<KeptForecast, 'provider' | 'fetchedAt'> & { values: DayValues | HourValues }>> {
    await this.refresh(places);
    const index = sql`(${day}::date - first_day)`;
    const part = hour === undefined ? sql`days -> ${index}` : sql`hours -> (${index} * 24 + ${hour}::integer)`;
    const values = sql<DayValues | HourValues | null>`case when ${index} >= 0 then ${part} end`;
    const rows = await this.#rowsOf(places).select(values.as('values')).execute();
    return new Map(
      rows.flatMap(({ tehsil_id, provider, fetched_at, values: known }) =>
        known ? [[tehsil_id, { provider, fetchedAt: fetched_at, values: known }]] : [],
      ),
    );
  }

  /** Fetches what is old, or was never fetched; where the provider does not answer, what is kept stays. */
  async refresh(places: readonly WeatherPlace[]): Promise<void> {
    const kept = new Map((await this.#rowsOf(places).execute()).map((row) => [row.tehsil_id, row]));
    const old = places.filter(({ id }) => !this.#isFresh(kept.get(id)));
    if (old.length === 0 || this.#isAway()) return;
    // It was said in the log, and is said with what is kept.
    await this.fetch(old).catch(() => {});
  }

  async ofOne(place: WeatherPlace): Promise<KeptForecast> {
    const found = (await this.of([place])).get(place.id);
    if (!found) throw upstreamFailed(this.#provider.name);
    return found;
  }

  /** Fetches these anew, whatever is kept of them. */
  async fetch(places: readonly WeatherPlace[]): Promise<void> {
    const { database, clock, log } = this.#services;
    const at = clock();
    const forecasts = await this.#provider.forecasts(places, karachiDay(at)).catch((error: unknown) => {
      this.#failedAt = at;
      log.warn({ err: error }, 'the weather provider did not answer');
      throw upstreamFailed(this.#provider.name, error);
    });
    const rows = forecasts.flatMap(({ firstDay, days, hours }, index) => {
      const place = places[index];
      return place ? [{ tehsil: place.id, firstDay, days, hours }] : [];
    });
    for (let first = 0; first < rows.length; first += AT_A_TIME) {
      const some = JSON.stringify(rows.slice(first, first + AT_A_TIME));
      await transaction(database, async (trx) => {
        await sql`
          insert into weather_forecasts (tehsil_id, provider, fetched_at, first_day, days, hours)
          select (row ->> 'tehsil')::uuid, ${this.#provider.name}, ${at}, (row ->> 'firstDay')::date, row -> 'days', row -> 'hours'
          from jsonb_array_elements(${some}::jsonb) as row
          order by 1
          on conflict (tehsil_id) do update set provider = excluded.provider, fetched_at = excluded.fetched_at,
            first_day = excluded.first_day, days = excluded.days, hours = excluded.hours`.execute(trx);
      });
    }
    this.#failedAt = null;
  }

  /** Whose forecasts these are, and the oldest of them. */
  runOf(forecasts: Iterable<Pick<KeptForecast, 'provider' | 'fetchedAt'>>) {
    const kept = [...forecasts];
    const times = kept.map(({ fetchedAt }) => fetchedAt.getTime());
    return {
      provider: this.#provider.name,
      isMadeUp: kept.some((each) => isMadeUp(each, this.#services.settings)),
      fetchedAt: times.length > 0 ? new Date(Math.min(...times)).toISOString() : null,
      failedAt: this.#failedAt?.toISOString() ?? null,
    };
  }

  #rowsOf(places: readonly WeatherPlace[]) {
    return this.#services.database
      .selectFrom('weather_forecasts')
      .select(['tehsil_id', 'provider', 'fetched_at', 'first_day'])
      .where(sql<boolean>`tehsil_id = any(${places.map(({ id }) => id)}::uuid[])`);
  }

  #isFresh(kept: { provider: string; fetched_at: Date; first_day: string } | undefined): boolean {
    if (!kept || kept.provider !== this.#provider.name) return false;
    const now = this.#services.clock();
    return now.getTime() - kept.fetched_at.getTime() < FRESH_MS && kept.first_day === karachiDay(now);
  }

  #isAway(): boolean {
    return this.#failedAt !== null && this.#services.clock().getTime() - this.#failedAt.getTime() < ASK_AGAIN_MS;
  }
}
