import { type Drawn, drawnAs } from '../../../../../machines/ivr/layout/layout.tree.ts';
import { SPACING } from '../../../../../machines/ivr/layout/layout.ts';
import { serveTasks } from '../background/worker.host.ts';

/** What has changed in the tree since the last question. Everything goes by numbers, so that hardly anything is copied. */
export interface LayoutQuestion {
  /** Families by parent; an empty one is no more. */
  changed: readonly (readonly [parent: number, children: Int32Array<ArrayBuffer>])[];
  collapsed: Int32Array;
  /** Nothing is held where it stood. */
  isFresh: boolean;
}

const families = new Map<number, Int32Array>();
let before: Drawn | null = null;

const layoutTasks = {
  layOut({ changed, collapsed, isFresh }: LayoutQuestion): Drawn {
    for (const [parent, children] of changed) {
      if (children.length === 0) families.delete(parent);
      else families.set(parent, children);
    }
    before = drawnAs(families, new Set(collapsed), SPACING, isFresh ? null : before);
    return before;
  },
} as const;

export type LayoutTasks = typeof layoutTasks;

serveTasks(layoutTasks);
