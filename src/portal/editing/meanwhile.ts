import { latinDigits } from '../../../machines/shared/latin-digits.ts';
import { differences, isGroup } from './edited.ts';

/** A field that was changed here and otherwise by somebody else: until one of both is chosen it stands as it was typed. */
export interface Clash {
  field: string;
  /** As it was before either. */
  was: unknown;
  mine: unknown;
  theirs: unknown;
  isDecided: boolean;
}

export type Side = 'mine' | 'theirs';

/** A form while it is filled in, and what others have stored of the same meanwhile. */
export interface Typing<Form extends object> {
  /** What is stored: on that it is sent. */
  begun: Form;
  typed: Form;
  clashes: readonly Clash[];
  /** What somebody else alone has changed: it stands here by itself. */
  taken: readonly string[];
}

export const typingOn = <Form extends object>(begun: Form, typed = begun): Typing<Form> => ({
  begun,
  typed,
  clashes: [],
  taken: [],
});

/** On what is stored by now. What one of both changed stands as that one left it; what both changed is asked about. */
export function rebased<Form extends object>(typing: Typing<Form>, now: Form, inGroups = true): Typing<Form> {
  const clashes = new Map(typing.clashes.map((clash) => [clash.field, clash]));
  const taken = new Set(typing.taken);
  let { typed } = typing;
  for (const { field, here: before, stored: theirs } of differences(typing.begun, now, inGroups)) {
    const known = clashes.get(field);
    const mine = known ? mineOf(known, typed) : valueIn(typed, field);
    clashes.delete(field);
    if (saysTheSame(mine, theirs)) typed = withValue(typed, field, theirs);
    else if (known || !isAlike(mine, before)) {
      typed = withValue(typed, field, mine);
      clashes.set(field, { field, was: known ? known.was : before, mine, theirs, isDecided: false });
    } else {
      typed = withValue(typed, field, theirs);
      taken.add(field);
    }
  }
  return { begun: now, typed, clashes: [...clashes.values()], taken: [...taken] };
}

/** One side of a clash chosen; the other is kept, so that it can be chosen after all. */
export function chosen<Form extends object>(typing: Typing<Form>, field: string, side: Side): Typing<Form> {
  const clash = typing.clashes.find((one) => one.field === field);
  if (!clash) return typing;
  const mine = mineOf(clash, typing.typed);
  return {
    ...typing,
    typed: withValue(typing.typed, field, side === 'mine' ? mine : clash.theirs),
    clashes: typing.clashes.map((one) => (one === clash ? { ...clash, mine, isDecided: true } : one)),
  };
}

/** Which side stands: of what nobody has chosen yet, neither. */
export function sideOf({ field, theirs, isDecided }: Clash, typed: object): Side | undefined {
  if (isAlike(valueIn(typed, field), theirs)) return 'theirs';
  return isDecided ? 'mine' : undefined;
}

/** As it was typed here, whichever side stands. */
export function mineOf({ field, mine, theirs }: Clash, typed: object): unknown {
  const value = valueIn(typed, field);
  return isAlike(value, theirs) ? mine : value;
}

export const isUndecided = ({ clashes, typed }: Typing<object>): boolean =>
  clashes.some((clash) => sideOf(clash, typed) === undefined);

/** What is kept on the device: all that was typed, on what it was typed. Found again, each clash is asked about anew. */
export function unsentOf<Form extends object>({ begun, typed, clashes }: Typing<Form>): { typed: Form; on: Form } {
  return {
    typed: clashes.reduce((form, clash) => withValue(form, clash.field, mineOf(clash, typed)), typed),
    on: clashes.reduce((form, { field, was }) => withValue(form, field, was), begun),
  };
}

export const isAlike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Alike but for how it is written: what is stored comes back without the spaces around it, and a telephone number in its groups. */
export const saysTheSame = (one: unknown, other: unknown) =>
  typeof one === 'string' && typeof other === 'string' ? plain(one) === plain(other) : isAlike(one, other);

function plain(text: string): string {
  const digits = latinDigits(text).replace(/[\s\p{Pd}().\u200e]/gu, '');
  return /^\+?\d{9,}$/.test(digits) ? digits.replace(/^(?:\+|00)?92|^0/, '') : text.replaceAll('\u00a0', ' ').trim();
}

/** A field, `attributes.lat` within another. */
export function valueIn(form: object, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>((within, name) => (isGroup(within) ? Reflect.get(within, name) : undefined), form);
}

/** A form with another value in a field, `attributes.lat` within another. */
export function withValue<Form extends object>(form: Form, field: string, value: unknown): Form {
  const [name = '', ...rest] = field.split('.');
  const known: unknown = Reflect.get(form, name);
  const next = rest.length === 0 ? value : withValue(isGroup(known) ? known : {}, rest.join('.'), value);
  const { [name]: _was, ...others } = form as Record<string, unknown>;
  return (next === undefined ? others : { ...form, [name]: next }) as Form;
}
