import { proxy, ref } from 'valtio';
import { setSounds } from '../../../../../machines/ivr/audio/scripts.ts';
import type { Language } from '../../../../../machines/ivr/menu.ts';
import type { Designer } from '../document/designer.store.ts';
import { sendSound } from '../inspector/sounds.data.ts';
import type { Offered, Row } from './many.ts';

interface Many {
  offered: readonly Offered[];
  usual: Language | null;
  isSending: boolean;
  /** How many of the files of this run are through. */
  done: number;
  of: number;
}

const AT_ONCE = 3;

/** Chosen files stay while the designer is open, whatever else is looked at. */
const stores = new WeakMap<Designer, ReturnType<typeof createMany>>();

export function manyOf(designer: Designer) {
  const known = stores.get(designer) ?? createMany(designer);
  stores.set(designer, known);
  return known;
}

function createMany(designer: Designer) {
  const state = proxy<Many>({ offered: [], usual: null, isSending: false, done: 0, of: 0 });
  let stopping = new AbortController();

  function change(key: string, next: Partial<Offered>) {
    state.offered = state.offered.map((one) => (one.key === key ? ref({ ...one, ...next }) : one));
  }

  /** Sends these, and puts those that arrived into the draft as one step, also when the run is stopped. */
  async function send(rows: readonly Row[], wordsOf: (error: unknown) => string) {
    stopping = new AbortController();
    const { signal } = stopping;
    const open = rows.filter(({ isReady }) => isReady);
    Object.assign(state, { isSending: true, done: 0, of: open.length });
    const arrived: Parameters<typeof setSounds>[1][number][] = [];
    const worker = async () => {
      for (let row = open.shift(); row && !signal.aborted; row = open.shift()) {
        const { offered, slot } = row;
        if (!slot) continue;
        change(offered.key, { state: 'sending', problem: null });
        try {
          const sound = await sendSound(slot.language, offered.file, { key: offered.key, signal });
          arrived.push({ ...slot, sound });
          change(offered.key, { state: 'sent', sound });
        } catch (error) {
          change(offered.key, signal.aborted ? { state: 'waiting' } : { state: 'failed', problem: wordsOf(error) });
        }
        state.done += 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    const there = arrived.filter(({ kind, id }) => {
      const { draft } = designer.state;
      return kind === 'node' ? draft.nodes.has(id) : draft.boxes.has(id);
    });
    if (there.length > 0) designer.run(setSounds(designer.state.draft, there));
    state.isSending = false;
  }

  return {
    state,
    change,
    send,
    stop: () => stopping.abort(),
    add: (more: readonly Offered[]) => {
      state.offered = [...state.offered, ...more.map((one) => ref(one))];
    },
    remove: (keys: readonly string[]) => {
      state.offered = state.offered.filter(({ key }) => !keys.includes(key));
    },
    setUsual: (language: Language | null) => {
      state.usual = language;
    },
  };
}
