import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callErrorOf } from '../../api/call-error.ts';
import { useErrorWords } from '../../api/error.words.ts';
import { form } from '../../queues/queue.css.ts';
import { FarmerField } from '../../reference/FarmerField.tsx';
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
  const { t, i18n } = useTranslation('badges');
  const refusalWords = useErrorWords();
  const kinds = useBadgeKinds().data?.items ?? [];
  const [farmer, setFarmer] = useState<string | null>(null);
  const [badge, setBadge] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [isPending, setPending] = useState(false);
  const [refused, setRefused] = useState<unknown>(null);
  const { fields } = callErrorOf(refused);

  async function send() {
    if (!farmer || !badge) return;
    setPending(true);
    try {
      await assignBadge({ farmerId: farmer, badgeId: badge, ...(reason.trim() && { reason: reason.trim() }) });
      toast.success(t('assigned'));
      onClose();
    } catch (thrown) {
      setRefused(thrown);
      setPending(false);
    }
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
            onPress={() => void send()}
          />
        </>
      }
    >
      <div className={form}>
        <FarmerField value={farmer} onChange={setFarmer} error={fields['farmerId']} />
        <Select
          label={t('badge')}
          isRequired
          value={badge}
          onChange={setBadge}
          error={fields['badgeId']}
          options={kinds
            .filter(({ active }) => active)
            .map(({ id, title, titleUr }) => ({ value: id, label: (i18n.language === 'ur' && titleUr) || title }))}
        />
        <TextArea label={t('reason')} value={reason} onChange={setReason} maxLength={500} rows={2} />
        {refused !== null && Object.keys(fields).length === 0 && (
          <p role="alert" className={danger}>
            {refusalWords(refused)}
          </p>
        )}
      </div>
    </Dialog>
  );
}
