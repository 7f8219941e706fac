import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { nameOf } from '../../person-name.ts';
import { EventForm } from '../../records/EventForm.tsx';
import type { EventFormProps } from '../../records/record.ts';
import { useTyped } from '../../records/typed.hook.ts';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { danger, muted } from '../../ui/text.css.ts';
import { ItemsEditor } from './ItemsEditor.tsx';
import { inputsOf, linesOf, totalOf } from './items.ts';
import { usePaymentModes } from './loans.choices.ts';
import * as styles from './loans.css.ts';
import type { LoanApplication } from './loans.data.ts';

/** What was really bought: starts with what was asked for. */
export function ProcureForm({ record: loan, send, onClose, denialOf }: EventFormProps<LoanApplication>) {
  const { t } = useTranslation(['loans', 'records']);
  const format = useFormat();
  const modes = usePaymentModes();
  const [first] = useState(() => ({ lines: linesOf(loan.items), mode: loan.paymentMode?.id ?? null, note: '' }));
  const isTooMuch = (lines: typeof first.lines) => totalOf(lines) > loan.amount;
  const isNothing = (lines: typeof first.lines) => inputsOf(lines).length === 0;
  const form = useTyped(first, ({ lines }) => new Set(isTooMuch(lines) || isNothing(lines) ? ['lines'] : []));
  const { typed, change, field } = form;
  const left = loan.amount - totalOf(typed.lines);
  const procure = () =>
    form.send(async ({ lines, mode, note }) => {
      await send('PROCURE', {
        items: inputsOf(lines),
        amount: totalOf(lines),
        ...(mode && { paymentModeId: mode }),
        ...(note.trim() !== '' && { reason: note.trim() }),
      });
      onClose();
    });
  return (
    <EventForm
      entity="loan"
      event="PROCURE"
      subject={`${loan.applicationId} · ${nameOf(loan.farmer)}`}
      typed={form}
      width="huge"
      denial={denialOf('PROCURE')}
      onSend={procure}
      onClose={onClose}
    >
      <ItemsEditor
        label={t('sections.items')}
        lines={typed.lines}
        onChange={(lines) => change({ lines })}
        showsErrors={form.wasSent}
      />
      {form.wasSent && isNothing(typed.lines) && (
        <p role="alert" className={danger} tabIndex={-1} data-fault>
          {t('itemFirst')}
        </p>
      )}
      {left !== 0 && (
        <p
          role={left < 0 ? 'alert' : 'status'}
          className={left < 0 ? danger : muted}
          {...(left < 0 && { tabIndex: -1, 'data-fault': true })}
        >
          {t(left < 0 ? 'boughtTooMuch' : 'boughtLess', {
            difference: format.money(Math.abs(left)),
            amount: format.money(loan.amount),
          })}
        </p>
      )}
      <div className={styles.pair}>
        <Select label={t('fields.paymentMode')} options={modes} {...field('mode')} />
        <TextArea label={t('records:reason')} maxLength={500} rows={2} {...field('note')} />
      </div>
    </EventForm>
  );
}
