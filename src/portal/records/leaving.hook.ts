import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';

/** An address, or so many steps through the browser's history. */
type Way = string | number;

/**
 * Holds a person back who would lose something typed: closing the tab asks the browser's own question, links within the
 * portal, Back and Forward ask ours.
 */
export function useLeaving() {
  const [dirty, setDirtyNames] = useState<ReadonlySet<string>>(new Set());
  const [wanted, setWanted] = useState<Way | null>(null);
  const [, navigate] = useLocation();
  const isDirty = useRef(false);
  useEffect(() => {
    isDirty.current = dirty.size > 0;
  });

  const setDirty = useCallback((name: string, on: boolean) => {
    setDirtyNames((names) => {
      if (names.has(name) === on) return names;
      const next = new Set(names);
      if (on) next.add(name);
      else next.delete(name);
      return next;
    });
  }, []);

  useEffect(() => {
    const close = (event: BeforeUnloadEvent) => {
      if (isDirty.current) event.preventDefault();
    };
    const follow = (event: MouseEvent) => {
      if (!isDirty.current || event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey) return;
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const href = link?.getAttribute('href') ?? '';
      if (!href.startsWith('/') || link?.getAttribute('target') === '_blank') return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(href);
    };
    const here = window.location.pathname;
    const place = placeInHistory();
    let held: number | null = null;
    const travel = (event: PopStateEvent) => {
      if (!isDirty.current || (held === null && window.location.pathname === here)) return;
      // The router must not hear of it: it would take the page away before anybody is asked.
      event.stopImmediatePropagation();
      if (held === null) {
        held = place === null ? -1 : (placeInHistory() ?? place) - place || -1;
        window.history.go(-held);
      } else {
        setWanted(held);
        held = null;
      }
    };
    window.addEventListener('beforeunload', close);
    window.addEventListener('popstate', travel, true);
    document.addEventListener('click', follow, true);
    return () => {
      window.removeEventListener('beforeunload', close);
      window.removeEventListener('popstate', travel, true);
      document.removeEventListener('click', follow, true);
    };
  }, []);

  return {
    setDirty,
    /** The way that waits for an answer. */
    wanted,
    stay: () => setWanted(null),
    leave: () => {
      setDirtyNames(new Set());
      isDirty.current = false;
      if (typeof wanted === 'number') window.history.go(wanted);
      else if (wanted !== null) navigate(wanted);
      setWanted(null);
    },
  };
}

/** How many entries lie before this one, where the browser tells; else Back is taken to have been pressed. */
function placeInHistory(): number | null {
  const { navigation } = window as { navigation?: { currentEntry?: { index?: number } | null } };
  return navigation?.currentEntry?.index ?? null;
}
