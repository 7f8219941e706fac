import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemError } from '../../api/problem.ts';
import { useSession } from '../../shell/session.ts';
import { toast } from '../../ui/toast.queue.ts';
import { OtpDialog } from './OtpDialog.tsx';

const TRIES = 5;
const inSeconds = (seconds: number) => Date.now() + seconds * 1000;

/** The dialog of one pending sign-in: it counts the tries, which sending again does not give back. */
export function TwoFactor() {
  const { t } = useTranslation('auth');
  const { state, problem, sent, confirm, resend, cancel } = useSession();
  const [resendAt, setResendAt] = useState(() => inSeconds(sent?.retryAfter ?? 0));
  const [refusals, setRefusals] = useState(0);
  const [isTexted, setTexted] = useState(false);
  const isRefused = problem?.code === 'otpRefused';

  useEffect(() => {
    if (problem?.code === 'otpRefused') setRefusals((count) => count + 1);
  }, [problem]);

  const sendAgain = async () => {
    try {
      const { message, retryAfter } = await resend();
      setResendAt(inSeconds(retryAfter));
      setTexted(true);
      toast.success(message);
    } catch (error) {
      toast.error(error instanceof ProblemError ? error.message : t('failed'));
    }
  };
  return (
    <OtpDialog
      isOpen
      sentTo={sent?.sentTo}
      byApp={sent?.byApp === true && !isTexted}
      outbox={sent?.outbox}
      resendAt={resendAt}
      triesLeft={TRIES - refusals}
      error={isRefused ? problem.message : undefined}
      isPending={state === 'authorizing'}
      onConfirm={(code) => void confirm(code)}
      onResend={() => void sendAgain()}
      onCancel={cancel}
    />
  );
}
