import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { changedFields, formOf, type Item, type ItemForm } from './item.form.ts';
import * as styles from './lovs.css.ts';

interface NewerVersionProps {
  started: ItemForm;
  newest: Item;
  onTake: () => void;
}

/** Somebody saved first: says which fields, and lets this person go on from there with what was typed. */
export function NewerVersion({ started, newest, onTake }: NewerVersionProps) {
  const { t, i18n } = useTranslation('lovs');
  const fields = changedFields(started, formOf(newest, null)).map((field) => t(`fields.${field}`));
  const words = new Intl.ListFormat(i18n.language).format(fields);
  return (
    <div role="alert" className={styles.alert}>
      <Icon of={TriangleAlert} />
      <span className={styles.alertWords}>{t('newerVersion', { fields: words })}</span>
      <Button label={t('goOn')} onPress={onTake} />
    </div>
  );
}
