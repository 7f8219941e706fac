import { proxy, subscribe } from 'valtio';
import { sourceOf } from '../../../../../machines/ivr/draft.ts';
import type { Designer } from '../designer.store.ts';
import { loadSource } from './publish.data.ts';

/** The earlier revision that stands in the place of the live one, while it is looked at; null: none does. */
export const shownRevision = proxy<{ number: number | null }>({ number: null });

/**
 * Shows a revision instead of the live menu, until the page goes back to the draft. What is live comes back then, so that
 * the marks of what is not published yet stay true.
 */
export async function showRevision(designer: Designer, number: number, mode: 'live' | 'compare'): Promise<void> {
  const { state } = designer;
  const source = await loadSource(number);
  const live = shownRevision.number === null ? state.live : undefined;
  designer.setLive(source);
  shownRevision.number = number;
  designer.setMode(mode);
  if (live === undefined) return;
  const stop = subscribe(state, () => {
    if (state.mode !== 'draft') return;
    stop();
    shownRevision.number = null;
    designer.setLive(live ? sourceOf(live, state.context) : null);
  });
}
