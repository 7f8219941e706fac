import { CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { useWeatherEdits } from './saving.hook.ts';
import * as styles from './weather.css.ts';

/** What cannot be, with the way back to the forecast, and what the server refused. */
export function Faults({ work }: { work: ReturnType<typeof useWeatherEdits> }) {
  const { t } = useTranslation('weather');
  const { edits, faulty, refused, type } = work;
  return (
    <ul className={styles.faults} aria-label={t('faults')}>
      {faulty.flatMap(([key, found]) => {
        const row = edits.get(key)?.row;
        return [...found].map(([field, fault]) => (
          <li key={`${key} ${field}`}>
            <Icon of={CircleX} small />
            <span>
              <b>{row?.title}</b>, {t(`fields.${field}`)}: {t(`refused.${fault.code}`, fault.values)}
            </span>
            {row && <TextLink onPress={() => type([{ row, field, text: '' }])}>{t('backToForecast')}</TextLink>}
          </li>
        ));
      })}
      {refused.map(([key, { title, words }]) => (
        <li key={key}>
          <Icon of={CircleX} small />
          <span>
            <b>{title}</b>: {words}
          </span>
        </li>
      ))}
    </ul>
  );
}
