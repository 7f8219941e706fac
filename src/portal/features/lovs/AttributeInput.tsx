import { useTranslation } from 'react-i18next';
import { NumberField } from '../../ui/NumberField.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { type AttributeName, attributeFields } from './item.form.ts';

interface AttributeInputProps {
  name: AttributeName;
  value: string | number | null;
  onChange: (value: string | number | null) => void;
  error: string | undefined;
}

/** The control for one thing that items of a list carry. */
export function AttributeInput({ name, value, onChange, error }: AttributeInputProps) {
  const { t } = useTranslation('lovs');
  const field = attributeFields[name];
  const label = t(`attributes.${name}`);
  if (field.kind === 'choice') {
    return (
      <Select
        label={label}
        options={field.values.map((each) => ({ value: each, label: t(`values.${name}.${each}`) }))}
        value={typeof value === 'string' ? value : null}
        onChange={onChange}
        error={error}
      />
    );
  }
  if (field.kind === 'number') {
    return (
      <NumberField
        label={label}
        value={typeof value === 'number' ? value : null}
        onChange={onChange}
        min={field.min}
        max={field.max}
        digits={field.digits}
        plain
        error={error}
      />
    );
  }
  return (
    <TextField
      label={label}
      value={value === null ? '' : String(value)}
      onChange={onChange}
      maxLength={field.maxLength}
      error={error}
    />
  );
}
