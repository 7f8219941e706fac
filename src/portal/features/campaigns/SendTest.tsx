import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isHomeMobile, phoneOf } from '../../../../machines/shared/phone.ts';
import { answerOf } from '../../api/answer.ts';
import { useAttempt } from '../../api/attempt.hook.ts';
import { api } from '../../api/client.ts';
import { Button } from '../../ui/Button.tsx';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { PhoneField } from '../../ui/PhoneField.tsx';
import { toast } from '../../ui/toast.queue.ts';

/** The text as it stands, to one's own telephone: what is seen here is what farmers get. */
export function SendTest({ text, onClose }: { text: string; onClose: () => void }) {
  const { t } = useTranslation(['campaigns', 'refusals']);
  const [typed, setTyped] = useState('');
  const [isPending, setPending] = useState(false);
  const attempt = useAttempt();
  const phone = phoneOf(typed);
  const isElsewhere = phone !== null && !isHomeMobile(phone);

  const send = () => {
    if (!phone || isElsewhere) return;
    setPending(true);
    const sent = answerOf(api.POST('/sms/jazz/send', { body: { ...phone, text } })).then(() => {
      toast.success(t('test.sent'));
      onClose();
    });
    void attempt(sent).finally(() => setPending(false));
  };
  return (
    <Dialog
      isOpen
      width="small"
      title={t('test.title')}
      description={t('test.body')}
      onClose={onClose}
      footer={
        <>
          <CancelButton />
          <Button
            variant="primary"
            label={t('test.send')}
            isPending={isPending}
            disabledReason={phone && !isElsewhere ? undefined : t('test.numberFirst')}
            onPress={send}
          />
        </>
      }
    >
      <PhoneField
        label={t('test.number')}
        isRequired
        value={typed}
        onChange={setTyped}
        error={isElsewhere ? t('refusals:fields.homeMobilesOnly') : undefined}
      />
    </Dialog>
  );
}
