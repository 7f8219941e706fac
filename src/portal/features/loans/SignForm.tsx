import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayIn, today } from '../../format.ts';
import { nameOf } from '../../person-name.ts';
import { EventForm } from '../../records/EventForm.tsx';
import type { EventFormProps } from '../../records/record.ts';
import { useTyped } from '../../records/typed.hook.ts';
import { DateField } from '../../ui/DateField.tsx';
import { FilePicker } from '../../ui/FilePicker.tsx';
import { type LoanApplication, uploadSignedCopy } from './loans.data.ts';

const ACCEPTED = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'];
const LARGEST = 10_000_000;
const NO_FILES: readonly File[] = [];

/** When the contract was signed, with the signed copy. */
export function SignForm({ record: loan, send, onClose, denialOf }: EventFormProps<LoanApplication>) {
  const { t } = useTranslation('loans');
  const [first] = useState(() => ({ date: today() as string | null, files: NO_FILES }));
  const form = useTyped(first, ({ date }) => new Set(date === null ? ['date'] : []));
  const { typed, field, change, errorOf } = form;
  const sign = () =>
    form.send(async ({ date, files: [file] }) => {
      const signedCopyId = file && (await uploadSignedCopy(loan.id, file));
      await send('SIGN_CONTRACT', { date, ...(signedCopyId && { signedCopyId }) });
      onClose();
    });
  return (
    <EventForm
      entity="loan"
      event="SIGN_CONTRACT"
      subject={`${loan.applicationId} · ${nameOf(loan.farmer)}`}
      typed={form}
      denial={denialOf('SIGN_CONTRACT')}
      onSend={sign}
      onClose={onClose}
    >
      <DateField
        label={t('fields.signedOn')}
        min={dayIn(new Date(loan.stateSince))}
        max={today()}
        isRequired
        {...field('date')}
      />
      <FilePicker
        label={t('signedCopy')}
        accept={ACCEPTED}
        maxBytes={LARGEST}
        files={typed.files}
        onChange={(files) => change({ files })}
        error={errorOf('file') ?? errorOf('signedCopyId')}
      />
    </EventForm>
  );
}
