import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import { CancelButton } from './CancelButton.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import { giveUp, useHeldWhileAsked } from './giving-up.ts';

interface LeaveQuestionProps {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asked before what was typed is lost. */
export function LeaveQuestion({ isOpen, onStay, onLeave }: LeaveQuestionProps) {
  const { t } = useTranslation('common');
  useHeldWhileAsked(isOpen);
  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={onStay}
      // Whoever means to send what is below loses nothing of it.
      onSend={() => {}}
      role="alertdialog"
      width="small"
      title={t('leaveTitle')}
      description={t('leaveBody')}
      footer={
        <>
          <CancelButton autoFocus label={t('keepEditing')} />
          <Button
            label={t('leave')}
            variant="danger"
            onPress={() => {
              onStay();
              giveUp();
              onLeave();
            }}
          />
        </>
      }
    />
  );
}
