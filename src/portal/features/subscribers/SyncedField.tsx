import { useTranslation } from 'react-i18next';
import type { ListTools } from '../../lists/list.ts';
import { DateField } from '../../ui/DateField.tsx';
import * as styles from './subscribers.css.ts';

/** Only what changed on this day or later. */
export function SyncedField({ values, onChange }: ListTools) {
  const { t } = useTranslation('subscribers');
  return (
    <span className={styles.synced}>
      <span aria-hidden="true">{t('syncedSince')}</span>
      <DateField
        hideLabel
        className={styles.day}
        label={t('syncedSince')}
        value={values['syncDate']?.[0] ?? null}
        onChange={(day) => onChange({ syncDate: day === null ? [] : [day] })}
      />
    </span>
  );
}
