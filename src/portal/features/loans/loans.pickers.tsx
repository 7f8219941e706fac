import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../ui/Select.tsx';
import { AgentPicker } from '../../workflow/AgentPicker.tsx';
import { OpenRecord } from '../../workflow/changed.hook.ts';
import { ChosenRecords } from '../../workflow/chosen-records.ts';
import type { FieldPickerProps, FieldPickers } from '../../workflow/fields.ts';
import { useAgents, usePaymentModes } from './loans.choices.ts';

function LoanAgentPicker(props: FieldPickerProps) {
  const { t } = useTranslation('loans');
  const open = useContext(OpenRecord)?.subject.id;
  const chosen = useContext(ChosenRecords);
  const agents = useAgents(chosen === undefined && open !== undefined ? [open] : chosen);
  return <AgentPicker {...props} agents={agents} workload={(count) => t('openApplications', { count })} />;
}

export function PaymentModePicker({ field, label, value, onChange, error }: FieldPickerProps) {
  return (
    <Select
      label={label}
      options={usePaymentModes()}
      value={typeof value === 'string' ? value : null}
      onChange={onChange}
      isRequired={field.required ?? false}
      error={error}
    />
  );
}

export const loanPickers: FieldPickers = { agent: LoanAgentPicker, paymentMode: PaymentModePicker };
