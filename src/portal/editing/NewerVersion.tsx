import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { ComparedFields } from './ComparedFields.tsx';
import type { EditForm } from './edit-form.hook.ts';
import { compared, type Edited, type Stored } from './edited.ts';
import * as styles from './editing.css.ts';

interface NewerVersionProps<Row extends Stored, Form extends object> {
  edited: Edited<Row, Form>;
  form: EditForm<Row, Form>;
  newest: Row;
}

/** Somebody saved first: each field that differs, as it was typed here and as it is stored now, and how to go on. */
export function NewerVersion<Row extends Stored, Form extends object>(props: NewerVersionProps<Row, Form>) {
  const { edited, form, newest } = props;
  const { t } = useTranslation('editing');
  const stored = edited.formOf(newest);
  const fields = compared(form.started, form.values, stored);
  return (
    <div role="alert" className={styles.notice}>
      <div className={styles.noticeHead}>
        <Icon of={TriangleAlert} />
        {t('newerVersion')}
      </div>
      <ComparedFields
        fields={fields}
        nameOf={edited.nameOf}
        here={(field, value) => edited.sayField(field, value, form.values)}
        stored={(field, value) => edited.sayField(field, value, stored)}
      />
      <div className={styles.actions}>
        <Button label={t('keepMine')} onPress={() => form.goOn(true)} />
        <Button label={t('takeTheirs')} onPress={() => form.goOn(false)} />
      </div>
    </div>
  );
}
