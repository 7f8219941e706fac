import { useState } from 'react';
import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';

export interface DialogProps extends DialogFrameProps {
  /** Something typed would be lost: a click outside does not close, every other way asks first. */
  isStrict?: boolean;
}

/** `onClose` is called at once, or once the person has agreed to lose what they typed. */
export function Dialog({ isStrict = false, onClose, isFirm = false, ...frame }: DialogProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <DialogFrame {...frame} isFirm={isFirm || isStrict} onClose={isStrict ? () => setAsking(true) : onClose} />
      <LeaveQuestion isOpen={frame.isOpen && isAsking} onStay={() => setAsking(false)} onLeave={onClose} />
    </>
  );
}
