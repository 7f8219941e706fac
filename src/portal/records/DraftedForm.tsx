import type { ReactNode } from 'react';
import { StoredMeanwhile } from '../editing/StoredMeanwhile.tsx';
import { RestoredDraft } from '../RestoredDraft.tsx';
import { focusFirstFault } from '../ui/judged.ts';
import { SectionForm } from './SectionForm.tsx';
import type { useOvertaken } from './section-draft.ts';
import type { Typed } from './typed.hook.ts';

interface DraftedFormProps<Form extends object> {
  name: string;
  typing: Typed<Form>;
  overtaken: ReturnType<typeof useOvertaken<Form>>;
  isDirty?: boolean;
  setDirty: (name: string, isDirty: boolean) => void;
  nameOf: (field: string) => string;
  wordsOf: (field: string, value: unknown) => string;
  /** Sends what was typed and closes the form. */
  onSend: (typed: Form) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A section's edit whose typing is kept: found again, and laid beside what was stored meanwhile, before which nothing is sent. */
export function DraftedForm<Form extends object>(props: DraftedFormProps<Form>) {
  const { name, setDirty, nameOf, wordsOf, onSend, onClose, children } = props;
  const { form, isChanged, isPending, failure, restoredAt, send, reset } = props.typing;
  const [overtaken, setOvertaken] = props.overtaken;
  const giveUp = () => {
    reset();
    onClose();
  };
  const save = async () => {
    if (overtaken.length > 0) focusFirstFault(form, () => undefined);
    else await send(onSend);
  };
  return (
    <SectionForm
      ref={form}
      name={name}
      isDirty={props.isDirty ?? isChanged}
      setDirty={setDirty}
      isPending={isPending}
      failure={failure}
      onSave={() => void save()}
      onClose={giveUp}
    >
      <RestoredDraft typed={{ restoredAt, reset: giveUp }} />
      {overtaken.length > 0 && (
        <StoredMeanwhile
          fields={overtaken}
          nameOf={nameOf}
          here={wordsOf}
          stored={wordsOf}
          onGoOn={(keepsTyped) => {
            setOvertaken([]);
            if (!keepsTyped) giveUp();
          }}
        />
      )}
      {children}
    </SectionForm>
  );
}
