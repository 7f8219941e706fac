import { useTranslation } from 'react-i18next';
import type { FieldDescription } from '../../../machines/shared/workflow.ts';
import type { Entity } from '../../../machines/workflows.ts';
import { FieldControl } from './FieldControl.tsx';
import type { FieldPickers } from './fields.ts';
import { ReasonField } from './ReasonField.tsx';
import type { ReasonKind } from './reasons.data.ts';
import type { Payload } from './sending.ts';
import { useWorkflowWords } from './words.ts';

interface EventFieldsProps {
  entity: Entity;
  event: string;
  fields: readonly FieldDescription[];
  payload: Payload;
  pickers?: FieldPickers | undefined;
  /** Which reasons of the reference list the reason begins from, and in which language they are for whom it concerns. */
  reasons?: { kind: ReasonKind; language: string } | undefined;
  /** What is missing or wrong, by field. */
  errors: Readonly<Record<string, string | undefined>>;
  /** Why one option of a field cannot be chosen. */
  choiceDenial?: ((field: string, value: string) => string | undefined) | undefined;
  onChange: (payload: Payload) => void;
}

/** What an event asks before it is sent, for one record or for many. */
export function EventFields(props: EventFieldsProps) {
  const { entity, event, fields, payload, pickers = {}, reasons, errors, choiceDenial, onChange } = props;
  const { t } = useTranslation('records');
  const words = useWorkflowWords(entity);
  return fields.map((field) => {
    const { name, kind, required, options = [] } = field;
    const change = (value: unknown) => onChange({ ...payload, [name]: value });
    const value = payload[name];
    if (reasons && name === 'reason') {
      return (
        <ReasonField
          key={name}
          {...reasons}
          isRequired={required}
          value={typeof value === 'string' ? value : ''}
          onChange={change}
          error={errors[name]}
        />
      );
    }
    return (
      <FieldControl
        key={name}
        field={field}
        label={name === 'reason' && kind === 'longText' ? t('reason') : words.field(event, field)}
        value={value}
        onChange={change}
        error={errors[name]}
        pickers={pickers}
        options={options.map((option) => ({
          value: option.value,
          label: words.option(event, name, option),
          disabledReason: choiceDenial?.(name, option.value),
        }))}
      />
    );
  });
}
