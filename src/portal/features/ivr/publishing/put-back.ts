import { rollBackCommand } from '../../../../../machines/ivr/exchange/exchange.ts';
import type { MenuSource } from '../../../../../machines/ivr/menu.ts';
import type { Designer } from '../document/designer.store.ts';

/** Makes the draft what a revision was, as one step of whoever does it: one undo brings back all that it discards. */
export function putDraftBack(designer: Designer, menu: Pick<MenuSource, 'nodes' | 'boxes'>, revision: number): void {
  // Of a menu that is only looked at nothing can be changed.
  if (designer.state.mode === 'live') designer.setMode('draft');
  designer.run(rollBackCommand(designer.state.draft, menu, revision));
}
