import type { ReactNode, RefObject } from 'react';
import { RestoredDraft } from '../RestoredDraft.tsx';
import { Button } from '../ui/Button.tsx';
import { CancelButton } from '../ui/CancelButton.tsx';
import { Drawer } from '../ui/Drawer.tsx';
import { danger } from '../ui/text.css.ts';
import { form } from '../workflow/event.css.ts';

interface NewRecordProps {
  title: string;
  description: string;
  /** On the button that makes it. */
  verb: string;
  typed: {
    form: RefObject<HTMLFormElement | null>;
    isPending: boolean;
    failure: string | undefined;
    restoredAt: number | null;
    reset: () => void;
  };
  /** Something was typed: it is not closed by mistake. */
  isStrict: boolean;
  /** Why it cannot be sent now. */
  disabledReason?: string | undefined;
  onCreate: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** The drawer in which a record is begun. */
export function NewRecord(props: NewRecordProps) {
  const { title, description, verb, typed, isStrict, disabledReason, onClose, children } = props;
  const { form: frame, isPending, failure } = typed;
  const onCreate = async () => {
    if (disabledReason === undefined) await props.onCreate();
  };
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={title}
      description={description}
      width="large"
      isStrict={isStrict}
      onSend={() => void onCreate()}
      footer={
        <>
          <CancelButton />
          <Button
            label={verb}
            variant="primary"
            hotkey="Ctrl Enter"
            aria-keyshortcuts="Control+Enter"
            isPending={isPending}
            disabledReason={disabledReason}
            onPress={() => void onCreate()}
          />
        </>
      }
    >
      <form
        ref={frame}
        noValidate
        className={form}
        onSubmit={(event) => {
          event.preventDefault();
          void onCreate();
        }}
      >
        <RestoredDraft typed={typed} />
        {failure && (
          <p role="alert" className={danger}>
            {failure}
          </p>
        )}
        {children}
        {/* Enter in a field sends, as the button below the form does. */}
        <input type="submit" hidden />
      </form>
    </Drawer>
  );
}
