import { useTranslation } from 'react-i18next';
import { afterImport } from '../../../../machines/imports/import.steps.ts';
import { useSending } from '../../api/sending.hook.ts';
import { toast } from '../../ui/toast.queue.ts';
import { discard, type Import, take } from './imports.data.ts';

const STOPS: ReadonlySet<string> = new Set(['PAUSE', 'CANCEL']);

/** What can happen to a file now, by its machine, and making it happen. */
export function useRunSteps(one: Import) {
  const { t } = useTranslation('imports');
  const { isPending, send } = useSending();
  const facts = { toChange: one.toChange, changed: one.changed };
  const attempt = (work: () => Promise<unknown>) =>
    send(work, ({ words }) => toast.error(t('notTaken'), { detail: words }));
  return {
    isPending,
    can: (type: Parameters<typeof afterImport>[1]) =>
      (STOPS.has(type) ? one.mayStop : one.isOwn) && afterImport(one.state, type, facts) !== null,
    go: (step: Parameters<typeof take>[1]) => attempt(() => take(one.id, step)),
    throwAway: (then: () => void) =>
      attempt(async () => {
        await discard(one.id);
        then();
      }),
  };
}
