import { useTranslation } from 'react-i18next';
import { NumberField, type NumberFieldProps } from '../../../ui/NumberField.tsx';
import { type FieldPlace, forgetRefused, keepRefused, useRefused } from './refused.store.ts';

interface CommittedNumberProps extends Pick<NumberFieldProps, 'label' | 'description' | 'min' | 'max' | 'steppers'> {
  place: FieldPlace;
  value: number;
  locked: string | undefined;
  onCommit: (value: number) => void;
}

/** A whole number that is one change when the field is left. One that is refused stays there, and is said to be unsaved. */
export function CommittedNumber({ place, value, locked, onCommit, description, ...known }: CommittedNumberProps) {
  const { t } = useTranslation('ivrInspector');
  const refused = useRefused(place);
  return (
    <div data-field={place.field}>
      <NumberField
        {...known}
        value={value}
        digits={0}
        description={refused === undefined ? description : t('stillHolds', { value: String(value) })}
        disabledReason={locked}
        onCommit={(next) => next !== null && onCommit(next)}
        refusal={{
          text: refused,
          keep: (text) => keepRefused(place, text, String(value)),
          forget: () => forgetRefused(place),
        }}
      />
    </div>
  );
}
