import { useTranslation } from 'react-i18next';
import { targetsOf } from '../../../../machines/imports/import.columns.ts';
import { useSending } from '../../api/sending.hook.ts';
import { toast } from '../../ui/toast.queue.ts';
import { type Action, type ImportDetails, plan, type Settings, type Target } from './imports.data.ts';

export const LEFT_OUT = 'leftOut';
export type Choice = Target | typeof LEFT_OUT;

interface Changes {
  action?: Action;
  targets?: Choice[];
  settings?: Settings;
}

/** Changing what is done with a file; every row is judged anew, as it is with no change at all. */
export function usePlanFile(one: ImportDetails) {
  const { t } = useTranslation('imports');
  const { isPending, send } = useSending();

  async function change(next: Changes = {}) {
    const action = next.action ?? one.action;
    const known = one.columns.map(
      ({ target }): Choice => (target !== null && targetsOf[action].includes(target) ? target : LEFT_OUT),
    );
    await send(
      () => plan(one.id, { action, targets: next.targets ?? known, settings: next.settings ?? one.settings }),
      ({ words }) => toast.error(t('notPlanned'), { detail: words }),
    );
  }

  const refusal = one.isOwn ? (isPending ? t('isJudged') : undefined) : t('notYours', { name: one.by.name });
  return { change, refusal };
}
