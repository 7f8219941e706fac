import { Bell } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import { useTranslation } from 'react-i18next';
import { screens } from '../../../machines/shared/screens.ts';
import { $api } from '../api/client.ts';
import { useFormat } from '../format.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Popover } from '../ui/Popover.tsx';
import { SkeletonLines } from '../ui/Skeleton.tsx';
import { faint, h4, meta, muted, strong } from '../ui/text.css.ts';
import * as styles from './TopBar.css.ts';

const NOTICES = { params: { query: { limit: 20 } } };

/** What happened to the records this person is concerned with. */
export function NotificationBell() {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const { data, isPending, isError, error, refetch } = $api.useQuery('get', '/notification/all', NOTICES);
  const items = data?.items ?? [];
  const unread = data?.unread ?? items.filter((notice) => !notice.read).length;
  return (
    <span className={styles.tool}>
      <Popover
        label={t('notices')}
        placement="bottom end"
        className={styles.notices}
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
            <ul>
              {items.map((notice) => {
                const href = recordAddress(notice.entity, notice.recordId);
                const words = (
                  <>
                    <div className={notice.read ? undefined : strong}>{notice.title}</div>
                    <div className={`${meta} ${muted}`}>{notice.text}</div>
                    <div className={`${meta} ${faint}`}>{t('ago', { age: format.age(notice.at) })}</div>
                  </>
                );
                return (
                  <li key={notice.id}>
                    {href ? (
                      <Link href={href} className={styles.notice} onPress={close}>
                        {words}
                      </Link>
                    ) : (
                      <div className={styles.notice}>{words}</div>
                    )}
                  </li>
                );
              })}
            </ul>
          </>
        )}
      </Popover>
      {unread > 0 && <span className={styles.unread} />}
    </span>
  );
}

/** The page of a record, where its entity has one of the same name. */
function recordAddress(entity: string | null | undefined, id: string | null | undefined): string | undefined {
  const screen = screens.find((one) => one.key === entity && one.path.endsWith('/:id'));
  return screen && id ? screen.path.replace(':id', encodeURIComponent(id)) : undefined;
}
