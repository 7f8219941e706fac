import { useTranslation } from 'react-i18next';
import { answerOf } from '../../api/answer.ts';
import { useAttempt } from '../../api/attempt.hook.ts';
import { $api, api, invalidate } from '../../api/client.ts';
import { SessionLines } from '../../editing/SessionLines.tsx';
import { FailedRead } from '../../FailedRead.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { SkeletonLines } from '../../ui/Skeleton.tsx';
import * as styles from './auth.css.ts';

/** Opened from the person's menu: where they are signed in, and how to end it there. */
export function SessionsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['auth', 'accounts']);
  const attempt = useAttempt();
  const { data, error, refetch } = $api.useQuery('get', '/auth/sessions', {});
  const others = data?.items.filter(({ isOwn }) => !isOwn) ?? [];

  async function end(session?: string) {
    const query = session === undefined ? {} : { session };
    await answerOf(api.DELETE('/auth/sessions', { params: { query } }));
    await invalidate('/auth/sessions');
  }

  return (
    <Dialog isOpen place="side" title={t('auth:ownSessions')} onClose={onClose}>
      <div className={styles.form}>
        {!data && !error && <SkeletonLines lines={4} />}
        {error && <FailedRead error={error} onRetry={() => void refetch()} />}
        {data && <SessionLines sessions={data.items} onEnd={(id) => void attempt(end(id))} />}
        {others.length > 1 && <Button label={t('auth:endOthers')} onPress={() => void attempt(end())} />}
      </div>
    </Dialog>
  );
}
