/** Counted by the server or given once: never a person's change. */
const bookkeeping: ReadonlySet<string> = new Set(['id', 'version', 'childNodeUuid']);
/** Fields whose parts are changed one by one: an audio file and a script a language, a list of links a kind. */
const nested: ReadonlySet<string> = new Set(['audio', 'scripts', 'links']);

/** Whether two values of a node are the same in content; the order of an object's keys does not matter. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && same(Reflect.get(one, key), Reflect.get(other, key)))
  );
}

/** What a person can change of a node or box, by name: `title`, `audio.ur`, `links.crops`. */
export function fieldsOf(piece: object): Map<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const [key, value] of Object.entries(piece)) {
    if (bookkeeping.has(key)) continue;
    if (nested.has(key)) for (const [part, inner] of Object.entries(value ?? {})) fields.set(`${key}.${part}`, inner);
    else fields.set(key, value);
  }
  return fields;
}

/** The names of the fields in which two states of one piece differ. */
export function differingFields(one: object, other: object): string[] {
  const [before, after] = [fieldsOf(one), fieldsOf(other)];
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => !same(before.get(name), after.get(name)));
}

/** Where a piece stands, which others change along with their own: nobody minds it of what they remove. */
const placing: ReadonlySet<string> = new Set(['parentNodeUuid', 'seqOrder']);

/** What somebody has made of a piece that is about to be removed. That it has become inactive takes nothing from anybody. */
export function rewrittenFields(before: object, after: object): string[] {
  const isWork = (field: string) => !placing.has(field) && !(field === 'active' && Reflect.get(after, field) === 0);
  return differingFields(before, after).filter(isWork);
}

/** Whether two states of one piece differ at all: of thousands of pieces that are alike, none is taken apart for it. */
export function differ(one: object, other: object): boolean {
  const isLike = (key: string) => bookkeeping.has(key) || same(Reflect.get(one, key), Reflect.get(other, key));
  const areLike = Object.keys(one).every(isLike) && Object.keys(other).every((key) => key in one || isLike(key));
  return !areLike && differingFields(one, other).length > 0;
}

/** The piece with one field set; an `undefined` part of a nested field is taken out. */
export function withField<T extends object>(piece: T, name: string, value: unknown): T {
  const [key = '', part] = name.split('.');
  if (part === undefined) return { ...piece, [key]: value };
  const parts = Object.entries(Object(Reflect.get(piece, key))).filter(([other]) => other !== part);
  if (value !== undefined) parts.push([part, value]);
  return { ...piece, [key]: Object.fromEntries(parts) };
}

export interface Collision {
  field: string;
  mine: unknown;
  theirs: unknown;
}

/**
 * What two people made of the same piece, put together field by field on top of theirs. Where both changed a field to
 * something different, `merged` keeps mine and the collision is named.
 */
export function merge<T extends object>(base: object, mine: object, theirs: T): { merged: T; collisions: Collision[] } {
  const [ours, others, before] = [fieldsOf(mine), fieldsOf(theirs), fieldsOf(base)];
  let merged = theirs;
  const collisions: Collision[] = [];
  for (const field of differingFields(base, mine)) {
    const [own, other] = [ours.get(field), others.get(field)];
    if (same(own, other)) continue;
    if (!same(other, before.get(field))) collisions.push({ field, mine: own, theirs: other });
    merged = withField(merged, field, own);
  }
  return { merged, collisions };
}
