import { useTranslation } from 'react-i18next';
import type { components } from '../../../contract/generated/types.ts';
import { useFormat } from '../../format.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

interface SaveQuestionProps {
  isOpen: boolean;
  jobs: readonly components['schemas']['Job'][];
  reached: number | undefined;
  onClose: () => void;
  onSave: () => void;
}

/** Before a change is saved that jobs will send: which of them, when and to how many. */
export function SaveQuestion({ isOpen, jobs, reached, onClose, onSave }: SaveQuestionProps) {
  const { t } = useTranslation(['campaigns', 'common']);
  const format = useFormat();
  const farmers = t('jobs.farmers', { count: reached ?? 0, number: format.number(reached ?? 0) });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('jobs.saveTitle')}
      confirmLabel={t('common:save')}
      closeLabel={t('jobs.keepEditing')}
      onClose={onClose}
      onConfirm={onSave}
    >
      <ul>
        {jobs.map(({ id, jobNumber, nextRunAt }) => (
          <li key={id}>
            {nextRunAt === null
              ? t('jobs.sends', { job: jobNumber, farmers })
              : t('jobs.sendsNext', { job: jobNumber, farmers, when: format.dateTime(nextRunAt) })}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
