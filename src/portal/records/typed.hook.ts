import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSending } from '../api/sending.hook.ts';
import { keptDraft } from '../drafts.ts';
import { focusFirstFault } from '../ui/judged.ts';

export type Typed<T extends object> = ReturnType<typeof useTyped<T>>;

/** The fields that are empty yet; of those that are only too short, how many letters they want at least. */
interface Missing {
  size: number;
  has: (name: string) => boolean;
  get?: (name: string) => number | undefined;
}

/** Something typed on its way to the server: what is missing, what was refused, and at which field. */
export function useTyped<Typed extends object>(
  first: Typed,
  missingIn: (typed: Typed) => Missing,
  /**
   * Whose and under which name what is typed is kept on this device until it is sent, without what cannot be shown again by
   * itself; of what is stored already with what was stored when the typing began.
   */
  draft?: { person: string; name: string; without?: readonly (keyof Typed & string)[]; ofStored?: boolean },
  /** What the record holds by now: a field that was not touched follows it. Sent as it was, it would undo what a colleague did. */
  now?: Typed,
) {
  const { t } = useTranslation('records');
  const form = useRef<HTMLFormElement>(null);
  const ofStored = draft?.ofStored === true;
  const [kept] = useState(() =>
    draft === undefined ? null : keptDraft<Typed>(draft.person, draft.name, draft.without),
  );
  const [restored, setRestored] = useState(() => kept?.read(first) ?? null);
  const [begun, setBegun] = useState((ofStored && restored?.on) || first);
  const [typed, setTyped] = useState(() => restored?.typed ?? begun);
  if (now !== undefined && !isAlike(now, begun)) {
    setBegun(now);
    setTyped(followed(typed, begun, now));
  }
  useEffect(() => {
    if (!kept || typed === restored?.typed) return;
    if (differs(typed, begun)) kept.keep(typed, ofStored ? begun : undefined);
    else kept.drop();
  }, [kept, typed, begun, restored, ofStored]);
  const [wasSent, setSent] = useState(false);
  const { isPending, refusal, send: sendNow, forget } = useSending(form);
  const missing = missingIn(typed);
  const isUnderWay = useRef(false);

  /** What is on its way already is not sent a second time, whatever asks for it. */
  async function send(call: (typed: Typed) => Promise<void>) {
    if (isUnderWay.current) return;
    const isFaulty = focusFirstFault(form, () => {
      setSent(true);
      forget();
    });
    if (isFaulty || missing.size > 0) return;
    isUnderWay.current = true;
    await sendNow(() => (kept ? kept.send(() => call(typed)) : call(typed)));
    isUnderWay.current = false;
  }

  const missingWords = (name: string) => {
    const count = missing.get?.(name) ?? 0;
    return count > 0 ? t('tooFewLetters', { count }) : t('fieldMissing');
  };
  const errorOf = (name: string) =>
    refusal?.fields[name] ?? (wasSent && missing.has(name) ? missingWords(name) : undefined);
  const change = (changes: Partial<Typed>) => setTyped((known) => ({ ...known, ...changes }));
  return {
    /** The form's element: its first field in error takes the focus. */
    form,
    typed,
    change,
    /** What was stored, or empty, when the typing began. */
    begun,
    /** Goes on from what is stored now, with what was typed or without. */
    goOn(stored: Typed, keepsTyped: boolean) {
      setBegun(stored);
      setTyped(keepsTyped ? followed(typed, begun, stored) : stored);
      if (!keepsTyped) setRestored(null);
      forget();
    },
    /** What a control needs of its field. */
    field: <Name extends keyof Typed & string>(name: Name) => ({
      value: typed[name],
      onChange: (value: Typed[Name]) => change({ [name]: value } as unknown as Partial<Typed>),
      error: errorOf(name),
    }),
    /** When what stands there was typed, where it was found again. */
    restoredAt: restored?.at ?? null,
    reset: () => {
      kept?.drop();
      setRestored(null);
      setBegun(first);
      setTyped(first);
      setSent(false);
      forget();
    },
    isChanged: differs(typed, begun),
    isPending,
    failure: refusal?.words,
    /** Somebody else was faster. */
    conflict: refusal?.conflict ?? null,
    wasSent,
    errorOf,
    send,
  };
}

/** Something stands there that did not when it began; what was typed and taken out again is nothing. */
export function differs<Typed extends object>(typed: Typed, begun: Typed): boolean {
  const [now, before] = [Object.entries(typed), new Map<string, unknown>(Object.entries(begun))];
  return now.some(([name, value]) => !Object.is(value, before.get(name)));
}

export const isAlike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What was typed stays; every other field is what the record holds now. */
export function followed<Typed extends object>(typed: Typed, begun: Typed, now: Typed): Typed {
  const before = new Map<string, unknown>(Object.entries(begun));
  const touched = Object.entries(typed).filter(([name, value]) => !isAlike(value, before.get(name)));
  return { ...now, ...Object.fromEntries(touched) };
}
