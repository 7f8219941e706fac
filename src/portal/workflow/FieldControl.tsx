import { useTranslation } from 'react-i18next';
import type { FieldDescription } from '../../../machines/shared/workflow.ts';
import { DateField } from '../ui/DateField.tsx';
import { NumberField } from '../ui/NumberField.tsx';
import type { Option } from '../ui/Option.tsx';
import { RadioGroup } from '../ui/RadioGroup.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { FieldPickerProps, FieldPickers } from './fields.ts';

interface FieldControlProps extends FieldPickerProps {
  pickers: FieldPickers;
  options: readonly Option[];
}

/** The control for one field of an event, by its kind; a feature's own picker goes first. */
export function FieldControl(props: FieldControlProps) {
  const { field, label, value, onChange, error, pickers, options } = props;
  const { t } = useTranslation('records');
  const Picker = pickers[field.kind];
  if (Picker) return <Picker {...{ field, label, value, onChange, error }} />;
  const common = { label, error, isRequired: field.required ?? false };
  const text = typeof value === 'string' ? value : '';
  switch (field.kind) {
    case 'longText':
      return <TextArea {...common} unturned value={text} onChange={onChange} {...lengthOf(field)} />;
    case 'number':
      return (
        <NumberField
          {...common}
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
          {...(field.min !== undefined && { min: field.min })}
          {...(field.max !== undefined && { max: field.max })}
          {...(field.digits !== undefined && { digits: field.digits })}
        />
      );
    case 'date':
      return <DateField {...common} value={text || null} onChange={onChange} />;
    case 'choice':
      return <RadioGroup {...common} options={options} value={text || null} onChange={onChange} />;
    case 'rows':
    case 'media':
      return <p role="note">{t('fieldElsewhere', { label })}</p>;
    default:
      return <TextField {...common} value={text} onChange={onChange} {...lengthOf(field)} />;
  }
}

function lengthOf({ maxLength }: FieldDescription) {
  return maxLength === undefined ? {} : { maxLength };
}
