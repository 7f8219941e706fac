import { type ReactNode, useRef } from 'react';
import { FileTrigger as Trigger } from 'react-aria-components/FileTrigger';

interface FileTriggerProps {
  /** Media types; without them any. */
  accept?: readonly string[];
  multiple?: boolean;
  /** A whole folder is chosen. */
  directory?: boolean;
  onChoose: (files: File[]) => void;
  /** The button that opens the choice. */
  children: ReactNode;
}

/** A button by which files are chosen. One that was corrected and is chosen again under its name is another file. */
export function FileTrigger({ accept, multiple, directory, onChoose, children }: FileTriggerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Trigger
      ref={input}
      {...(accept && { acceptedFileTypes: [...accept] })}
      {...(multiple && { allowsMultiple: true })}
      {...(directory && { acceptDirectory: true })}
      onSelect={(list) => {
        const files = [...(list ?? [])];
        // A browser says nothing of a choice that looks to it like the one before.
        if (input.current) input.current.value = '';
        if (files.length > 0) onChoose(files);
      }}
    >
      {children}
    </Trigger>
  );
}
