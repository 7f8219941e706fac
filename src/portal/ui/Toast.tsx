import { ChevronDown, ChevronUp, CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastRegion as AriaToastRegion,
  Text,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
} from 'react-aria-components/Toast';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { keyOf } from './keyboard.ts';
import { NumbersApart } from './NumbersApart.tsx';
import { LANE, NOTICE, NOTICED } from './notice.ts';
import { isDialogOpen } from './open-dialog.ts';
import { PlainIconButton } from './PlainIconButton.tsx';
import * as styles from './Toast.css.ts';
import { meta, muted } from './text.css.ts';
import { letterOfToasts, showToastsBy, type ToastWords } from './toast.queue.ts';

const toastQueue = new ToastQueue<ToastWords>({ maxVisibleToasts: 12 });
showToastsBy({
  show: ({ words, timeout }) => toastQueue.add(words, timeout === undefined ? {} : { timeout }),
  forget: (message) => {
    for (const { key, content } of toastQueue.visibleToasts)
      if (content.tone !== 'success' && content.message === message) toastQueue.close(key);
  },
  close: (words) => {
    for (const { key, content } of toastQueue.visibleToasts) if (content === words) toastQueue.close(key);
  },
});

const MARKS = { success: CircleCheck, error: CircleAlert, info: Info };

const follow = (told: () => void) => toastQueue.subscribe(told);
/** Whose action the letter takes: the latest that offers one. */
const offering = (shortcut: string) =>
  toastQueue.visibleToasts.find(({ content }) => content.action?.shortcut === shortcut);

/**
 * Where notices appear, mounted once with the first of them: one at a time, in a lane of its own that nothing else uses, with a
 * count of those before it.
 */
export function ToastRegion() {
  const { t } = useTranslation('common');
  useSyncExternalStore(letterOfToasts.subscribe, letterOfToasts.now);
  const region = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isEmpty = useSyncExternalStore(follow, () => toastQueue.visibleToasts.length === 0);
  const isAlone = useSyncExternalStore(follow, () => toastQueue.visibleToasts.length < 2);
  if (isOpen && isAlone) setOpen(false);
  useEffect(() => {
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, []);
  useLayoutEffect(() => (isEmpty ? undefined : takePlace(() => region.current)), [isEmpty]);
  return (
    <AriaToastRegion ref={region} queue={toastQueue} className={styles.region} aria-label={t('messages')}>
      {({ toast }) => {
        const { tone, message, detail, action } = toast.content;
        const earlier = toastQueue.visibleToasts.slice(1);
        const isLatest = toastQueue.visibleToasts[0] === toast;
        const other = isLatest && !action ? offering('U') : undefined;
        return (
          <AriaToast toast={toast} className={isLatest || isOpen ? styles.toast : styles.folded}>
            <Icon of={MARKS[tone]} className={styles.mark[tone]} />
            <ToastContent className={styles.words}>
              <Text slot="title" className={styles.message}>
                <NumbersApart>{message}</NumbersApart>
              </Text>
              {detail && (
                <Text slot="description" className={`${meta} ${muted}`}>
                  <NumbersApart>{detail}</NumbersApart>
                </Text>
              )}
              {other && (
                <span className={`${meta} ${muted}`}>{t('keyTakesBack', { what: other.content.message })}</span>
              )}
            </ToastContent>
            {action && (
              <Button
                label={action.label}
                {...(action.shortcut && { hotkey: action.shortcut, 'aria-keyshortcuts': action.shortcut })}
                className={styles.action}
                onPress={() => {
                  toastQueue.close(toast.key);
                  action.run();
                }}
              />
            )}
            {isLatest && earlier.length > 0 && (
              <Button
                variant={earlier.some(({ content }) => content.tone === 'error') ? 'danger' : 'quiet'}
                icon={isOpen ? ChevronUp : ChevronDown}
                label={t(isOpen ? 'foldNotices' : 'earlierNotices', { count: earlier.length })}
                shrinks
                className={styles.action}
                onPress={() => setOpen(!isOpen)}
              />
            )}
            <PlainIconButton slot="close" icon={X} label={t('close')} className={styles.action} />
          </AriaToast>
        );
      }}
    </AriaToastRegion>
  );
}

/** Takes the lane of the bar at the head of the page, and says how far down it reaches, until it is given back. */
function takePlace(find: () => HTMLElement | null): () => void {
  const { documentElement: root } = document;
  const place = () => {
    root.setAttribute(NOTICED, '');
    const lane = document.querySelector(`[${LANE}]`)?.getBoundingClientRect();
    for (const [name, size] of [
      [NOTICE.start, lane && (root.dir === 'rtl' ? window.innerWidth - lane.right : lane.left)],
      [NOTICE.width, lane?.width],
    ] as const)
      if (size) root.style.setProperty(name, `${size}px`);
      else root.style.removeProperty(name);
    const latest = find()?.querySelector('[role="alertdialog"]')?.getBoundingClientRect();
    if (latest) root.style.setProperty(NOTICE.bottom, `${latest.bottom + 8}px`);
  };
  const observer = new MutationObserver(place);
  observer.observe(document.body, { childList: true, subtree: true });
  window.addEventListener('resize', place);
  // Where motion is reduced, what gives way does so in a transition, however short: it is over a moment after the first look.
  document.addEventListener('transitionend', place);
  place();
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', place);
    document.removeEventListener('transitionend', place);
    root.removeAttribute(NOTICED);
    for (const name of Object.values(NOTICE)) root.style.removeProperty(name);
  };
}

/** The key of the latest message that offers something goes before the page's own keys. */
function press(event: KeyboardEvent) {
  if (event.ctrlKey || event.metaKey || event.altKey || isDialogOpen()) return;
  if (event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable="true"]'))
    return;
  const key = keyOf(event).toUpperCase();
  const offered = offering(key);
  if (!offered) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (event.repeat) return;
  toastQueue.close(offered.key);
  offered.content.action?.run();
}
