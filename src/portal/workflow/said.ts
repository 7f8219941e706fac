import { draftsOf } from '../drafts.ts';
import type { Unsent } from './unsent.ts';

/**
 * What a decision has said is not begun any more: where the page that it was written on went away before the answer came, it
 * would be there to be sent a second time.
 */
export function forgetSaid(
  person: string,
  { entity, sending: { id, event, payload } }: Unsent,
  store?: Parameters<typeof draftsOf>[2],
) {
  const said = Object.values(payload).map((value) => (typeof value === 'string' ? value.trim() : ''));
  const drafts = draftsOf(person, `${entity}:${id}`, store);
  for (const name of drafts.names()) {
    const text = drafts.read(name)?.trim();
    if (text && said.includes(text)) drafts.drop(name);
  }
  draftsOf(person, 'new', store).drop(`event:${entity} ${id} ${event}`);
}
