import { useTranslation } from 'react-i18next';
import { isEntity } from '../../../../machines/workflows.ts';
import type { components } from '../../../contract/generated/types.ts';
import { useFormat } from '../../format.ts';
import { recordPath } from '../../paths.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { muted } from '../../ui/text.css.ts';
import { Written } from '../../ui/Written.tsx';
import { StateBadge } from '../../workflow/StateBadge.tsx';
import * as styles from './dashboard.css.ts';
import { ToldSection } from './ToldSection.tsx';

interface UnderWayProps {
  of: components['schemas']['UnderWay'];
  onRetry: () => void;
}

/** What goes out now with how far it has come, and what is still to come today. */
export function UnderWay({ of, onRetry }: UnderWayProps) {
  const { t } = useTranslation('shell');
  const { number, time } = useFormat();
  const { entity, screen, rows } = of;
  return (
    <ToldSection title={t('dashboard.underWay')} of={of} nothing={t('dashboard.nothingUnderWay')} onRetry={onRetry}>
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
    </ToldSection>
  );
}
