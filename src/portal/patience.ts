import { backOrAfter, isAwayNow } from './api/reach.ts';
import { fetchLostStyles } from './lost-styles.ts';

const LONGEST_WAIT = 60 * 60_000;

/** What cannot be fetched because the server is away is fetched as soon as it is back; what was lost on the way, once more. */
export async function patiently<T>(load: () => Promise<T>): Promise<T> {
  const again = async () => {
    await fetchLostStyles();
    return await load();
  };
  try {
    return await load();
  } catch {
    if (!(await isAwayNow())) return await again();
    await backOrAfter(LONGEST_WAIT);
    return await patiently(again);
  }
}
