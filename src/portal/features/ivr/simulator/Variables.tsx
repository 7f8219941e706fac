import { useTranslation } from 'react-i18next';
import { useAudienceChoices } from '../inspector/choices.data.ts';
import type { Run } from './run.ts';
import * as styles from './variables.css.ts';
import { type Variable, variablesIn } from './variables.ts';

/** What queries can read of the call as it stands; what the last step changed is marked, with what it was. */
export function Variables({ run }: { run: Run | null }) {
  const { t } = useTranslation('ivrSimulator');
  const nameOf = useEntryNames();
  if (!run) return <p className={styles.nothing}>{t('nothingYet')}</p>;
  return (
    <table className={styles.table} aria-label={t('variables')}>
      <thead>
        <tr>
          <th scope="col" className={styles.head}>
            {t('variable')}
          </th>
          <th scope="col" className={styles.head}>
            {t('value')}
          </th>
        </tr>
      </thead>
      <tbody>
        {variablesIn(run).map((variable) => (
          <Row key={variable.name} variable={variable} nameOf={nameOf} />
        ))}
      </tbody>
    </table>
  );
}

type NameOf = (value: unknown) => string;

function Row({ variable: { name, value, before }, nameOf }: { variable: Variable; nameOf: NameOf }) {
  const { t } = useTranslation('ivrSimulator');
  const named = nameOf(value);
  return (
    <tr data-changed={before !== undefined || undefined} className={styles.row}>
      <th scope="row" className={styles.name}>
        <bdi dir="ltr">{name}</bdi>
      </th>
      <td className={styles.value}>
        <bdi dir="ltr" className={styles.code}>
          {written(value)}
        </bdi>
        {named !== '' && <span className={styles.faded}>{named}</span>}
        {before && (
          <span className={styles.before}>
            {t('before')} <bdi dir="ltr">{written(before.value)}</bdi>
          </span>
        )}
      </td>
    </tr>
  );
}

/** As a query would write it. */
function written(value: unknown): string {
  return JSON.stringify(value) ?? 'null';
}

/** Titles for the ids of crops, places and the like. */
function useEntryNames(): NameOf {
  const { t } = useTranslation('ivrSimulator');
  const lists = Object.values(useAudienceChoices());
  const names = new Map(lists.flatMap(({ options }) => options.map(({ value, label }) => [value, label] as const)));
  return (value) =>
    Array.isArray(value) ? value.flatMap((id: unknown) => names.get(String(id)) ?? []).join(t('listComma')) : '';
}
