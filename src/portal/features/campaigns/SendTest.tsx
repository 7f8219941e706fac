import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isHomeMobile, phoneOf } from '../../../../machines/shared/phone.ts';
import { answerOf } from '../../api/answer.ts';
import { api } from '../../api/client.ts';
import { useTyped } from '../../records/typed.hook.ts';
import { useSession } from '../../shell/session.ts';
import { Button } from '../../ui/Button.tsx';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { PhoneField } from '../../ui/PhoneField.tsx';
import { phoneWritten } from '../../ui/phones.ts';
import { danger } from '../../ui/text.css.ts';
import { toast } from '../../ui/toast.queue.ts';

/** The text as it stands, to one's own telephone: what is seen here is what farmers get. */
export function SendTest({ text, onClose }: { text: string; onClose: () => void }) {
  const { t } = useTranslation(['campaigns', 'refusals']);
  const id = useId();
  const own = phoneOf(`+${useSession().user?.profile.msisdn ?? ''}`);
  const {
    form,
    typed,
    change,
    errorOf,
    isPending,
    failure,
    send: sendTyped,
  } = useTyped(
    { number: own && isHomeMobile(own) ? phoneWritten(`${own.countryCode}${own.msisdn}`) : '' },
    ({ number }) => new Set(number.trim() === '' ? ['number'] : []),
  );
  const phone = phoneOf(typed.number);
  const isElsewhere = phone !== null && !isHomeMobile(phone);
  const send = () =>
    sendTyped(async ({ number }) => {
      const to = phoneOf(number);
      if (!to) return;
      await answerOf(api.POST('/sms/jazz/send', { body: { ...to, text } }));
      toast.success(t('test.sent'));
      onClose();
    });
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
          <Button type="submit" form={id} variant="primary" label={t('test.send')} isPending={isPending} />
        </>
      }
    >
      <form
        id={id}
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <PhoneField
          label={t('test.number')}
          isRequired
          autoFocus
          value={typed.number}
          onChange={(number) => change({ number })}
          error={isElsewhere ? t('refusals:fields.homeMobilesOnly') : errorOf('number')}
        />
        {failure && (
          <p role="alert" className={danger}>
            {failure}
          </p>
        )}
      </form>
    </Dialog>
  );
}
