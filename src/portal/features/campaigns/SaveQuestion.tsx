import { useTranslation } from 'react-i18next';
import type { components } from '../../../contract/generated/types.ts';
import { today, useFormat } from '../../format.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { BroadcastForm } from './broadcast.form.ts';
import { ownChannelsOf } from './standing.ts';

interface SaveQuestionProps {
  isOpen: boolean;
  values: BroadcastForm;
  jobs: readonly components['schemas']['Job'][];
  /** Undefined until it is counted. */
  reached: number | undefined;
  onClose: () => void;
  onSave: () => void;
}

/** Before what goes out is saved: by which channels it does so by itself, which jobs send it, when and to how many. */
export function SaveQuestion({ isOpen, values, jobs, reached, onClose, onSave }: SaveQuestionProps) {
  const { t } = useTranslation(['campaigns', 'common']);
  const format = useFormat();
  const farmers = t('jobs.farmers', {
    count: reached ?? 0,
    number: reached === undefined ? '…' : format.number(reached),
  });
  const { startDt, endDt } = values;
  const own = startDt !== null && endDt !== null && endDt >= today() ? ownChannelsOf(values) : [];
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t(own.length > 0 ? 'jobs.ownTitle' : 'jobs.saveTitle')}
      confirmLabel={t('common:save')}
      closeLabel={t('jobs.keepEditing')}
      onClose={onClose}
      onConfirm={onSave}
    >
      <ul>
        {own.map((channel) => (
          <li key={channel}>
            {t((startDt ?? '') <= today() ? 'jobs.ownNow' : 'jobs.own', {
              channel: t(`channels.${channel}`),
              farmers,
              from: format.date(startDt ?? ''),
              until: format.date(endDt ?? ''),
            })}
          </li>
        ))}
        {jobs.map(({ id, jobNumber, nextRunAt }) => (
          <li key={id}>
            {nextRunAt === null
              ? t('jobs.sends', { job: jobNumber, farmers })
              : t('jobs.sendsNext', { job: jobNumber, farmers, when: format.dateTime(nextRunAt) })}
          </li>
        ))}
      </ul>
      {own.includes('inAppEnabled') && <p>{t('jobs.appToo')}</p>}
    </ConfirmDialog>
  );
}
