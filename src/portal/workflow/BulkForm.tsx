import { useTranslation } from 'react-i18next';
import type { Entity } from '../../../machines/workflows.ts';
import type { BulkAction } from './bulk.action.ts';
import { FieldControl } from './FieldControl.tsx';
import type { FieldPickers } from './fields.ts';
import { ReasonField } from './ReasonField.tsx';
import type { Payload } from './sending.ts';
import { useWorkflowWords } from './words.ts';

interface BulkFormProps {
  entity: Entity;
  action: BulkAction;
  payload: Payload;
  pickers: FieldPickers | undefined;
  /** What is missing or wrong, by field. */
  errors: Readonly<Record<string, string>>;
  onChange: (payload: Payload) => void;
}

/** What an action asks before it is sent, as for one record. */
export function BulkForm({ entity, action, payload, pickers = {}, errors, onChange }: BulkFormProps) {
  const { t } = useTranslation('records');
  const words = useWorkflowWords(entity);
  const { event, fields, reasons } = action;
  return fields.map((field) => {
    const change = (value: unknown) => onChange({ ...payload, [field.name]: value });
    const value = payload[field.name];
    if (field.name === 'reason' && reasons) {
      return (
        <ReasonField
          key={field.name}
          kind={reasons}
          // One message for many: in the language that most of them read.
          language="ur"
          isRequired={field.required}
          value={typeof value === 'string' ? value : ''}
          onChange={change}
          error={errors[field.name]}
        />
      );
    }
    return (
      <FieldControl
        key={field.name}
        field={field}
        label={field.name === 'reason' && field.kind === 'longText' ? t('reason') : words.field(event, field)}
        value={value}
        onChange={change}
        error={errors[field.name]}
        pickers={pickers}
        options={(field.options ?? []).map((option) => ({
          value: option.value,
          label: words.option(event, field.name, option),
        }))}
      />
    );
  });
}
