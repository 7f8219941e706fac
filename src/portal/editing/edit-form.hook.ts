import { type FormEvent, type RefObject, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { workBegins } from '../api/keyed-fetch.ts';
import { ProblemError } from '../api/problem.ts';
import { keptDraft } from '../drafts.ts';
import { holdStill } from '../ui/hold-still.ts';
import { focusFirstFault } from '../ui/judged.ts';
import { toast } from '../ui/toast.queue.ts';
import { type Edited, type Errors, failuresByPointer, laidOver, type Stored } from './edited.ts';
import { chosen, isAlike, isUndecided, rebased, type Side, type Typing, typingOn, unsentOf } from './meanwhile.ts';

export interface EditForm<Form extends object> {
  values: Form;
  /** What stands here, and what others have stored of it meanwhile. */
  typing: Typing<Form>;
  change: (change: Partial<Form>) => void;
  errors: Errors;
  /** Why nothing may be changed. */
  locked: string | undefined;
  isDirty: boolean;
  isSaving: boolean;
  submit: (event: FormEvent) => void;
  /** Sends what was held back until somebody had been asked. */
  send: () => void;
  /** Of a field that two have changed, which of both stands; it can be chosen anew until it is sent. */
  choose: (field: string, side: Side) => void;
  /** A field that two have changed is not decided yet. */
  isUndecided: boolean;
  /** When what stands there was typed, where it was found again on this device. */
  restoredAt: number | null;
  /** Without what was typed. */
  reset: () => void;
}

interface EditFormOptions<Row extends Stored, Form extends object> {
  edited: Edited<Row, Form>;
  /** As it was opened; null makes a new one. */
  row: Row | null;
  /** As it is known now. */
  known: Row | undefined;
  locked: string | undefined;
  element: RefObject<HTMLFormElement | null>;
  /** Whose and under which name what is typed is kept on this device until it is sent, without what cannot be kept. */
  draft?: { person: string; name: string; without: readonly (keyof Form & string)[] } | undefined;
  /** Asks first about what breaks no rule: whether it is held back until somebody has answered. */
  isHeld?: (values: Form) => boolean;
  onSaved: (row: Row) => void;
}

/** One record being edited: the contract's rules before it is sent, the server's at the fields afterwards. */
export function useEditForm<Row extends Stored, Form extends object>(
  parts: EditFormOptions<Row, Form>,
): EditForm<Form> {
  const { edited, row, known, locked, element, draft, isHeld, onSaved } = parts;
  const { t } = useTranslation('editing');
  const [base, setBase] = useState(row);
  const [first] = useState(() => (row ? edited.formOf(row) : edited.empty));
  const { person = '', name, without } = draft ?? {};
  const id = base?.id ?? 'new';
  const kept = useMemo(
    () => (name === undefined ? null : keptDraft<Form>(person, `${name}:${id}`, without)),
    [person, name, without, id],
  );
  const [restored, setRestored] = useState(() => kept?.read(first) ?? null);
  const [typing, setTyping] = useState(() =>
    restored ? rebased(typingOn(restored.on, restored.typed), first) : typingOn(first),
  );
  const [errors, setErrors] = useState<Errors>({});
  const [isSaving, setSaving] = useState(false);
  if (!isSaving && base && known && known.version > base.version) {
    setBase(known);
    setTyping(rebased(typing, edited.formOf(known)));
  }
  const { begun, typed: values } = typing;
  const isOpen = isUndecided(typing);

  const isDirty = typing.clashes.length > 0 || !isAlike(values, begun);
  useEffect(() => {
    const { typed, on } = unsentOf(typing);
    if (isAlike(typed, on)) kept?.drop();
    else kept?.keep(typed, on);
  }, [kept, typing]);

  const show = (found: Errors) => focusFirstFault(element, () => setErrors(found));

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    if (isOpen) return focusFirstFault(element, () => undefined);
    const found = Object.entries(failuresByPointer(edited.failuresOf(values)));
    const faults = edited.faultsOf?.(values) ?? {};
    if (found.length > 0 || Object.keys(faults).length > 0) {
      const wordsOf = (at: string, rule: string) => t([`rules.${ruleAt(values, at, rule)}`, 'rules.other']);
      show({ ...faults, ...Object.fromEntries(found.map(([at, rule]) => [at, wordsOf(at, rule)])) });
      return;
    }
    setErrors({});
    if (!isHeld?.(values)) await send();
  }

  async function send() {
    if (isSaving || isOpen) return;
    setSaving(true);
    const workEnds = workBegins();
    const letGo = holdStill(element.current);
    const store = () => (base ? edited.update(base, values) : edited.create(values));
    try {
      const saved = await (kept ? kept.send(store) : store());
      const now = edited.formOf(saved);
      setRestored(null);
      setBase(saved);
      // What was typed while it was on its way is not lost.
      setTyping(({ typed }) => typingOn(now, laidOver(values, typed, now)));
      onSaved(saved);
    } catch (error) {
      await refused(error);
    } finally {
      workEnds();
      letGo();
      setSaving(false);
    }
  }

  async function refused(error: unknown) {
    if (!(error instanceof ProblemError)) throw error;
    if (error.code === 'stale') {
      await edited.refresh();
      return;
    }
    show(Object.fromEntries((error.problem.errors ?? []).map(({ pointer, message }) => [pointer, message])));
    if (!error.problem.errors?.length) toast.error(error.message);
  }

  return {
    values,
    typing,
    change(change) {
      setTyping((now) => ({ ...now, typed: { ...now.typed, ...change } }));
      // What was wrong with a field is not said of what stands there now.
      const pointers = Object.keys(change).map((field) => `/${edited.sentAs?.(field) ?? field}`);
      const isOf = (at: string) => pointers.some((pointer) => at === pointer || at.startsWith(`${pointer}/`));
      setErrors((now) => Object.fromEntries(Object.entries(now).filter(([at]) => !isOf(at))));
    },
    errors,
    locked,
    isDirty,
    isSaving,
    submit: (event) => void submit(event),
    send: () => void send(),
    choose(field, side) {
      setTyping((now) => chosen(now, field, side));
      setErrors({});
    },
    isUndecided: isOpen,
    restoredAt: restored?.at ?? null,
    reset() {
      kept?.drop();
      setRestored(null);
      setTyping(typingOn(begun));
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
