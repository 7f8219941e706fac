import { useTranslation } from 'react-i18next';
import { answerOf } from '../../api/answer.ts';
import { $api, api, invalidate } from '../../api/client.ts';
import { useErrorWords } from '../../api/error.words.ts';
import { FailedRead } from '../../FailedRead.tsx';
import { useFormat } from '../../format.ts';
import { Button } from '../../ui/Button.tsx';
import { SkeletonLines } from '../../ui/Skeleton.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { muted } from '../../ui/text.css.ts';
import { toast } from '../../ui/toast.queue.ts';
import { useViewer } from '../../workflow/viewer.ts';
import { changedBy, PERMISSION } from './settings.ts';
import * as styles from './two-person.css.ts';

/** Where each rule is kept, and the addresses that show what it decides. */
const rules = {
  loan: { at: '/loan/settings', shownAt: '/loan' },
  listing: { at: '/mandi/settings', shownAt: '/mandi' },
} as const;

/** One rule, switched on and off. */
export function TwoPersonRule({ of }: { of: keyof typeof rules }) {
  const { t } = useTranslation(['twoPerson', 'workflow']);
  const { id: me, permissions } = useViewer();
  const format = useFormat();
  const refusalWords = useErrorWords();
  const { at, shownAt } = rules[of];
  const { data, error, refetch } = $api.useQuery('get', at, {});

  async function change(twoPerson: boolean, version: number) {
    try {
      const params = { header: { 'If-Match': `"${version}"` } };
      const now = await answerOf(api.PUT(at, { params, body: { twoPerson } }));
      toast.success(t(now.offAskedBy ? 'asked' : now.twoPerson ? 'on' : 'off'));
    } catch (refusal) {
      toast.error(refusalWords(refusal));
    }
    await invalidate(shownAt);
  }

  if (error) {
    return <FailedRead error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <SkeletonLines lines={2} />;
  const locked = permissions.has(PERMISSION) ? undefined : t('workflow:needsPermission', { permission: PERMISSION });
  const isMine = data.offAskedBy?.id === me;
  return (
    <div className={styles.rule}>
      <Switch
        label={t(of)}
        description={t(`${of}Hint`)}
        isSelected={data.twoPerson}
        onChange={(on) => void change(on, data.version)}
        disabledReason={locked ?? (data.offAskedBy ? t('decideBelow') : undefined)}
      />
      {data.offAskedBy && (
        <div className={styles.asked}>
          <p>
            {t(isMine ? 'askedByMe' : 'askedBy', {
              name: data.offAskedBy.name,
              time: format.dateTime(data.offAskedAt ?? ''),
            })}
          </p>
          <div className={styles.answers}>
            <Button
              label={t('switchOff')}
              disabledReason={locked ?? (isMine ? t('needsAnother') : undefined)}
              onPress={() => void change(false, data.version)}
            />
            <Button label={t('keepOn')} disabledReason={locked} onPress={() => void change(true, data.version)} />
          </div>
        </div>
      )}
      {data.updatedAt && <p className={muted}>{t('changedLast', changedBy(data, format))}</p>}
    </div>
  );
}
