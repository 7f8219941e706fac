/** Where a page keeps texts by name. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { names?: () => string[] };

/**
 * What is kept on this device, and by each window for itself as well: a window finds again what was typed in it, whatever another one
 * has kept under the same name since, and forgets no more than that. A window with nothing of its own finds what was kept last.
 *
 * @param own what goes with the window, over a reload; `shared` what all of them see
 */
export function keptInWindow(
  own: Store,
  shared: Store,
): Store & { dropped: (name: string, text: string | null) => void } {
  /** What others kept, as it was last found here. */
  const found = new Map<string, string | null>();
  return {
    getItem(name) {
      const mine = own.getItem(name);
      if (mine !== null) return mine;
      const text = shared.getItem(name);
      found.set(name, text);
      return text;
    },
    setItem(name, text) {
      own.setItem(name, text);
      shared.setItem(name, text);
    },
    removeItem(name) {
      const mine = own.getItem(name) ?? found.get(name);
      own.removeItem(name);
      if (mine === shared.getItem(name)) shared.removeItem(name);
    },
    names: () => [...new Set([...namesIn(own), ...namesIn(shared)])],
    /** Another window is done with this text: so is this one. */
    dropped(name, text) {
      if (text !== null && own.getItem(name) === text) own.removeItem(name);
    },
  };
}

export const namesIn = (store: Store): string[] => store.names?.() ?? Object.keys(store);

const ofWindows = new WeakMap<Storage, Store>();

/** The one of this window. Asked for when it is needed: a browser may refuse to give it. */
export function keptHere({ sessionStorage, localStorage }: Window = window): Store {
  const known = ofWindows.get(localStorage);
  if (known) return known;
  const store = keptInWindow(sessionStorage, localStorage);
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key !== null && newValue === null) store.dropped(key, oldValue);
  });
  ofWindows.set(localStorage, store);
  return store;
}
