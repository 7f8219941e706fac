import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { getLocale } from '../../locales.ts';
import { Icon } from '../../ui/Icon.tsx';
import { hidden } from '../../ui/text.css.ts';
import * as styles from './weather.css.ts';
import { type Span, valuesNow } from './weather.data.ts';
import { skyIcons } from './weather.icons.ts';
import { useValueWords } from './weather.words.hook.ts';

interface DayStripProps {
  days: readonly Span[];
  day: string;
  onChoose: (day: string) => void;
}

/** The days of the forecast at the place that is looked at. */
export function DayStrip({ days, day, onChoose }: DayStripProps) {
  const { t, i18n } = useTranslation('weather');
  const { number } = useFormat();
  const wordOf = useValueWords();
  const named = new Intl.DateTimeFormat(getLocale(i18n.language).tag, {
    weekday: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <div className={styles.days} role="group" aria-label={t('days')}>
      {days.map((each) => {
        const { iconCode = 'clear', maxTemperature = 0, minTemperature = 0, rainChance = 0 } = valuesNow(each);
        return (
          <button
            key={each.day}
            type="button"
            className={styles.dayButton}
            aria-pressed={each.day === day}
            onClick={() => onChoose(each.day)}
          >
            <span className={styles.dayName}>
              {named.format(new Date(`${each.day}T00:00Z`))}
              {each.change && (
                <span className={styles.dot}>
                  <span className={hidden}>{t('changedByPeople')}</span>
                </span>
              )}
            </span>
            <span className={styles.dayLine}>
              <Icon of={skyIcons[iconCode]} />
              <span className={hidden}>{wordOf('iconCode', iconCode)}</span>
              <bdi dir="ltr">
                <b>{number(Math.round(maxTemperature))}°</b> {number(Math.round(minTemperature))}°
              </bdi>
            </span>
            <span className={styles.dayRain}>{t('rainShort', { chance: number(rainChance) })}</span>
          </button>
        );
      })}
    </div>
  );
}
