import { limits } from '../../../../machines/weather/weather.limits.ts';
import type { components } from '../../../contract/generated/types.ts';

export type Everywhere = Pick<components['schemas']['WeatherOfPlaces'], 'run' | 'items'>;

/** Which limits a day crosses, and in which places; of a made-up forecast only what people entered is held to them. */
export function crossedIn({ run, items }: Everywhere) {
  return limits.flatMap(({ key, isCrossed }) => {
    const there = items.filter(({ forecast, change }) =>
      isCrossed({ ...(run.isMadeUp ? {} : forecast), ...change?.values }),
    );
    return there.length > 0 ? [{ key, ids: there.map(({ place }) => place.id) }] : [];
  });
}
