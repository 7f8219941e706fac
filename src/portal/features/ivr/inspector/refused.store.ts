import { proxy, subscribe, useSnapshot } from 'valtio';
import type { Draft } from '../../../../../machines/ivr/draft/draft.ts';
import { textDraft } from '../../../drafts.ts';

/*
 * What somebody typed into a field of the voice menu and no draft can hold, such as 99 where 10 is the most. It stays with the
 * field, unsaved and said to be, until it is typed anew or taken back; also over a reload. So does what was being typed when the
 * page ended, before the field was left and the draft got it.
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

const refused = proxy<{ texts: Record<string, RefusedText> }>({ texts: {} });
let kept: ReturnType<typeof textDraft> | null = null;
subscribe(refused, () => kept?.keep(Object.keys(refused.texts).length > 0 ? JSON.stringify(refused.texts) : ''));

const nameOf = ({ kind, of, field }: FieldPlace) => `${kind} ${of} ${field}`;

/** Goes on with what this person left on this device. */
export function takeUpRefused(person: string): void {
  kept = textDraft(person, 'voice-menu', 'refused');
  const left: Record<string, RefusedText> = JSON.parse(kept.read() || '{}');
  refused.texts = Object.fromEntries(
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

/** What a field refused and still holds. */
export function useRefused(place: FieldPlace): string | undefined {
  return useSnapshot(refused).texts[nameOf(place)]?.text;
}

/** All of them that stand on something the draft has. */
export function useAllRefused({ nodes, boxes }: Draft): readonly RefusedText[] {
  const { texts } = useSnapshot(refused);
  return Object.values(texts).filter(
    ({ kind, of, typed }) => typed !== 'now' && (kind === 'node' ? nodes.has(of) : boxes.has(of)),
  );
}
