import { useTranslation } from 'react-i18next';
import { $api, api, invalidate } from '../../api/client.ts';
import { useFormat } from '../../format.ts';
import { answerOf } from '../../records/answer.ts';
import { refusalOf } from '../../records/refusal.ts';
import { useRefusalWords } from '../../records/refusal.words.ts';
import { useViewer } from '../../records/viewer.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ForbiddenState } from '../../ui/ForbiddenState.tsx';
import { SkeletonLines } from '../../ui/Skeleton.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { h2, muted } from '../../ui/text.css.ts';
import { toast } from '../../ui/toast.queue.ts';
import * as styles from './loans.css.ts';

const PERMISSION = 'portal_menu:settings:put';

/** Rules that one person alone must not be able to complete a decision. */
export function TwoPersonPage() {
  const { t } = useTranslation(['loans', 'workflow']);
  const { permissions } = useViewer();
  const format = useFormat();
  const refusalWords = useRefusalWords();
  const { data, error, refetch } = $api.useQuery('get', '/loan/settings', {});

  async function change(twoPerson: boolean, version: number) {
    try {
      const params = { header: { 'If-Match': `"${version}"` } };
      await answerOf(api.PUT('/loan/settings', { params, body: { twoPerson } }));
      toast.success(t(twoPerson ? 'twoPersonOn' : 'twoPersonOff'));
    } catch (refusal) {
      toast.error(refusalWords(refusal));
    }
    await invalidate('/loan');
  }

  if (error) {
    const { status, permission } = refusalOf(error);
    if (status === 403) return <ForbiddenState {...(permission && { permission })} />;
    return <ErrorState detail={refusalWords(error)} onRetry={() => void refetch()} />;
  }
  return (
    <div className={styles.page}>
      <h1 className={h2}>{t('twoPersonTitle')}</h1>
      <p className={muted}>{t('twoPersonBody')}</p>
      {data ? (
        <>
          <Switch
            label={t('twoPersonLoan')}
            description={t('twoPersonLoanHint')}
            isSelected={data.twoPerson}
            onChange={(on) => void change(on, data.version)}
            disabledReason={
              permissions.has(PERMISSION) ? undefined : t('workflow:needsPermission', { permission: PERMISSION })
            }
          />
          {data.updatedAt && (
            <p className={muted}>
              {t('changedLast', { name: data.updatedBy?.name ?? '–', time: format.dateTime(data.updatedAt) })}
            </p>
          )}
        </>
      ) : (
        <SkeletonLines lines={2} />
      )}
    </div>
  );
}
