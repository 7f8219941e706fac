import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSending } from '../../api/sending.hook.ts';
import { form } from '../../queues/queue.css.ts';
import { FarmerField } from '../../reference/FarmerField.tsx';
import { titleOf } from '../../title-of.ts';
import { Button } from '../../ui/Button.tsx';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { danger } from '../../ui/text.css.ts';
import { toast } from '../../ui/toast.queue.ts';
import { assignBadge, useBadgeKinds } from './badges.data.ts';

/** Gives a badge without a recommendation. */
export function AssignDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('badges');
  const { isPending, refusal, send } = useSending();
  const kinds = useBadgeKinds().data?.items ?? [];
  const [farmer, setFarmer] = useState<string | null>(null);
  const [badge, setBadge] = useState<string | null>(null);
  const [reason, setReason] = useState('');

  async function assign() {
    if (!farmer || !badge) return;
    await assignBadge({ farmerId: farmer, badgeId: badge, ...(reason.trim() && { reason: reason.trim() }) });
    toast.success(t('assigned'));
    onClose();
  }

  return (
    <Dialog
      isOpen
      isStrict={farmer !== null || badge !== null || reason !== ''}
      onClose={onClose}
      title={t('assign')}
      description={t('assignBody')}
      footer={
        <>
          <CancelButton />
          <Button
            variant="primary"
            label={t('assign')}
            isPending={isPending}
            disabledReason={farmer && badge ? undefined : t('chooseFirst')}
            onPress={() => void send(assign)}
          />
        </>
      }
    >
      <div className={form}>
        <FarmerField value={farmer} onChange={setFarmer} error={refusal?.fields['farmerId']} />
        <Select
          label={t('badge')}
          isRequired
          value={badge}
          onChange={setBadge}
          error={refusal?.fields['badgeId']}
          options={kinds.filter(({ active }) => active).map((kind) => ({ value: kind.id, label: titleOf(kind) }))}
        />
        <TextArea label={t('reason')} value={reason} onChange={setReason} maxLength={500} rows={2} />
        {refusal?.summary && (
          <p role="alert" className={danger}>
            {refusal.summary}
          </p>
        )}
      </div>
    </Dialog>
  );
}
