import { subscribeKey } from 'valtio/utils';
import type { MenuContext } from '../../../../../machines/ivr/draft/draft.ts';
import type { MenuNode } from '../../../../../machines/ivr/menu.ts';
import type { LiveEvent } from '../../../api/live.ts';
import type { Designer, DesignerState } from './designer.store.ts';

const kinds = {
  apiActions: 'apiDetails',
  trunkActions: 'trunkDetails',
  contentFiles: 'contentFiles',
  recordingEndFiles: 'contentFiles',
  campaigns: 'campaigns',
  surveys: 'surveys',
} as const;

/** What a node names that was not there, or not needed, when all that nodes name was read. */
function unknownIn({ menuLovId, links }: MenuNode, context: MenuContext): string[] {
  const linked = Object.entries(kinds).flatMap(([kind, known]) =>
    links[kind as keyof typeof kinds]
      .map(({ target }) => target)
      .filter((target) => !context[known].some(({ id }) => id === target)),
  );
  return menuLovId && !Object.hasOwn(context.lists, menuLovId) ? [...linked, menuLovId] : linked;
}

/**
 * What nodes come to name while the page is open, whoever changes them, is read as soon as the server has them. What is not
 * there then does not exist, and is not asked for again.
 */
export function keepKnown(designer: Designer, read: () => Promise<MenuContext | undefined>): () => void {
  const { state } = designer;
  const wanted = new Set<string>();
  const settled = new Set<string>();
  let isReading = false;

  async function readOn(): Promise<void> {
    if (wanted.size === 0 || isReading || designer.server.isDirty()) return;
    isReading = true;
    const asked = [...wanted];
    try {
      const context = await read();
      if (!context) return;
      for (const name of asked) {
        wanted.delete(name);
        settled.add(name);
      }
      designer.setContext(context);
    } catch {
      // Asked for again with the next change.
      return;
    } finally {
      isReading = false;
    }
    await readOn();
  }

  function lookAt(nodes: Iterable<MenuNode>) {
    for (const node of nodes) {
      for (const name of unknownIn(node, state.context)) if (!settled.has(name)) wanted.add(name);
    }
    void readOn();
  }

  lookAt(state.draft.nodes.values());
  const stops = [
    designer.watch((changes) => lookAt(changes.flatMap((change) => (change.op === 'putNode' ? [change.node] : [])))),
    subscribeKey(state, 'saving', () => void readOn()),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Whether a step of a record anywhere changes what is known of something that nodes name. */
export function changesKnown(
  { entity, event, id }: Pick<LiveEvent, 'entity' | 'event' | 'id'>,
  { draft, context }: Pick<DesignerState, 'draft' | 'context'>,
): boolean {
  if (entity === 'menu') return event === 'CONTEXT';
  if (entity === 'referenceItem') return true;
  const kind = entity === 'campaign' ? 'campaigns' : entity === 'survey' ? 'surveys' : null;
  if (kind === null) return false;
  return (
    context[kind].some((one) => one.id === id) ||
    [...draft.nodes.values()].some(({ links }) => links[kind].some(({ target }) => target === id))
  );
}
