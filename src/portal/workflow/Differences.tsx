import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity } from '../../../machines/workflows.ts';
import { useFormat } from '../format.ts';
import { table } from '../ui/PlainTable.css.ts';
import type { Difference } from './differences.ts';
import * as styles from './event.css.ts';
import { StateBadge } from './StateBadge.tsx';

interface DifferencesProps {
  entity: Entity;
  namespace: string;
  differences: readonly Difference[];
}

/** What a colleague changed meanwhile: what the reader saw, and what it is now. */
export function Differences({ entity, namespace, differences }: DifferencesProps) {
  const { t } = useTranslation(['records', namespace]);
  const { number } = useFormat();
  const said = (key: string, value: unknown): ReactNode => {
    if (key === 'state') return <StateBadge entity={entity} state={String(value)} />;
    if (typeof value === 'number') return number(value);
    // A choice has its word in the feature's own namespace; what was typed stands as it was typed.
    if (typeof value === 'string' && /^\w+$/.test(value))
      return t([`${namespace}:values.${key}.${value}`, `${namespace}:${key}s.${value}`], { defaultValue: value });
    return plain(value);
  };
  if (differences.length === 0) return null;
  return (
    <table className={`${table} ${styles.differences}`}>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{t('youSaw')}</th>
          <th scope="col">{t('isNow')}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ key, before, after }) => (
          <tr key={key}>
            <th scope="row">{t(`${namespace}:fields.${key}`)}</th>
            <td>{said(key, before)}</td>
            <td>{said(key, after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a field holds, in a few words: things by their names, the nameless by how many they are. */
function plain(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (!Array.isArray(value)) return nameOf(value) ?? JSON.stringify(value);
  const names = value.map(nameOf);
  return names.every((name) => name !== undefined) ? names.join(', ') || '–' : String(value.length);
}

function nameOf(value: unknown): string | undefined {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return undefined;
  const name = 'title' in value ? value.title : 'name' in value ? value.name : undefined;
  return typeof name === 'string' ? name : undefined;
}
