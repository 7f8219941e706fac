import { useTranslation } from 'react-i18next';
import { NumberField, type NumberFieldProps } from '../../../ui/NumberField.tsx';
import { type FieldPlace, forgetRefused, keepRefused, keepTyped, useRefused } from './refused.store.ts';
import { useTypingNoted } from './typing.store.ts';

interface CommittedNumberProps extends Pick<NumberFieldProps, 'label' | 'description' | 'min' | 'max' | 'steppers'> {
  place: FieldPlace;
  value: number;
  locked: string | undefined;
  onCommit: (value: number) => void;
}

/**
 * A whole number that is one change when the field is left. One that is refused stays there, and is said to be unsaved; each
 * stroke is kept in the browser: a page that ends all at once loses none.
 */
export function CommittedNumber({ place, value, locked, onCommit, description, ...known }: CommittedNumberProps) {
  const { t } = useTranslation('ivrInspector');
  const held = useRefused(place);
  const isTyping = held?.typed === 'now';
  const refused = isTyping ? undefined : held?.text;
  useTypingNoted(isTyping);
  return (
    <div data-field={place.field}>
      <NumberField
        {...known}
        value={value}
        digits={0}
        description={
          refused === undefined ? description : t('stillHolds', { field: known.label, value: String(value) })
        }
        disabledReason={locked}
        onCommit={(next) => next !== null && onCommit(next)}
        refusal={{
          text: refused,
          type: (text) => keepTyped(place, text, String(value)),
          keep: (text) => keepRefused(place, text, String(value)),
          forget: () => forgetRefused(place),
        }}
      />
    </div>
  );
}
