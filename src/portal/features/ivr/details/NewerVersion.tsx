import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { changedFields } from './detail.form.ts';
import type { DetailKind, DetailRecord } from './detail.kind.ts';
import type { DetailFormState } from './detail-form.hook.ts';
import * as styles from './details.css.ts';

interface NewerVersionProps<Row extends DetailRecord, Form extends object> {
  kind: DetailKind<Row, Form>;
  form: DetailFormState<Row, Form>;
  newest: Row;
}

/** Somebody saved first: each field that differs, as it was typed here and as it is stored now, and how to go on. */
export function NewerVersion<Row extends DetailRecord, Form extends object>({
  kind,
  form,
  newest,
}: NewerVersionProps<Row, Form>) {
  const { t } = useTranslation('ivrDetails');
  const stored = kind.formOf(newest);
  const fields = changedFields(form.values, stored);
  return (
    <div role="alert" className={styles.notice}>
      <div className={styles.noticeHead}>
        <Icon of={TriangleAlert} />
        {t('newerVersion')}
      </div>
      {fields.length > 0 && (
        <table className={styles.differences}>
          <thead>
            <tr>
              <th scope="col">{t('field')}</th>
              <th scope="col">{t('here')}</th>
              <th scope="col">{t('storedNow')}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field}>
                <th scope="row">{t(`fields.${field}`)}</th>
                <td>
                  <bdi>{kind.sayField(form.values, field, t)}</bdi>
                </td>
                <td>
                  <bdi>{kind.sayField(stored, field, t)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={styles.actions}>
        <Button label={t('keepMine')} onPress={() => form.goOn(true)} />
        <Button label={t('takeTheirs')} onPress={() => form.goOn(false)} />
      </div>
    </div>
  );
}
