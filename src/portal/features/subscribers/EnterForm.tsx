import { useTranslation } from 'react-i18next';
import { msisdnOf } from '../../../../machines/shared/phone.ts';
import { useFormat } from '../../format.ts';
import { NewRecord } from '../../records/NewRecord.tsx';
import { useTyped } from '../../records/typed.hook.ts';
import { PhoneField } from '../../ui/PhoneField.tsx';
import { phoneWritten } from '../../ui/phones.ts';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.queue.ts';
import { SOURCES, useSources } from './sources.ts';
import { enterNumber } from './subscribers.data.ts';

interface Typed {
  msisdn: string;
  source: string | null;
  reason: string;
}

/** A number that is not to be called any more, subscribed or not. */
export function EnterForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('doNotCall');
  const { dateTime } = useFormat();
  const sources = useSources();
  const form = useTyped<Typed>({ msisdn: '', source: 'callCentre', reason: '' }, ({ msisdn, reason }) => {
    const missing = [...(msisdnOf(msisdn) === null ? ['msisdn'] : []), ...(reason.trim() === '' ? ['reason'] : [])];
    return new Set(missing);
  });
  const create = () =>
    form.send(async ({ msisdn, source, reason }) => {
      const entry = await enterNumber({ msisdn, source: SOURCES.find((one) => one === source) ?? 'web', reason });
      const written = phoneWritten(entry.phone);
      if (entry.already) {
        const kept = entry.lastStep.reason;
        const detail = kept ? { detail: t('reasonStays', { reason: kept }) } : {};
        toast.info(t('enteredBefore', { number: written, since: dateTime(entry.enteredAt) }), detail);
      } else toast.success(t('entered', { number: written }));
      onClose();
    });
  return (
    <NewRecord
      title={t('enter')}
      description={t('enterBody')}
      verb={t('enter')}
      typed={form}
      isStrict={form.isChanged}
      onCreate={create}
      onClose={onClose}
    >
      <PhoneField label={t('columns.phone')} isRequired autoFocus {...form.field('msisdn')} />
      <Select label={t('columns.source')} options={sources} {...form.field('source')} />
      <TextField label={t('columns.reason')} isRequired maxLength={500} {...form.field('reason')} />
    </NewRecord>
  );
}
