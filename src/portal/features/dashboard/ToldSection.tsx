import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { screens } from '../../../../machines/shared/screens.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { h3, muted } from '../../ui/text.css.ts';
import * as styles from './dashboard.css.ts';

interface ToldSectionProps {
  title: string;
  of: { screen: string; rows: readonly unknown[]; failed: boolean };
  /** Said where there are no rows. */
  nothing: string;
  onRetry: () => void;
  /** The rows. */
  children: ReactNode;
}

/** A part of what is told beside the queues, with the way to the page that tells more; it fails alone. */
export function ToldSection({ title, of: { screen, rows, failed }, nothing, onRetry, children }: ToldSectionProps) {
  const { t } = useTranslation('shell');
  const headed = useId();
  const key = screens.find(({ path }) => path === screen)?.key;
  return (
    <section className={styles.lately} aria-labelledby={headed}>
      <div className={styles.toldHead}>
        <h2 id={headed} className={h3}>
          {title}
        </h2>
        {key && <TextLink href={screen}>{t(`screens.${key}`)}</TextLink>}
      </div>
      {failed && <ErrorState detail={t('dashboard.notDrawn')} onRetry={onRetry} />}
      {!failed && rows.length === 0 && <p className={muted}>{nothing}</p>}
      {rows.length > 0 && children}
    </section>
  );
}
