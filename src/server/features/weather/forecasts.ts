import { sql } from 'kysely';
import type { DayValues, HourValues } from '../../../../machines/weather/weather.values.ts';
import { upstreamFailed } from '../../platform/errors.ts';
import type { Services } from '../../platform/feature.ts';
import { transaction } from '../../platform/transaction.ts';
import { karachiDay } from '../../records/conditions.ts';
import type { WeatherPlace } from './places.ts';
import type { WeatherProvider } from './provider.ts';

const FRESH_MS = 3 * 3_600_000;
/** A provider that did not answer is left in peace for a while. */
const ASK_AGAIN_MS = 60_000;

export interface KeptForecast {
  provider: string;
  fetchedAt: Date;
  firstDay: string;
  days: DayValues[];
  hours: HourValues[];
}

/** What is known of a day, from the forecast that reaches it. */
export function dayIn({ firstDay, days, hours }: KeptForecast, day: string) {
  const index = Math.round((Date.parse(day) - Date.parse(firstDay)) / 86_400_000);
  const values = days[index];
  return values && { values, hours: hours.slice(index * 24, index * 24 + 24) };
}

/** Forecasts as they were fetched last: fetched anew once they are old, and kept where the provider does not answer. */
export class Forecasts {
  readonly #services: Pick<Services, 'database' | 'clock' | 'log'>;
  readonly #provider: WeatherProvider;
  #failedAt: Date | null = null;

  constructor(services: Pick<Services, 'database' | 'clock' | 'log'>, provider: WeatherProvider) {
    this.#services = services;
    this.#provider = provider;
  }

  /** By tehsil; those of which nothing is known are left out. */
  async of(places: readonly WeatherPlace[]): Promise<ReadonlyMap<string, KeptForecast>> {
    const kept = await this.#kept(places);
    const old = places.filter(({ id }) => !this.#isFresh(kept.get(id)));
    if (old.length === 0 || this.#isAway()) return kept;
    try {
      await this.fetch(old);
    } catch {
      return kept;
    }
    return await this.#kept(places);
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
    await transaction(database, async (trx) => {
      await sql`
        insert into weather_forecasts (tehsil_id, provider, fetched_at, first_day, days, hours)
        select (row ->> 'tehsil')::uuid, ${this.#provider.name}, ${at}, (row ->> 'firstDay')::date, row -> 'days', row -> 'hours'
        from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as row
        order by 1
        on conflict (tehsil_id) do update set provider = excluded.provider, fetched_at = excluded.fetched_at,
          first_day = excluded.first_day, days = excluded.days, hours = excluded.hours`.execute(trx);
    });
    this.#failedAt = null;
  }

  /** Whose forecasts these are, and the oldest of them. */
  runOf(forecasts: Iterable<KeptForecast>) {
    const times = [...forecasts].map(({ fetchedAt }) => fetchedAt.getTime());
    return {
      provider: this.#provider.name,
      fetchedAt: times.length > 0 ? new Date(Math.min(...times)).toISOString() : null,
      failedAt: this.#failedAt?.toISOString() ?? null,
    };
  }

  async #kept(places: readonly WeatherPlace[]): Promise<Map<string, KeptForecast>> {
    const rows = await this.#services.database
      .selectFrom('weather_forecasts')
      .select(['tehsil_id', 'provider', 'fetched_at', 'first_day', 'days', 'hours'])
      .where('tehsil_id', 'in', places.length > 0 ? places.map(({ id }) => id) : [''])
      .execute();
    return new Map(
      rows.map(({ tehsil_id, provider, fetched_at, first_day, days, hours }) => [
        tehsil_id,
        { provider, fetchedAt: fetched_at, firstDay: first_day, days, hours },
      ]),
    );
  }

  #isFresh(kept: KeptForecast | undefined): boolean {
    if (!kept || kept.provider !== this.#provider.name) return false;
    const now = this.#services.clock();
    return now.getTime() - kept.fetchedAt.getTime() < FRESH_MS && kept.firstDay === karachiDay(now);
  }

  #isAway(): boolean {
    return this.#failedAt !== null && this.#services.clock().getTime() - this.#failedAt.getTime() < ASK_AGAIN_MS;
  }
}
