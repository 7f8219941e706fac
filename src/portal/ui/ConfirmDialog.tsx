import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import { CancelButton } from './CancelButton.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { focusFirstFault } from './judged.ts';
import { TextArea } from './TextArea.tsx';

export interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** What will happen, in one or two sentences. */
  description?: ReactNode;
  confirmLabel: string;
  confirmIcon?: LucideIcon;
  /** Where what is confirmed is itself called a cancel. */
  closeLabel?: string;
  tone?: 'primary' | 'danger';
  /** Small, unless what it shows needs more room. */
  width?: DialogProps['width'];
  /** Asks for a reason, which a history keeps. */
  reason?: { label: string; isRequired: boolean; maxLength?: number };
  /** The dialog stays, with the button pending, until this settles; a rejection leaves it open. */
  onConfirm: (reason: string | undefined) => Promise<void> | void;
  children?: ReactNode;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, title, description, confirmLabel, confirmIcon, tone = 'primary' } = props;
  const { reason, closeLabel, width = 'small', children } = props;
  const { t } = useTranslation('common');
  const [words, setWords] = useState('');
  const [isPending, setPending] = useState(false);
  const [wasSent, setSent] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const isMissing = reason?.isRequired === true && words.trim() === '';

  async function confirm() {
    if (isMissing) {
      focusFirstFault(form, () => setSent(true));
      return;
    }
    setPending(true);
    try {
      await props.onConfirm(words.trim() || undefined);
      close();
    } finally {
      setPending(false);
    }
  }
  function close() {
    setWords('');
    setSent(false);
    onClose();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={title}
      description={description}
      width={width}
      role="alertdialog"
      isStrict={words !== ''}
      footer={
        <>
          <CancelButton autoFocus={!reason} {...(closeLabel !== undefined && { label: closeLabel })} />
          <Button
            label={confirmLabel}
            variant={tone}
            hotkey="Ctrl Enter"
            aria-keyshortcuts="Control+Enter"
            {...(confirmIcon && { icon: confirmIcon })}
            isPending={isPending}
            onPress={() => void confirm()}
          />
        </>
      }
    >
      {reason ? (
        <div ref={form}>
          {children}
          <TextArea
            label={reason.label}
            value={words}
            onChange={setWords}
            isRequired={reason.isRequired}
            maxLength={reason.maxLength ?? 500}
            error={wasSent && isMissing ? t('reasonFirst') : undefined}
          />
        </div>
      ) : (
        children
      )}
    </Dialog>
  );
}
