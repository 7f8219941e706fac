import { CloudOff, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import { Icon } from '../ui/Icon.tsx';
import { UnsentButton } from './UnsentButton.tsx';
import type { Unsent } from './unsent.ts';
import { useWorkflowWords } from './words.ts';

/** On the thing itself: the decision on it that waits for the server, or why it was refused after that. */
export function UnsentNotice({ unsent, className }: { unsent: Unsent; className: string }) {
  const { t } = useTranslation('shell');
  const { dateTime } = useFormat();
  const { refused, entity, sending, at } = unsent;
  const words = useWorkflowWords(entity);
  const verb = unsent.verb ?? words.verb(sending.event);
  return (
    <div role="status" className={className}>
      <Icon of={refused ? TriangleAlert : CloudOff} small />
      {refused
        ? t('unsent.refusedOnItem', {
            verb,
            time: dateTime(new Date(at).toISOString()),
            reason: refused.detail ?? refused.title,
          })
        : t('unsent.onItem', { verb })}
      <UnsentButton unsent={unsent} />
    </div>
  );
}
