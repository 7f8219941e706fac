import { useTranslation } from 'react-i18next';
import { Notice } from '../../shell/Notice.tsx';
import { useNotices } from '../../shell/notices.data.ts';
import { h3 } from '../../ui/text.css.ts';
import * as styles from './dashboard.css.ts';

const SHOWN = 8;

/** The latest steps of others on this person's records; absent while there are none. */
export function Lately() {
  const { t } = useTranslation('shell');
  const { data } = useNotices();
  if (!data || data.items.length === 0) return null;
  return (
    <section className={styles.lately} aria-labelledby="lately">
      <h2 id="lately" className={h3}>
        {t('dashboard.lately')}
      </h2>
      <ul className={styles.notices}>
        {data.items.slice(0, SHOWN).map((notice) => (
          <li key={notice.id}>
            <Notice notice={notice} />
          </li>
        ))}
      </ul>
    </section>
  );
}
