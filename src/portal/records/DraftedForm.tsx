import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { StoredMeanwhile } from '../editing/StoredMeanwhile.tsx';
import { RestoredDraft } from '../RestoredDraft.tsx';
import { SectionForm } from './SectionForm.tsx';
import type { Typed } from './typed.hook.ts';

interface DraftedFormProps<Form extends object> {
  name: string;
  typing: Typed<Form>;
  isDirty?: boolean;
  setDirty: (name: string, isDirty: boolean) => void;
  nameOf: (field: string) => string;
  wordsOf: (field: string, value: unknown) => string;
  /** Sends what was typed and closes the form. */
  onSend: (typed: Form) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A section's edit whose typing is kept: found again, and laid on what was stored meanwhile. */
export function DraftedForm<Form extends object>(props: DraftedFormProps<Form>) {
  const { name, setDirty, nameOf, wordsOf, onSend, onClose, children } = props;
  const { form, typing, isChanged, isPending, failure, restoredAt, send, reset, choose } = props.typing;
  const begin = useEffectEvent(() => {
    // The button that opened it has gone. What comes back by itself takes the focus from nobody.
    if (restoredAt === null && document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  });
  useEffect(() => begin(), []);
  const giveUp = () => {
    reset();
    onClose();
  };
  return (
    <SectionForm
      ref={form}
      name={name}
      isDirty={props.isDirty ?? isChanged}
      setDirty={setDirty}
      isPending={isPending}
      failure={failure}
      onSave={() => void send(onSend)}
      onClose={giveUp}
    >
      <RestoredDraft typed={{ restoredAt, reset: giveUp }} />
      <StoredMeanwhile typing={typing} nameOf={nameOf} say={wordsOf} onChoose={choose} />
      {children}
    </SectionForm>
  );
}
