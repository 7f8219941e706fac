import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { useMoment } from '../../ui/moment.hook.ts';
import { meta } from '../../ui/text.css.ts';
import * as styles from './jobs.css.ts';

const SECOND_MS = 1_000;
/** Longer without news than figures are asked for, and something is in the way. */
const QUIET_AFTER_S = 10;

/** Whether what is on the screen is what happens now. */
export function LiveMark({ heardAt }: { heardAt: number }) {
  const { t } = useTranslation('jobs');
  const { number } = useFormat();
  const seconds = Math.max(0, Math.round((useMoment(SECOND_MS) - heardAt) / SECOND_MS));
  const isQuiet = seconds >= QUIET_AFTER_S;
  return (
    <span className={`${styles.live} ${meta}`} data-quiet={isQuiet || undefined}>
      <span className={styles.dot} aria-hidden="true" />
      {t(isQuiet ? 'noNews' : 'live', { seconds: number(seconds) })}
    </span>
  );
}
