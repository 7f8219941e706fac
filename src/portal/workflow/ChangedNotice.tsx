import { LockKeyhole, TriangleAlert } from 'lucide-react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon.tsx';
import type { useChanged } from './changed.hook.ts';
import { Held } from './claim-question.hook.tsx';
import * as styles from './event.css.ts';

/** In an open dialog: a colleague has changed the record meanwhile, or is at it. What was typed stays. */
export function ChangedNotice({ changed }: { changed: ReturnType<typeof useChanged> }) {
  const { t } = useTranslation('records');
  const { by } = useContext(Held);
  return (
    <div role="status">
      {changed && (
        <p className={styles.conflict}>
          <Icon of={TriangleAlert} />
          <span className={styles.conflictWords}>
            <strong>{changed.words}</strong>
            {changed.denial && <span>{changed.denial}</span>}
          </span>
        </p>
      )}
      {!changed && by !== null && (
        <p className={styles.conflict}>
          <Icon of={LockKeyhole} />
          <strong className={styles.conflictWords}>{t('claimTitle', { name: by })}</strong>
        </p>
      )}
    </div>
  );
}
