import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSending } from '../api/sending.hook.ts';
import { keptDraft } from '../drafts.ts';
import { chosen, isAlike, isUndecided, rebased, type Side, typingOn, unsentOf } from '../editing/meanwhile.ts';
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
  /**
   * What the record holds by now: a field that was not touched follows it, as sent as it was it would undo what a colleague
   * did; one that both have changed is asked about.
   */
  now?: Typed,
) {
  const { t } = useTranslation('records');
  const form = useRef<HTMLFormElement>(null);
  const ofStored = draft?.ofStored === true;
  const [kept] = useState(() =>
    draft === undefined ? null : keptDraft<Typed>(draft.person, draft.name, draft.without),
  );
  const [restored, setRestored] = useState(() => kept?.read(first) ?? null);
  const [typing, setTyping] = useState(() => typingOn((ofStored && restored?.on) || first, restored?.typed));
  const { isPending, refusal, send: sendNow, forget } = useSending(form);
  const { begun, typed, clashes } = typing;
  if (now !== undefined && !isPending && !isAlike(now, begun)) setTyping(rebased(typing, now, false));
  useEffect(() => {
    if (!kept || typing.typed === restored?.typed) return;
    const { typed, on } = unsentOf(typing);
    if (differs(typed, on)) kept.keep(typed, ofStored ? on : undefined);
    else kept.drop();
  }, [kept, typing, restored, ofStored]);
  const [wasSent, setSent] = useState(false);
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
  const change = (changes: Partial<Typed>) =>
    setTyping((known) => ({ ...known, typed: { ...known.typed, ...changes } }));
  return {
    /** The form's element: its first field in error takes the focus. */
    form,
    typed,
    change,
    /** What was stored, or empty, when the typing began. */
    begun,
    /** What stands here, and what others have stored of it meanwhile. */
    typing,
    /** Of a field that two have changed, which of both stands; it can be chosen anew until it is sent. */
    choose: (name: string, side: Side) => setTyping((known) => chosen(known, name, side)),
    /** A field that two have changed is not decided yet. */
    isUndecided: isUndecided(typing),
    /** Goes on with what was typed, on what is stored now. */
    follow(stored: Typed) {
      setTyping((known) => rebased(known, stored, false));
      forget();
    },
    /** Begins with what is stored now: all that was typed is sent. */
    begin(stored: Typed) {
      setTyping(typingOn(stored));
      setRestored(null);
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
      setTyping(typingOn(now ?? first));
      setSent(false);
      forget();
    },
    isChanged: clashes.length > 0 || differs(typed, begun),
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
