import { Bell } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../ui/ErrorState.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Popover } from '../ui/Popover.tsx';
import { SkeletonLines } from '../ui/Skeleton.tsx';
import { h4 } from '../ui/text.css.ts';
import { Notice } from './Notice.tsx';
import { markRead, useNotices } from './notices.data.ts';
import * as styles from './TopBar.css.ts';

interface NotificationBellProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** What happened to the records this person is concerned with; what was shown counts as read when the panel closes. */
export function NotificationBell({ isOpen, onOpenChange }: NotificationBellProps) {
  const { t } = useTranslation('shell');
  const { data, isPending, isError, error, refetch } = useNotices();
  const items = data?.items ?? [];
  const unread = data?.unread ?? items.filter((notice) => !notice.read).length;
  return (
    <span className={styles.tool}>
      <Popover
        label={t('notices')}
        placement="bottom end"
        className={styles.notices}
        isOpen={isOpen}
        onOpenChange={(opens) => {
          onOpenChange(opens);
          if (!opens && data?.newest && unread > 0) void markRead(data.newest);
        }}
        trigger={<IconButton icon={Bell} label={unread > 0 ? t('noticesUnread', { count: unread }) : t('notices')} />}
      >
        {(close) => (
          <>
            <h2 className={`${h4} ${styles.noticesHead}`}>{t('notices')}</h2>
            {isPending && (
              <div className={styles.noticesHead}>
                <SkeletonLines />
              </div>
            )}
            {isError && <ErrorState detail={error.detail ?? error.title} onRetry={() => void refetch()} />}
            {data && items.length === 0 && <p className={styles.noticeEmpty}>{t('noticesNone')}</p>}
            {/* The words of the workflows come with the first notice, not with the frame. */}
            <Suspense fallback={<SkeletonLines />}>
              <ul>
                {items.map((notice) => (
                  <li key={notice.id} className={styles.noticeLine}>
                    <Notice notice={notice} onFollow={close} />
                  </li>
                ))}
              </ul>
            </Suspense>
          </>
        )}
      </Popover>
      {unread > 0 && <span className={styles.unread} />}
    </span>
  );
}
