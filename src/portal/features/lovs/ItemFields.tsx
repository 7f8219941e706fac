import { useTranslation } from 'react-i18next';
import type { EditForm } from '../../editing/edit-form.hook.ts';
import { titleOf } from '../../title-of.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { ComboBox } from '../../ui/ComboBox.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { AttributeInput } from './AttributeInput.tsx';
import { attributesOf, type ItemForm, type List } from './item.form.ts';
import * as styles from './lovs.css.ts';
import { useParents } from './lovs.data.ts';

/** Names, parent, what the list's items carry, place and whether it is offered. */
export function ItemFields({ list, form }: { list: List; form: EditForm<ItemForm> }) {
  const { t } = useTranslation('lovs');
  const { values, change, errors } = form;
  const parents = useParents(list.parent);
  return (
    <div className={styles.form}>
      <div className={styles.pair}>
        <TextField
          label={t('fields.title')}
          isRequired
          autoFocus
          value={values.title}
          onChange={(title) => change({ title })}
          maxLength={120}
          error={errors['/title']}
        />
        <TextField
          label={t('fields.titleUr')}
          value={values.titleUr}
          onChange={(titleUr) => change({ titleUr })}
          maxLength={120}
          error={errors['/titleUr']}
          className={styles.urduField}
        />
      </div>
      {list.parent !== null && (
        <ComboBox
          label={t(`parents.${list.parent}`)}
          isRequired={list.parentRequired}
          options={(parents.data?.items ?? []).map((parent) => ({ value: parent.id, label: titleOf(parent) }))}
          value={values.parentId}
          onChange={(parentId) => change({ parentId })}
          isLoading={parents.isPending}
          error={errors['/parentId']}
        />
      )}
      <div className={styles.pair}>
        {attributesOf(list).map((name) => (
          <AttributeInput
            key={name}
            name={name}
            value={values.attributes[name] ?? null}
            onChange={(value) => change({ attributes: { ...values.attributes, [name]: value } })}
            error={errors[`/attributes/${name}`]}
          />
        ))}
        <NumberField
          label={t('fields.order')}
          description={t('orderHint')}
          value={values.order === null ? null : values.order + 1}
          onChange={(place) => change({ order: place === null ? null : place - 1 })}
          min={1}
          max={1_000_001}
          digits={0}
          plain
          error={errors['/order']}
        />
      </div>
      <Checkbox
        label={t('offer')}
        description={t('offerHint')}
        isSelected={values.active}
        onChange={(active) => change({ active })}
      />
    </div>
  );
}
