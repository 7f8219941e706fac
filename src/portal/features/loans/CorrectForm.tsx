import { useTranslation } from 'react-i18next';
import { nameOf } from '../../person-name.ts';
import { EventForm } from '../../records/EventForm.tsx';
import type { EventFormProps } from '../../records/record.ts';
import { useTyped } from '../../records/typed.hook.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { ApplicationFields } from './ApplicationFields.tsx';
import { useLoanLimits } from './loans.choices.ts';
import type { LoanApplication } from './loans.data.ts';
import { applicationErrors, applicationFrom, correctionOf } from './new-application.ts';

/** What was asked for, corrected before it is decided. */
export function CorrectForm({ record: loan, send, onClose, denialOf }: EventFormProps<LoanApplication>) {
  const { t } = useTranslation('records');
  const now = { ...applicationFrom(loan), reason: '' };
  const limitOf = useLoanLimits();
  const form = useTyped(now, (typed) => applicationErrors(typed, limitOf(typed.typeId)), undefined, now);
  const correct = () =>
    form.send(async ({ reason, ...application }) => {
      await send('EDIT', { ...correctionOf(application), ...(reason.trim() !== '' && { reason: reason.trim() }) });
      onClose();
    });
  return (
    <EventForm
      entity="loan"
      event="EDIT"
      subject={`${loan.applicationId} · ${nameOf(loan.farmer)}`}
      typed={form}
      width="huge"
      denial={denialOf('EDIT')}
      onSend={correct}
      onClose={onClose}
    >
      <ApplicationFields form={form} knownAcres={loan.borrower.acres} />
      <TextArea label={t('reason')} maxLength={500} rows={2} {...form.field('reason')} />
    </EventForm>
  );
}
