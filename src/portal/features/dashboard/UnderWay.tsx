import { useTranslation } from 'react-i18next';
import { screens } from '../../../../machines/shared/screens.ts';
import { isEntity } from '../../../../machines/workflows.ts';
import type { components } from '../../../contract/generated/types.ts';
import { useFormat } from '../../format.ts';
import { recordPath } from '../../paths.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { h3, muted } from '../../ui/text.css.ts';
import { Written } from '../../ui/Written.tsx';
import { StateBadge } from '../../workflow/StateBadge.tsx';
import * as styles from './dashboard.css.ts';

interface UnderWayProps {
  of: components['schemas']['UnderWay'];
  onRetry: () => void;
}

/** What goes out now with how far it has come, and what is still to come today. */
export function UnderWay({ of: { entity, screen, rows, failed }, onRetry }: UnderWayProps) {
  const { t } = useTranslation('shell');
  const { number, time } = useFormat();
  const key = screens.find(({ path }) => path === screen)?.key;
  return (
    <section className={styles.lately} aria-labelledby="under-way">
      <div className={styles.warningsHead}>
        <h2 id="under-way" className={h3}>
          {t('dashboard.underWay')}
        </h2>
        {key && <TextLink href={screen}>{t(`screens.${key}`)}</TextLink>}
      </div>
      {failed && <ErrorState detail={t('dashboard.notDrawn')} onRetry={onRetry} />}
      {!failed && rows.length === 0 && <p className={muted}>{t('dashboard.nothingUnderWay')}</p>}
      {rows.length > 0 && (
        <ul className={styles.underWay}>
          {rows.map(({ id, title, state, at, done, total }) => (
            <li key={id} className={styles.begun}>
              <TextLink href={recordPath(entity, id) ?? screen}>
                <Written>{title}</Written>
              </TextLink>
              {isEntity(entity) && <StateBadge entity={entity} state={state} />}
              <span className={muted}>
                {at === null
                  ? total !== null && t('dashboard.doneOf', { done: number(done ?? 0), total: number(total) })
                  : t('dashboard.beginsAt', { time: time(at) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
