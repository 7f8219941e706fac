import { type FormEvent, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createReferenceItem } from '../../../contract/generated/validators.js';
import { focusFirstFault } from '../../ui/judged.ts';
import { toast } from '../../ui/toast.queue.ts';
import { type Errors, failuresByPointer, formOf, type Item, type ItemForm, inputOf, type List } from './item.form.ts';
import { problemIn, useCreateItem, useItem, useUpdateItem, wordsOf } from './lovs.data.ts';

export interface ItemFormState {
  values: ItemForm;
  change: (change: Partial<ItemForm>) => void;
  errors: Errors;
  isDirty: boolean;
  isSaving: boolean;
  submit: (event: FormEvent) => void;
  /** What the form began with, and what the server has by now if that is newer. */
  started: ItemForm;
  newest: Item | null;
  takeNewest: () => void;
}

interface ItemFormOptions {
  element: RefObject<HTMLFormElement | null>;
  list: List;
  item: Item | null;
  parentId: string | null;
  onSaved: () => void;
}

/** The form of one item: the contract's own rules before it is sent, the server's at the fields afterwards. */
export function useItemForm({ element, list, item, parentId, onSaved }: ItemFormOptions): ItemFormState {
  const { t } = useTranslation('lovs');
  const [base, setBase] = useState(item);
  const [started, setStarted] = useState(() => formOf(item, parentId));
  const [values, setValues] = useState(started);
  const [errors, setErrors] = useState<Errors>({});
  const [isOutdated, setOutdated] = useState(false);
  const stored = useItem(list.key, item?.id ?? null);
  const create = useCreateItem();
  const update = useUpdateItem();
  const newest = isOutdated && stored.data && stored.data.version !== base?.version ? stored.data.item : null;

  const show = (found: Errors) => focusFirstFault(element, () => setErrors(found));

  function refused(error: unknown) {
    const problem = problemIn(error)?.problem;
    if (problem?.code === 'stale') {
      setOutdated(true);
      void stored.refetch();
      return;
    }
    show(Object.fromEntries((problem?.errors ?? []).map(({ pointer, message }) => [pointer, message])));
    if (!problem?.errors?.length) toast.error(wordsOf(error) ?? t('rules.other'));
  }

  function saved(title: string) {
    toast.success(t('saved', { title }));
    onSaved();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const body = inputOf(values);
    const failures = createReferenceItem(body) ? {} : failuresByPointer(createReferenceItem.errors);
    if (list.parentRequired && values.parentId === null) failures['/parentId'] = 'required';
    const found = Object.entries(failures).map(([pointer, rule]) => [pointer, t([`rules.${rule}`, 'rules.other'])]);
    if (show(Object.fromEntries(found)) || found.length > 0) return;

    const handlers = { onSuccess: ({ title }: Item) => saved(title), onError: refused };
    if (base === null) return create.mutate({ params: { path: { list: list.key } }, body }, handlers);
    const params = { path: { list: list.key, id: base.id }, header: { 'If-Match': `"${base.version}"` } };
    update.mutate({ params, body }, handlers);
  }

  return {
    values,
    change: (change) => setValues((now) => ({ ...now, ...change })),
    errors,
    isDirty: JSON.stringify(values) !== JSON.stringify(started),
    isSaving: create.isPending || update.isPending,
    submit,
    started,
    newest,
    takeNewest() {
      if (!newest) return;
      setBase(newest);
      setStarted(formOf(newest, null));
      setOutdated(false);
    },
  };
}
