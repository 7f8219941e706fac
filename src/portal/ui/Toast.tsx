import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
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
import { IconButton } from './IconButton.tsx';
import * as styles from './Toast.css.ts';
import { meta, muted, strong } from './text.css.ts';
import { showToastsBy, type ToastWords } from './toast.queue.ts';

const toastQueue = new ToastQueue<ToastWords>({ maxVisibleToasts: 4 });
showToastsBy(({ words, timeout }) => toastQueue.add(words, timeout === undefined ? {} : { timeout }));

const MARKS = { success: CircleCheck, error: CircleAlert, info: Info };

/** Where toasts appear; mounted once, with the first of them. */
export function ToastRegion() {
  const { t } = useTranslation('common');
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
