import { useTranslation } from 'react-i18next';
import { msisdnOf } from '../../../../machines/shared/phone.ts';
import { today, useFormat } from '../../format.ts';
import { NewRecord } from '../../records/NewRecord.tsx';
import { useTyped } from '../../records/typed.hook.ts';
import { DateField } from '../../ui/DateField.tsx';
import { PhoneField } from '../../ui/PhoneField.tsx';
import { phoneWritten } from '../../ui/phones.ts';
import { Select } from '../../ui/Select.tsx';
import { toast } from '../../ui/toast.queue.ts';
import { useLanguages } from './subscribers.choices.ts';
import { subscribeNumber } from './subscribers.data.ts';

interface Typed {
  msisdn: string;
  languageId: string | null;
  /** Asked for where the number stands on the do-not-call list. */
  consent: string | null;
}

interface SubscribeFormProps {
  onClose: () => void;
  /** Known already: what was searched for. */
  number?: string;
}

/** A number that is to take part. */
export function SubscribeForm({ onClose, number = '' }: SubscribeFormProps) {
  const { t } = useTranslation('subscribers');
  const { dateTime } = useFormat();
  const languages = useLanguages();
  const form = useTyped<Typed>({ msisdn: number, languageId: null, consent: null }, ({ msisdn }) =>
    msisdnOf(msisdn) === null ? new Set(['msisdn']) : new Set(),
  );
  const create = () =>
    form.send(async ({ msisdn, languageId, consent }) => {
      const now = await subscribeNumber({
        msisdn,
        ...(languageId !== null && { languageId }),
        ...(consent !== null && { consent }),
      });
      const written = phoneWritten(now.phone);
      const detail = now.state.includes('doNotCall') ? { detail: t('staysListed') } : {};
      if (now.already)
        toast.info(
          t('subscribedBefore', { number: written, since: dateTime(now.subscribedAt ?? now.stateSince ?? '') }),
          detail,
        );
      else toast.success(t('subscribed', { number: written }), detail);
      onClose();
    });
  return (
    <NewRecord
      title={t('subscribe')}
      description={t('subscribeBody')}
      verb={t('subscribe')}
      typed={form}
      isStrict={form.isChanged}
      onCreate={create}
      onClose={onClose}
    >
      <PhoneField label={t('number')} isRequired autoFocus description={t('numberHint')} {...form.field('msisdn')} />
      <Select label={t('columns.language')} options={languages} {...form.field('languageId')} />
      {(form.errorOf('consent') !== undefined || form.typed.consent !== null) && (
        <DateField label={t('agreedOn')} max={today()} {...form.field('consent')} />
      )}
    </NewRecord>
  );
}
