import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { components } from '../../../contract/generated/types.ts';
import { begunBy } from '../../drafts.ts';
import { useFormat } from '../../format.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { h3, muted } from '../../ui/text.css.ts';
import { Written } from '../../ui/Written.tsx';
import { openedBy } from '../../workflow/opened.ts';
import { useViewer } from '../../workflow/viewer.ts';
import * as styles from './dashboard.css.ts';
import { ownDrafts } from './own-drafts.ts';

const SHOWN = 5;

interface OwnDraftsProps {
  of: readonly components['schemas']['Drafts'][];
  onRetry: () => void;
}

/** What this person has begun and not finished, each a step away; absent while there is none. */
export function OwnDrafts({ of, onRetry }: OwnDraftsProps) {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const { id } = useViewer();
  const drafts = useMemo(() => ownDrafts({ stored: of, begun: begunBy(id), opened: openedBy(id) }), [of, id]);
  const hasFailed = of.some(({ failed }) => failed);
  if (drafts.length === 0 && !hasFailed) return null;
  return (
    <section className={styles.lately} aria-labelledby="own-drafts">
      <h2 id="own-drafts" className={h3}>
        {t('dashboard.drafts')}
      </h2>
      {hasFailed && <ErrorState detail={t('dashboard.notDrawn')} onRetry={onRetry} />}
      <ul className={styles.underWay}>
        {drafts.slice(0, SHOWN).map(({ href, title, screen, at, isHere, hasText }) => {
          const kind = screen ? t(`screens.${screen}`) : '';
          return (
            <li key={href} className={styles.begun}>
              <TextLink href={href}>
                <Written>{title ?? kind}</Written>
              </TextLink>
              <span className={muted}>{format.age(new Date(at).toISOString())}</span>
              <span className={muted}>
                {format.list([
                  title === null ? null : kind,
                  isHere ? t('dashboard.notStored') : hasText ? null : t('dashboard.noText'),
                ])}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
