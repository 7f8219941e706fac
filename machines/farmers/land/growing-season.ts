/** The days on which the summer and the winter crops of Pakistan begin to be sown, as `MM-DD`. */
export const KHARIF_FROM = '04-16';
export const RABI_FROM = '10-16';

/** The season in which something is sown on this day, `2026-11-02`: `rabi 2026`, by the year in which it begins. */
export function growingSeasonOf(day: string): string {
  const [year, rest] = [Number(day.slice(0, 4)), day.slice(5, 10)];
  if (rest < KHARIF_FROM) return `rabi ${year - 1}`;
  return rest < RABI_FROM ? `kharif ${year}` : `rabi ${year}`;
}
