import { useTranslation } from 'react-i18next';
import { ComboBox } from '../../ui/ComboBox.tsx';
import type { FieldPickerProps, FieldPickers } from '../../workflow/fields.ts';
import { useAgents } from './cases.choices.ts';

/** Who takes the case, with how many each has already. */
function AgentPicker({ field, label, value, onChange, error }: FieldPickerProps) {
  const { t } = useTranslation('cases');
  const { data, isPending } = useAgents();
  const options = (data?.items ?? []).map(({ name, email, open }) => ({
    value: email,
    label: name,
    detail: t('openCases', { count: open }),
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

export const casePickers: FieldPickers = { agent: AgentPicker };
