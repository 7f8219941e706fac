import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import { CancelButton } from './CancelButton.tsx';
import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx';

export interface DialogProps extends DialogFrameProps {
  /** Something typed would be lost: a click outside does not close, every other way asks first. */
  isStrict?: boolean;
}

/** `onClose` is called at once, or once the person has agreed to lose what they typed. */
export function Dialog({ isStrict = false, onClose, isFirm = false, ...frame }: DialogProps) {
  const { t } = useTranslation('common');
  const [isAsking, setAsking] = useState(false);
  const stay = () => setAsking(false);
  return (
    <>
      <DialogFrame {...frame} isFirm={isFirm || isStrict} onClose={isStrict ? () => setAsking(true) : onClose} />
      <DialogFrame
        isOpen={frame.isOpen && isAsking}
        onClose={stay}
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
                stay();
                onClose();
              }}
            />
          </>
        }
      />
    </>
  );
}
