import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';

/**
 * Holds a person back who would lose something typed: closing the tab asks the browser's own question, links within the
 * portal ask ours. Back cannot be stopped reliably, which is why what was typed is kept as a draft as well.
 */
export function useLeaving() {
  const [dirty, setDirtyNames] = useState<ReadonlySet<string>>(new Set());
  const [wanted, setWanted] = useState<string | null>(null);
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
    window.addEventListener('beforeunload', close);
    document.addEventListener('click', follow, true);
    return () => {
      window.removeEventListener('beforeunload', close);
      document.removeEventListener('click', follow, true);
    };
  }, []);

  return {
    setDirty,
    /** The address that waits for an answer. */
    wanted,
    stay: () => setWanted(null),
    leave: () => {
      setDirtyNames(new Set());
      isDirty.current = false;
      if (wanted !== null) navigate(wanted);
      setWanted(null);
    },
  };
}
