import { TextField, type TextFieldProps } from '../../../ui/TextField.tsx';
import { textFault } from '../../../ui/text-fault.ts';
import { filled, useCommitted } from './committed.hook.ts';
import type { FieldPlace } from './refused.store.ts';

interface CommittedTextProps
  extends Pick<TextFieldProps, 'label' | 'description' | 'disabledReason' | 'maxLength' | 'code'> {
  place: FieldPlace;
  value: string | null;
  onCommit: (value: string | null, before: string | null) => void;
}

/** A text field whose typing is one change, made when the field is left. */
export function CommittedText({ place, value, onCommit, ...known }: CommittedTextProps) {
  const { text, change, commit, takeBack } = useCommitted(
    value ?? '',
    (typed, before) => onCommit(filled(typed), filled(before)),
    { place, refuses: (typed) => textFault(typed, known.maxLength, !known.code) !== null },
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field inside has the keyboard
    <div data-field={place.field} onKeyDown={takeBack}>
      <TextField {...known} value={text} onChange={change} onBlur={() => commit()} />
    </div>
  );
}
