import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../shell/session.ts';
import { toast } from '../../ui/toast.queue.ts';

/** How signing in goes, on its page and over a page alike: whether the six digits are asked for, and why it was refused. */
export function useSigningIn() {
  const { t } = useTranslation('auth');
  const { state, problem, submit } = useSession();
  const [isAskingCode, setAskingCode] = useState(false);
  if (state === 'otpRequired' && !isAskingCode) setAskingCode(true);
  if (state !== 'otpRequired' && state !== 'authorizing' && isAskingCode) setAskingCode(false);

  const isUnderWay = ['restoring', 'authenticating', 'authorizing', 'exchangingCode'].includes(state);
  const isOver = state === 'signedOut' || state === 'lapsed';
  useEffect(() => {
    if (problem === null || problem.status === 0 || !isOver) return;
    toast.error(problem.code === 'signInFailed' ? t('faults.loginFailed') : problem.message);
  }, [problem, isOver, t]);

  return {
    isAskingCode,
    isPending: isUnderWay && !isAskingCode,
    isUnreached: problem?.status === 0,
    send(email: string, password: string) {
      toast.forget(t('faults.toast'));
      toast.forget(t('faults.loginFailed'));
      toast.forget(t('loggedOut'));
      void submit(email, password);
    },
  };
}
