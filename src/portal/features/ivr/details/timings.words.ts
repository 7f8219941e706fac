import type { Timing } from '../../../../../machines/ivr/menu.ts';
import type { Translate } from './translate.ts';
import { runsOf } from './trunk.form.ts';

/** "Mon–Fri 08:00–20:00, Sat 09:00–13:00"; `none` says what no time at all means. */
export function timingsInWords(timings: readonly Timing[], t: Translate, none: 'always' | 'never' = 'always'): string {
  if (timings.length === 0) return t(none);
  return timings
    .map(({ days, from, to }) => {
      const named = runsOf(days).map(([first, last]) =>
        first === last ? t(`days.${first}`) : `${t(`days.${first}`)}–${t(`days.${last}`)}`,
      );
      return `${named.join(' ')} \u2066${from}–${to}\u2069`;
    })
    .join(t('comma'));
}
