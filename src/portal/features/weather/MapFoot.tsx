import { useTranslation } from 'react-i18next';
import type { WeatherField } from '../../../../machines/weather/weather.values.ts';
import { useFormat } from '../../format.ts';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { crossedIn, type Everywhere } from './weather.crossed.ts';
import * as styles from './weather.css.ts';
import { rangesOf } from './weather.steps.ts';

/** What the colours of the map mean. */
export function Legend({ field }: { field: WeatherField }) {
  const { t } = useTranslation('weather');
  const { number } = useFormat();
  return (
    <ul className={styles.legend} aria-label={t('legend')}>
      {rangesOf(field).map(({ from, to }, step) => (
        <li key={from ?? 'least'}>
          <span className={styles.swatch} data-step={step} />
          <bdi dir="ltr">
            {from === null
              ? `< ${number(to ?? 0)}`
              : to === null
                ? `≥ ${number(from)}`
                : `${number(from)} – ${number(to)}`}
          </bdi>
        </li>
      ))}
      <li>
        <span className={styles.changedSwatch} />
        {t('changedByPeople')}
      </li>
    </ul>
  );
}

/** What farmers are warned of on this day, and where. */
export function Crossed({
  of,
  day,
  onShow,
  onWrite,
}: {
  /** Undefined until the forecast of the day has been read. */
  of: Everywhere | undefined;
  day: string;
  onShow: (ids: string[]) => void;
  /** Begins an advisory for these places; missing where this person writes none. */
  onWrite: ((words: string, ids: string[]) => void) | undefined;
}) {
  const { t } = useTranslation('weather');
  const { number } = useFormat();
  if (!of) return null;
  const found = crossedIn(of);
  if (found.length === 0) return <p className={styles.calm}>{t(of.run.isMadeUp ? 'nobodyWarned' : 'calm', { day })}</p>;
  return (
    <div className={styles.crossed}>
      <PlainTable
        rows={found}
        keyOf={({ key }) => key}
        columns={[
          { title: t('crosses'), render: ({ key }) => t(`limits.${key}`) },
          { title: t('when'), render: () => day },
          { title: t('tehsils'), atEnd: true, render: ({ ids }) => number(ids.length) },
          { title: t('table'), render: ({ ids }) => <TextLink onPress={() => onShow(ids)}>{t('show')}</TextLink> },
          ...(onWrite
            ? [
                {
                  title: t('advisory'),
                  render: ({ key, ids }: (typeof found)[number]) => (
                    <TextLink onPress={() => onWrite(t(`limits.${key}`), ids)}>{t('write')}</TextLink>
                  ),
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}
