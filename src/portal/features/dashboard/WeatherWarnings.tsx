import { CloudSun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { components } from '../../../contract/generated/types.ts';
import { useFormat } from '../../format.ts';
import { useTitle } from '../../reference/choices.ts';
import { Icon } from '../../ui/Icon.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { strong } from '../../ui/text.css.ts';
import * as styles from './dashboard.css.ts';
import { ToldSection } from './ToldSection.tsx';

interface WeatherWarningsProps {
  of: components['schemas']['Warnings'];
  onRetry: () => void;
}

/** So many places are named; the page behind names them all. */
const NAMED = 4;

/** Where forecasts cross a limit in the next days, and how many farmers there a message reaches. */
export function WeatherWarnings({ of, onRetry }: WeatherWarningsProps) {
  const { t } = useTranslation(['shell', 'weather']);
  const { number, date, list } = useFormat();
  const titleOf = useTitle();
  const { screen, rows, hasSource } = of;
  return (
    <ToldSection
      title={t('shell:dashboard.warnings')}
      of={of}
      nothing={t(hasSource ? 'shell:dashboard.noWarning' : 'shell:dashboard.noSource')}
      onRetry={onRetry}
    >
      <ul className={styles.warnings}>
        {rows.map(({ key: limit, day, places, people }) => (
          <li key={`${limit} ${day}`} className={styles.warning}>
            <Icon of={CloudSun} className={styles.late} />
            <span>
              <TextLink href={`${screen}?day=${day}`}>
                <span className={strong}>{t(`weather:limits.${limit}`)}</span>
              </TextLink>
              {` · ${date(day)}`}
            </span>
            <span className={styles.where}>
              {list(places.slice(0, NAMED).map(titleOf))}
              {places.length > NAMED && ` ${t('shell:dashboard.morePlaces', { count: places.length - NAMED })}`}
            </span>
            <span className={styles.concerned}>
              {t('shell:dashboard.farmersThere', { count: people, number: number(people) })}
            </span>
          </li>
        ))}
      </ul>
    </ToldSection>
  );
}
