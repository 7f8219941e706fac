import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useHold, type Way } from '../asked-way.hook.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useHeldTab } from '../ui/closing-tab.hook.ts';
import { giveUp, useHeldWhileAsked } from '../ui/giving-up.ts';
import { navigationOf, type Travel } from '../ui/history-steps.ts';

/**
 * Holds a person back who would lose something typed: closing the tab asks the browser's own question, links within the
 * portal, keys and buttons that lead to another page, Back and Forward ask ours.
 */
export function useLeaving() {
  const { t } = useTranslation('records');
  const [dirty, setDirtyNames] = useState<ReadonlySet<string>>(new Set());
  const [wanted, setWanted] = useState<Way | number | null>(null);
  const [, navigate] = useLocation();
  const isDirty = useRef(false);
  useEffect(() => {
    isDirty.current = dirty.size > 0;
  });
  useHeldTab(dirty.size > 0);
  const hold = useCallback((way: Way) => {
    if (isDirty.current) setWanted(way);
    return isDirty.current;
  }, []);
  useHold(hold);

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
    const follow = (event: MouseEvent) => {
      if (!isDirty.current || event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey) return;
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const href = link?.getAttribute('href') ?? '';
      if (!href.startsWith('/') || link?.getAttribute('target') === '_blank') return;
      event.preventDefault();
      event.stopPropagation();
      setWanted({ to: href });
    };
    const travel = (event: Event & Partial<Travel>) => {
      const { navigationType, destination } = event;
      if (!isDirty.current || navigationType !== 'traverse' || !event.cancelable || !destination) return;
      if (new URL(destination.url).pathname === window.location.pathname) return;
      event.preventDefault();
      setWanted(destination.index - (travels?.currentEntry?.index ?? destination.index + 1));
    };
    const travels = navigationOf(window);
    travels?.addEventListener('navigate', travel);
    document.addEventListener('click', follow, true);
    return () => {
      travels?.removeEventListener('navigate', travel);
      document.removeEventListener('click', follow, true);
    };
  }, []);

  useHeldWhileAsked(wanted !== null);
  const leave = () => {
    giveUp();
    setDirtyNames(new Set());
    isDirty.current = false;
    if (typeof wanted === 'number') window.history.go(wanted);
    else if (wanted !== null) navigate(wanted.to, { state: wanted.state });
    setWanted(null);
  };
  const question = (
    <ConfirmDialog
      isOpen={wanted !== null}
      onClose={() => setWanted(null)}
      title={t('leaveTitle')}
      description={t('leaveBody')}
      confirmLabel={t('leave')}
      onConfirm={leave}
    />
  );
  return { dirty, setDirty, question };
}
