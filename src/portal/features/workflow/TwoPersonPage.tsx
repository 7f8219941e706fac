import { useTranslation } from 'react-i18next';
import { h2, muted } from '../../ui/text.css.ts';
import { SecondLookShare } from './SecondLookShare.tsx';
import { TwoPersonRule } from './TwoPersonRule.tsx';
import * as styles from './two-person.css.ts';

/** Rules that one person alone must not be able to complete a decision. */
export function TwoPersonPage() {
  const { t } = useTranslation('twoPerson');
  return (
    <div className={styles.page}>
      <h1 className={h2}>{t('title')}</h1>
      <p className={muted}>{t('body')}</p>
      <TwoPersonRule of="loan" />
      <TwoPersonRule of="listing" />
      <SecondLookShare />
    </div>
  );
}
