import { proxy, subscribe, useSnapshot } from 'valtio';
import type { Draft } from '../../../../../machines/ivr/draft/draft.ts';
import { draftsOf } from '../../../drafts.ts';
import { hasGone, PAGE } from '../../../queues/page-load.ts';

/*
 * What somebody typed into a field of the voice menu and no draft can hold, such as 99 where 10 is the most. It stays with the
 * field, unsaved and said to be, until it is typed anew or taken back; also over a reload. So does what was being typed when the
 * page ended, before the field was left and the draft got it. Each page keeps its own, which no other window of the same person
 * shows or writes over; what a page that has gone left is the next one's.
 */

export interface FieldPlace {
  kind: 'node' | 'box';
  /** The node or box. */
  of: string;
  /** Its `data-field`. */
  field: string;
}

export interface RefusedText extends FieldPlace {
  text: string;
  /** What the field held when the typing began. */
  before: string;
  /** Not refused: it is being typed, or was when the page ended. */
  typed?: 'now' | 'earlier';
}

type Texts = Record<string, RefusedText>;

const refused = proxy<{ texts: Texts }>({ texts: {} });
let keep: (texts: Texts) => void = () => {};
subscribe(refused, () => keep(refused.texts));

const nameOf = ({ kind, of, field }: FieldPlace) => `${kind} ${of} ${field}`;

/** The name of what a page keeps, without the page. */
const KEPT = 'refused';

/** Goes on with what this person left on this device, in this page or in those that have gone. */
export async function takeUpRefused(person: string, page = PAGE, isGone = hasGone): Promise<void> {
  const drafts = draftsOf(person, 'voice-menu', window.localStorage);
  const own = KEPT + page;
  const keepOwn = (texts: Texts) =>
    Object.keys(texts).length > 0 ? drafts.keep(own, JSON.stringify(texts)) : drafts.drop(own);
  keep = keepOwn;
  refused.texts = leftIn(drafts.read(own));
  const others = drafts.names().filter((name) => name.startsWith(KEPT) && name !== own);
  await Promise.all(
    others.map(async (name) => {
      // Somebody else may have signed in meanwhile.
      if (!(await isGone(name.slice(KEPT.length))) || keep !== keepOwn) return;
      refused.texts = { ...leftIn(drafts.read(name)), ...refused.texts };
      keepOwn(refused.texts);
      drafts.drop(name);
    }),
  );
}

function leftIn(kept: string | null): Texts {
  const left: Texts = JSON.parse(kept || '{}');
  return Object.fromEntries(
    Object.entries(left).map(([name, one]) => [name, one.typed ? { ...one, typed: 'earlier' } : one]),
  );
}

export function refusedAt(place: FieldPlace | undefined): RefusedText | undefined {
  return place && refused.texts[nameOf(place)];
}

export function keepRefused(place: FieldPlace, text: string, before: string): void {
  refused.texts[nameOf(place)] = { ...place, text, before };
}

/** What the field would pass on by itself, if it is left in time. */
export function keepTyped(place: FieldPlace, text: string, before: string): void {
  refused.texts[nameOf(place)] = { ...place, text, before, typed: 'now' };
}

export function forgetRefused(place: FieldPlace): void {
  delete refused.texts[nameOf(place)];
}

/** What a field holds that the draft does not. */
export function useRefused(place: FieldPlace | undefined): RefusedText | undefined {
  const { texts } = useSnapshot(refused);
  return place && texts[nameOf(place)];
}

/** All of them that stand on something the draft has. */
export function useAllRefused({ nodes, boxes }: Draft): readonly RefusedText[] {
  const { texts } = useSnapshot(refused);
  return Object.values(texts).filter(
    ({ kind, of, typed }) => typed !== 'now' && (kind === 'node' ? nodes.has(of) : boxes.has(of)),
  );
}
