import { draftsOf, keptDraft, textDraft } from '../../drafts.ts';
import { laidOver } from '../../editing/edited.ts';
import type { Store } from '../../kept-here.ts';
import type { Farmer, Profile } from './farmers.data.ts';
import { draftOf } from './person.draft.ts';
import { changedFields, personOf } from './person.form.ts';

/** What is written to and about a farmer. */
const TEXTS = ['call', 'note', 'text'];

/** What is begun for a farmer, each under a name of its own. */
const BEGUN = ['farm', 'crop', 'animals', 'farm-map'] as const;

/** Under which name something is kept that is begun for a farmer. */
export const begunName = (kind: (typeof BEGUN)[number], farmerId: string) => `${kind} new ${farmerId}`;

/** Whether something was begun and is not sent. */
const isBegun = (viewer: string, kind: (typeof BEGUN)[number], farmerId: string) =>
  keptDraft<object>(viewer, begunName(kind, farmerId)).read({}) !== null;

/** Whether the person was led here from a merged record with something begun there, which then opens again. */
export const hasCome = (viewer: string, kind: (typeof BEGUN)[number], farmerId: string) =>
  new URLSearchParams(window.location.search).has('from') && isBegun(viewer, kind, farmerId);

/** What this person typed into a record that was merged into another and not saved goes over to that one; nothing there is lost. */
export function carryOver(viewer: string, from: string, to: Farmer, store?: Store): void {
  for (const name of TEXTS) {
    const draftIn = (id: string) => textDraft(viewer, `farmer:${id}`, name, store);
    const [was, is] = [draftIn(from), draftIn(to.id)];
    is.keep([is.read(), was.read()].filter((text) => text !== '').join('\n'));
    was.keep('');
  }
  const drafts = draftsOf(viewer, 'new', store);
  for (const kind of BEGUN) {
    const text = drafts.read(begunName(kind, from));
    if (text === null || drafts.read(begunName(kind, to.id)) !== null) continue;
    drafts.keep(begunName(kind, to.id), text);
    drafts.drop(begunName(kind, from));
  }
  const [was, is] = [draftOf(viewer, from, store), draftOf(viewer, to.id, store)];
  const before = personOf(to);
  const person = was.read(before);
  if (!person || is.read(before)) return;
  const typed = laidOver(person.before, person.typed, before);
  if (changedFields(typed, before).length > 0) is.keep({ before, typed });
  was.drop();
}

type Merged = Profile['merged'][number];

/** How the record that is looked at ended: the merge of it, or, where that was merged on, the last one. */
export function mergeOf(id: string, { merged }: Pick<Profile, 'merged'>): Merged | undefined {
  return merged.find((one) => one.id === id) ?? merged[0];
}
