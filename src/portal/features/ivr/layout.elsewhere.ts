import type { Draft } from '../../../../machines/ivr/draft.ts';
import { type Layout, laidOut, layout, Numbers } from '../../../../machines/ivr/layout.ts';
import type { LayoutAnswer, LayoutQuestion } from './layout.worker.ts';

/** Lays a menu out beside the page, which goes on meanwhile. It is told only what has changed since it was last asked. */
export interface LayoutElsewhere {
  ask(draft: Draft, collapsed: ReadonlySet<string>, isFresh: boolean): Promise<Layout>;
  end(): void;
}

export function layoutElsewhere(): LayoutElsewhere {
  const numbers = new Numbers();
  const told = new Map<string | null, readonly string[]>();
  const waiting = new Map<number, { done: (answer: LayoutAnswer) => void; failed: (error: Error) => void }>();
  let worker: Worker | null = null;
  let asked = 0;

  function started(): Worker {
    const begun = new Worker(new URL('./layout.worker.ts', import.meta.url), { type: 'module' });
    begun.addEventListener('message', ({ data }: MessageEvent<LayoutAnswer>) => {
      waiting.get(data.id)?.done(data);
      waiting.delete(data.id);
    });
    begun.addEventListener('error', (event) => {
      for (const { failed } of waiting.values()) failed(new Error(event.message));
      waiting.clear();
    });
    return begun;
  }

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
      worker ??= started();
      asked += 1;
      const question: LayoutQuestion = {
        id: asked,
        changed: changedIn(draft),
        collapsed: Int32Array.from(collapsed, (uuid) => numbers.of(uuid)),
        isFresh,
      };
      const answered = new Promise<LayoutAnswer>((done, failed) => waiting.set(question.id, { done, failed }));
      worker.postMessage(
        question,
        question.changed.map(([, children]) => children.buffer),
      );
      try {
        const { drawn } = await answered;
        return laidOut(draft, drawn, numbers);
      } catch {
        // A browser that runs no workers draws all the same.
        return layout(draft, { collapsed });
      }
    },
    end() {
      worker?.terminate();
      worker = null;
      told.clear();
      waiting.clear();
    },
  };
}
