import { proxy, subscribe, useSnapshot } from 'valtio';
import type { Draft } from '../../../../../machines/ivr/draft/draft.ts';
import { textDraft } from '../../../drafts.ts';

/*
 * What somebody typed into a field of the voice menu and no draft can hold, such as 99 where 10 is the most. It stays with the
 * field, unsaved and said to be, until it is typed anew or taken back; also over a reload.
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
}

const refused = proxy<{ texts: Record<string, RefusedText> }>({ texts: {} });
let kept: ReturnType<typeof textDraft> | null = null;
subscribe(refused, () => kept?.keep(Object.keys(refused.texts).length > 0 ? JSON.stringify(refused.texts) : ''));

const nameOf = ({ kind, of, field }: FieldPlace) => `${kind} ${of} ${field}`;

/** Goes on with what this person left on this device. */
export function takeUpRefused(person: string): void {
  kept = textDraft(person, 'voice-menu', 'refused');
  refused.texts = JSON.parse(kept.read() || '{}');
}

export function refusedAt(place: FieldPlace | undefined): RefusedText | undefined {
  return place && refused.texts[nameOf(place)];
}

export function keepRefused(place: FieldPlace, text: string, before: string): void {
  refused.texts[nameOf(place)] = { ...place, text, before };
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
  return Object.values(texts).filter(({ kind, of }) => (kind === 'node' ? nodes.has(of) : boxes.has(of)));
}
