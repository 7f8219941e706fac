import { useTranslation } from 'react-i18next';
import { createReferenceItem } from '../../../contract/generated/validators.js';
import type { Edited } from '../../editing/edited.ts';
import { titleOf } from '../../title-of.ts';
import {
  type AttributeName,
  attributeFields,
  formOf,
  type Item,
  type ItemForm,
  inputOf,
  type List,
} from './item.form.ts';
import { createItem, forgetItems, updateItem, useParents } from './lovs.data.ts';

/** How the items of one list are edited; a new one begins below the parent that the list is narrowed to. */
export function useEditedItem(list: List, parentId: string | null): Edited<Item, ItemForm> {
  const { t } = useTranslation('lovs');
  const parents = useParents(list.parent);
  const parentNamed = (id: string) => {
    const parent = parents.data?.items.find((each) => each.id === id);
    return parent && titleOf(parent);
  };
  return {
    permission: 'lov:items',
    empty: formOf(null, parentId),
    formOf: (item) => formOf(item, null),
    failuresOf(form) {
      const failures = createReferenceItem(inputOf(form)) ? [] : (createReferenceItem.errors ?? []);
      const isOrphan = list.parentRequired && form.parentId === null;
      return isOrphan ? [...failures, { instancePath: '/parentId', keyword: 'required', params: {} }] : failures;
    },
    create: (form) => createItem(list.key, inputOf(form)),
    update: (item, form) => updateItem(list.key, item, inputOf(form)),
    refresh: forgetItems,
    nameOf: (field) => t(field.startsWith('attributes.') ? field : `fields.${field}`),
    sayField(field, value) {
      if (typeof value === 'boolean') return t(value ? 'active' : 'inactive');
      if (typeof value === 'number') return String(field === 'order' ? value + 1 : value);
      if (typeof value !== 'string' || value === '') return '–';
      if (field === 'parentId') return parentNamed(value) ?? '–';
      const name = field.replace('attributes.', '');
      const isChoice = attributeFields[name as AttributeName]?.kind === 'choice';
      return isChoice ? t(`values.${name}.${value}`) : value;
    },
  };
}
