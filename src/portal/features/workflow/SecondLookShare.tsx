import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../api/answer.ts';
import { callErrorOf } from '../../api/call-error.ts';
import { $api, api, invalidate } from '../../api/client.ts';
import { useErrorWords } from '../../api/error.words.ts';
import { useFormat } from '../../format.ts';
import { Button } from '../../ui/Button.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { SkeletonLines } from '../../ui/Skeleton.tsx';
import { h4, muted } from '../../ui/text.css.ts';
import { toast } from '../../ui/toast.queue.ts';
import { useViewer } from '../../workflow/viewer.ts';
import { changedBy, PERMISSION } from './settings.ts';
import * as styles from './two-person.css.ts';

const AT = '/moderation/settings';
const BOUNDS = { min: 0, max: 100, digits: 0 } as const;

/** Of how many decisions a second person says whether they hold. */
export function SecondLookShare() {
  const { t } = useTranslation(['twoPerson', 'workflow']);
  const { permissions } = useViewer();
  const format = useFormat();
  const refusalWords = useErrorWords();
  const { data, error } = $api.useQuery('get', AT, {});
  const [typed, setTyped] = useState<number | null | undefined>(undefined);
  if (error) return callErrorOf(error).status === 403 ? null : <p role="alert">{refusalWords(error)}</p>;
  if (!data) return <SkeletonLines lines={2} />;
  const share = typed === undefined ? data.share : typed;
  const isFit = share !== null && Number.isInteger(share) && share >= BOUNDS.min && share <= BOUNDS.max;

  async function save(version: number) {
    if (!isFit || share === null) return;
    try {
      const params = { header: { 'If-Match': `"${version}"` } };
      await answerOf(api.PUT(AT, { params, body: { share } }));
      setTyped(undefined);
      toast.success(t('shareSaved'));
    } catch (refusal) {
      toast.error(refusalWords(refusal));
    }
    await invalidate(AT);
  }

  const needed = permissions.has(PERMISSION) ? undefined : t('workflow:needsPermission', { permission: PERMISSION });
  return (
    <section className={styles.rule} aria-label={t('secondLooks')}>
      <h2 className={h4}>{t('secondLooks')}</h2>
      <p className={muted}>{t('secondLooksHint')}</p>
      <form
        className={styles.share}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (needed === undefined) void save(data.version);
        }}
      >
        <NumberField label={t('percent')} value={share} onChange={setTyped} {...BOUNDS} isRequired />
        <Button
          label={t('saveShare')}
          disabledReason={needed ?? (isFit && share !== data.share ? undefined : t('nothingChanged'))}
          onPress={() => void save(data.version)}
        />
      </form>
      {data.updatedAt && <p className={muted}>{t('changedLast', changedBy(data, format))}</p>}
    </section>
  );
}
