import type { Draft } from '../../../../../machines/ivr/draft/draft.ts';
import { type Layout, laidOut, layout, Numbers } from '../../../../../machines/ivr/layout/layout.ts';
import { workerClient } from '../background/worker.client.ts';
import type { LayoutTasks } from './layout.worker.ts';

/** Lays a menu out beside the page, which goes on meanwhile. It is told only what has changed since it was last asked. */
export interface LayoutClient {
  ask(draft: Draft, collapsed: ReadonlySet<string>, isFresh: boolean): Promise<Layout>;
  end(): void;
}

export function layoutClient(): LayoutClient {
  const numbers = new Numbers();
  const told = new Map<string | null, readonly string[]>();
  const worker = workerClient<LayoutTasks>(
    () => new Worker(new URL('./layout.worker.ts', import.meta.url), { type: 'module' }),
  );

  function changedIn({ children }: Draft): [number, Int32Array<ArrayBuffer>][] {
    const changed: [number, Int32Array<ArrayBuffer>][] = [];
    for (const [parent, family] of children) {
      if (told.get(parent) === family) continue;
      told.set(parent, family);
      changed.push([numbers.of(parent), Int32Array.from(family, (uuid) => numbers.of(uuid))]);
    }
    if (told.size > children.size) {
      for (const parent of told.keys()) {
        if (children.has(parent)) continue;
        told.delete(parent);
        changed.push([numbers.of(parent), new Int32Array()]);
      }
    }
    return changed;
  }

  return {
    async ask(draft, collapsed, isFresh) {
      const changed = changedIn(draft);
      const question = { changed, collapsed: Int32Array.from(collapsed, (uuid) => numbers.of(uuid)), isFresh };
      const handedOver = changed.map(([, children]) => children.buffer);
      try {
        return laidOut(draft, await worker.ask('layOut', question, handedOver), numbers);
      } catch {
        // A browser that runs no workers draws all the same; one that starts another is told everything again.
        told.clear();
        return layout(draft, { collapsed });
      }
    },
    end() {
      worker.end();
      told.clear();
    },
  };
}
