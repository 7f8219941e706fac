import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { muted } from '../ui/text.css.ts';
import type { Compared } from './edited.ts';
import * as styles from './editing.css.ts';

interface ComparedFieldsProps {
  fields: readonly Compared[];
  nameOf: (field: string) => string;
  here: (field: string, value: unknown) => ReactNode;
  stored: (field: string, value: unknown) => ReactNode;
}

/** Field by field, what was typed here and what is stored now; of what nobody touched here only the latter. */
export function ComparedFields({ fields, nameOf, here, stored }: ComparedFieldsProps) {
  const { t } = useTranslation('editing');
  if (fields.length === 0) return null;
  return (
    <table className={styles.differences}>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{t('here')}</th>
          <th scope="col">{t('storedNow')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((each) => (
          <tr key={each.field}>
            <th scope="row">{nameOf(each.field)}</th>
            <td>
              {each.isTyped ? (
                <bdi>{here(each.field, each.here)}</bdi>
              ) : (
                <span className={muted}>{t('untouched')}</span>
              )}
            </td>
            <td>
              <bdi>{stored(each.field, each.stored)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
