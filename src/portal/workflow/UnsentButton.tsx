import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { toast } from '../ui/toast.queue.ts';
import { cancelDecision, forgetRefused } from './deciding.ts';
import type { Unsent } from './unsent.ts';

/** What is left to do with a decision that waits, or was refused after it had. */
export function UnsentButton({ unsent: { key, refused } }: { unsent: Unsent }) {
  const { t } = useTranslation('shell');
  if (refused) return <Button label={t('unsent.understood')} onPress={() => forgetRefused(key)} />;
  const cancel = async () => {
    if (!(await cancelDecision(key))) toast.note(t('unsent.tooLate'));
  };
  return <Button label={t('unsent.cancel')} onPress={() => void cancel()} />;
}
