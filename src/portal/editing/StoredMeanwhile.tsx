import { TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { ComparedFields } from './ComparedFields.tsx';
import * as styles from './editing.css.ts';

interface StoredMeanwhileProps extends ComponentProps<typeof ComparedFields> {
  onGoOn: (keepsTyped: boolean) => void;
}

/** Somebody saved first: each field that differs, as it was typed here and as it is stored now, and how to go on. */
export function StoredMeanwhile({ onGoOn, ...compared }: StoredMeanwhileProps) {
  const { t } = useTranslation('editing');
  return (
    <div role="alert" className={styles.notice} tabIndex={-1} data-fault>
      <div className={styles.noticeHead}>
        <Icon of={TriangleAlert} />
        {t('newerVersion')}
      </div>
      <ComparedFields {...compared} />
      <div className={styles.actions}>
        <Button label={t('keepMine')} onPress={() => onGoOn(true)} />
        <Button label={t('takeTheirs')} onPress={() => onGoOn(false)} />
      </div>
    </div>
  );
}
