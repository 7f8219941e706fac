import type { Designer } from '../../src/portal/features/ivr/document/designer.store.ts';
import { menuOf } from '../../src/server/seed/voice-menu/scale.ts';

/** What a tab of the browser keeps. */
export const kept = new Map<string, string>();
Object.assign(globalThis, {
  sessionStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  },
});

/** A menu of 214 nodes, and where it starts. */
export const source = menuOf(214);
export const root = source.nodes.find(({ parentNodeUuid }) => parentNodeUuid === null)?.childNodeUuid ?? '';
export const childrenIn = ({ state }: Designer) => state.draft.children.get(root) ?? [];
