import { useTranslation } from 'react-i18next';
import { ComboBox } from '../../ui/ComboBox.tsx';
import { Select } from '../../ui/Select.tsx';
import type { FieldPickerProps, FieldPickers } from '../../workflow/fields.ts';
import { useAgents, usePaymentModes } from './loans.choices.ts';

function AgentPicker({ field, label, value, onChange, error }: FieldPickerProps) {
  const { t } = useTranslation('loans');
  const { data, isPending } = useAgents();
  const options = (data?.items ?? []).map(({ name, email, open }) => ({
    value: email,
    label: name,
    detail: t('openApplications', { count: open }),
  }));
  return (
    <ComboBox
      label={label}
      options={options}
      value={typeof value === 'string' ? value : null}
      onChange={onChange}
      isLoading={isPending}
      isRequired={field.required ?? false}
      error={error}
    />
  );
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

export const loanPickers: FieldPickers = { agent: AgentPicker, paymentMode: PaymentModePicker };
