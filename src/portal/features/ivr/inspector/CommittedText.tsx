import { TextField, type TextFieldProps } from '../../../ui/TextField.tsx';
import { textFault } from '../../../ui/text-fault.ts';
import { filled, useCommitted } from './committed.hook.ts';

interface CommittedTextProps
  extends Pick<TextFieldProps, 'label' | 'description' | 'disabledReason' | 'maxLength' | 'code'> {
  value: string | null;
  onCommit: (value: string | null, before: string | null) => void;
}

/** A text field whose typing is one change, made when the field is left. */
export function CommittedText({ value, onCommit, ...known }: CommittedTextProps) {
  const { text, change, commit } = useCommitted(value ?? '', (typed, before) =>
    onCommit(filled(typed), filled(before)),
  );
  return (
    <TextField
      {...known}
      value={text}
      onChange={change}
      onBlur={() => !textFault(text, known.maxLength, !known.code) && commit()}
    />
  );
}
