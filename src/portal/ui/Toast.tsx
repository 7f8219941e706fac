import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastRegion as AriaToastRegion,
  Text,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
} from 'react-aria-components/Toast';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import { dockedHeight } from './docked.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { keyOf } from './keyboard.ts';
import { isDialogOpen } from './open-dialog.ts';
import * as styles from './Toast.css.ts';
import { meta, muted, strong } from './text.css.ts';
import { letterOfToasts, showToastsBy, type ToastWords } from './toast.queue.ts';

const toastQueue = new ToastQueue<ToastWords>({ maxVisibleToasts: 4 });
showToastsBy({
  show: ({ words, timeout }) => toastQueue.add(words, timeout === undefined ? {} : { timeout }),
  forget: (message) => {
    for (const { key, content } of toastQueue.visibleToasts)
      if (content.tone === 'error' && content.message === message) toastQueue.close(key);
  },
  close: (words) => {
    for (const { key, content } of toastQueue.visibleToasts) if (content === words) toastQueue.close(key);
  },
});

const MARKS = { success: CircleCheck, error: CircleAlert, info: Info };

/** Where toasts appear; mounted once, with the first of them. */
export function ToastRegion() {
  const { t } = useTranslation('common');
  useSyncExternalStore(letterOfToasts.subscribe, letterOfToasts.now);
  useEffect(() => {
    window.addEventListener('keydown', press, true);
    const raise = () => {
      if (toastQueue.visibleToasts.length === 0) return;
      document.documentElement.style.setProperty(styles.RAISED, `${dockedHeight()}px`);
    };
    const observer = new MutationObserver(raise);
    observer.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', raise);
    raise();
    return () => {
      window.removeEventListener('keydown', press, true);
      window.removeEventListener('resize', raise);
      observer.disconnect();
    };
  }, []);
  return (
    <AriaToastRegion queue={toastQueue} className={styles.region} aria-label={t('messages')}>
      {({ toast }) => {
        const { tone, message, detail, action } = toast.content;
        return (
          <AriaToast toast={toast} className={styles.toast}>
            <Icon of={MARKS[tone]} className={styles.mark[tone]} />
            <ToastContent className={styles.words}>
              <Text slot="title" className={strong}>
                {message}
              </Text>
              {detail && (
                <Text slot="description" className={`${meta} ${muted}`}>
                  {detail}
                </Text>
              )}
            </ToastContent>
            {action && (
              <Button
                label={action.label}
                {...(action.shortcut && { detail: action.shortcut })}
                className={styles.action}
                onPress={() => {
                  toastQueue.close(toast.key);
                  action.run();
                }}
              />
            )}
            <IconButton slot="close" icon={X} label={t('close')} className={styles.action} />
          </AriaToast>
        );
      }}
    </AriaToastRegion>
  );
}

/** The key of the latest message that offers something goes before the page's own keys. */
function press(event: KeyboardEvent) {
  if (event.ctrlKey || event.metaKey || event.altKey || isDialogOpen()) return;
  if (event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable="true"]'))
    return;
  const key = keyOf(event).toUpperCase();
  const offering = toastQueue.visibleToasts.find(({ content }) => content.action?.shortcut === key);
  if (!offering) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (event.repeat) return;
  toastQueue.close(offering.key);
  offering.content.action?.run();
}
