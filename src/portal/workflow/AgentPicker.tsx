import { ComboBox } from '../ui/ComboBox.tsx';
import type { FieldPickerProps } from './fields.ts';

interface AgentPickerProps extends FieldPickerProps {
  /** As a query gives them. */
  agents: {
    data?: { items: readonly { name: string; email: string; open: number }[] } | undefined;
    isPending: boolean;
    isError: boolean;
  };
  /** How much somebody has already, in words. */
  workload: (open: number) => string;
}

/** Who takes a record, with how many each has already. */
export function AgentPicker({ agents, workload, field, label, value, onChange, error }: AgentPickerProps) {
  return (
    <ComboBox
      label={label}
      options={(agents.data?.items ?? []).map(({ name, email, open }) => ({
        value: email,
        label: name,
        detail: workload(open),
      }))}
      value={typeof value === 'string' ? value : null}
      onChange={onChange}
      isLoading={agents.isPending}
      isFailed={agents.isError}
      isRequired={field.required ?? false}
      error={error}
    />
  );
}
