import { type Drawn, drawnAs } from '../../../../machines/ivr/layout.tree.ts';
import { SPACING } from '../../../../machines/ivr/layout.ts';

/** What has changed in the tree since the last question. Everything goes by numbers, so that hardly anything is copied. */
export interface LayoutQuestion {
  id: number;
  /** Families by parent; an empty one is no more. */
  changed: readonly (readonly [parent: number, children: Int32Array<ArrayBuffer>])[];
  collapsed: Int32Array;
  /** Nothing is held where it stood. */
  isFresh: boolean;
}

export interface LayoutAnswer {
  id: number;
  drawn: Drawn;
}

const families = new Map<number, Int32Array>();
let before: Drawn | null = null;

self.addEventListener('message', ({ data }: MessageEvent<LayoutQuestion>) => {
  for (const [parent, children] of data.changed) {
    if (children.length === 0) families.delete(parent);
    else families.set(parent, children);
  }
  const drawn = drawnAs(families, new Set(data.collapsed), SPACING, data.isFresh ? null : before);
  before = drawn;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one page to answer to
  self.postMessage({ id: data.id, drawn } satisfies LayoutAnswer);
});
