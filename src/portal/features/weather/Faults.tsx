import { CircleX, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { useWeatherEdits } from './saving.hook.ts';
import * as styles from './weather.css.ts';
import { farIn, fittingIn, shownIn, textOf } from './weather.edits.ts';
import { useValueWords } from './weather.words.hook.ts';

const SKY = ['iconCode', 'narrative'] as const;

const signed = (by: number) => (by > 0 ? `+${by}` : `−${Math.abs(by)}`);

/** What cannot be, with the way back to the forecast, what the server refused, and what is looked at twice. */
export function Faults({ work }: { work: ReturnType<typeof useWeatherEdits> }) {
  const { t } = useTranslation('weather');
  const { edits, faulty, refused, type } = work;
  const { list } = useFormat();
  const wordOf = useValueWords();
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
      {[...edits].map(([key, { row, typed }]) => {
        const fitting = fittingIn(row, typed);
        const fields = SKY.filter((field) => fitting[field] !== undefined);
        if (fields.length === 0) return null;
        const said = fields.map((field) => wordOf(field, shownIn(row, field, typed)));
        const offered = fields.map((field) => wordOf(field, fitting[field] ?? ''));
        const numbers = { rain: shownIn(row, 'rainfall', typed), chance: shownIn(row, 'rainChance', typed) };
        return (
          <li key={`${key} sky`}>
            <Icon of={TriangleAlert} small />
            <span>
              <b>{row.title}</b>: {t('anotherSky', { ...numbers, words: list(said) })}
            </span>
            <TextLink onPress={() => type(fields.map((field) => ({ row, field, text: fitting[field] ?? '' })))}>
              {t('takeWords', { words: list(offered) })}
            </TextLink>
          </li>
        );
      })}
      {[...edits].flatMap(([key, { row, typed }]) =>
        farIn(row, typed).map(({ field, by }) => (
          <li key={`${key} ${field} far`}>
            <Icon of={TriangleAlert} small />
            <span>
              <b>{row.title}</b>, {t(`fields.${field}`)}:{' '}
              {t('farOff', {
                value: shownIn(row, field, typed),
                forecast: textOf(row.forecast[field]),
                by: signed(by),
              })}
            </span>
            <TextLink onPress={() => type([{ row, field, text: '' }])}>{t('backToForecast')}</TextLink>
          </li>
        )),
      )}
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
