import { type FormEvent, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemError } from '../../../api/problem.ts';
import { focusFirstFault } from '../../../ui/judged.ts';
import { toast } from '../../../ui/toast.queue.ts';
import { failuresByPointer } from './detail.form.ts';
import type { DetailKind, DetailRecord, Errors } from './detail.kind.ts';

export interface DetailFormState<Row, Form> {
  values: Form;
  change: (change: Partial<Form>) => void;
  errors: Errors;
  isDirty: boolean;
  isSaving: boolean;
  submit: (event: FormEvent) => void;
  /** What the form began with, and what is stored by now if somebody else saved first. */
  started: Form;
  newest: Row | null;
  /** Goes on from what is stored now: with what was typed, or without. */
  goOn: (keepTyped: boolean) => void;
}

interface DetailFormOptions<Row extends DetailRecord, Form> {
  kind: DetailKind<Row, Form>;
  row: Row | null;
  /** The record as the list knows it now. */
  known: Row | undefined;
  element: RefObject<HTMLFormElement | null>;
  onSaved: (row: Row) => void;
}

/** One record being edited: the contract's rules before it is sent, the server's at the fields afterwards. */
export function useDetailForm<Row extends DetailRecord, Form extends object>(
  parts: DetailFormOptions<Row, Form>,
): DetailFormState<Row, Form> {
  const { kind, row, known, element, onSaved } = parts;
  const { t } = useTranslation('ivrDetails');
  const [base, setBase] = useState(row);
  const [started, setStarted] = useState(() => (row ? kind.formOf(row) : kind.empty));
  const [values, setValues] = useState(started);
  const [errors, setErrors] = useState<Errors>({});
  const [isSaving, setSaving] = useState(false);
  const isDirty = JSON.stringify(values) !== JSON.stringify(started);
  const newest = base && known && known.version > base.version ? known : null;

  const show = (found: Errors) => focusFirstFault(element, () => setErrors(found));

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving || newest) return;
    const found = Object.entries(failuresByPointer(kind.failuresOf(values)));
    if (found.length > 0) {
      const wordsOf = (at: string, rule: string) => t([`rules.${ruleAt(values, at, rule)}`, 'rules.other']);
      show(Object.fromEntries(found.map(([at, rule]) => [at, wordsOf(at, rule)])));
      return;
    }
    setErrors({});
    setSaving(true);
    try {
      const saved = base ? await kind.update(base, values) : await kind.create(values);
      // A new one stays open, and a message in the corner would lie over its buttons.
      if (base) toast.success(t('saved', { title: saved.title }));
      onSaved(saved);
    } catch (error) {
      await refused(error);
    } finally {
      setSaving(false);
    }
  }

  async function refused(error: unknown) {
    if (!(error instanceof ProblemError)) throw error;
    if (error.code === 'stale') {
      await kind.refresh();
      return;
    }
    show(Object.fromEntries((error.problem.errors ?? []).map(({ pointer, message }) => [pointer, message])));
    if (!error.problem.errors?.length) toast.error(error.message);
  }

  return {
    values,
    change: (change) => setValues((now) => ({ ...now, ...change })),
    errors,
    isDirty,
    isSaving,
    submit: (event) => void submit(event),
    started,
    newest,
    goOn(keepTyped) {
      if (!newest) return;
      const now = kind.formOf(newest);
      setBase(newest);
      setStarted(now);
      setValues(keepTyped ? laidOver(started, values, now) : now);
      setErrors({});
    },
  };
}

/** Times have a form of their own to speak of, and what is empty has none. */
function ruleAt(values: object, pointer: string, rule: string): string {
  if (/\/(from|to)$/.test(pointer)) return 'clock';
  const typed: unknown = Reflect.get(values, pointer.slice(1));
  return typeof typed === 'string' && typed.trim() === '' ? 'required' : rule;
}

/** What was typed on top of what is stored now; fields that were not touched follow. */
function laidOver<Form extends object>(started: Form, typed: Form, now: Form): Form {
  const kept = Object.entries(typed).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(started, name)),
  );
  return { ...now, ...Object.fromEntries(kept) };
}
