import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { components } from '../../../contract/generated/types.ts';
import { useAttempt } from '../../api/attempt.hook.ts';
import { useFormat } from '../../format.ts';
import { path } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { Broadcast, BroadcastKind } from './broadcast.kind.ts';
import { jobFor, nextDayOf } from './campaigns.data.ts';

interface ScheduleButtonProps {
  kind: BroadcastKind['key'];
  row: Broadcast;
  /** All that send it. */
  jobs: readonly components['schemas']['Job'][];
  disabledReason: string | undefined;
}

const ENDED: readonly string[] = ['completed', 'cancelled'];

/** Drafts a job that sends it, once it is confirmed: on which day, and beside which others that wait already. */
export function ScheduleButton({ kind, row, jobs, disabledReason }: ScheduleButtonProps) {
  const { t } = useTranslation('campaigns');
  const { date, list } = useFormat();
  const attempt = useAttempt();
  const [, navigate] = useLocation();
  const [isAsking, setAsking] = useState(false);
  const isUnderWay = useRef(false);
  const day = nextDayOf(row);
  const others = jobs.filter(({ state }) => !ENDED.includes(state));

  async function make() {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await attempt(jobFor(kind, row, day).then(({ id }) => navigate(path('job', id))));
    } finally {
      isUnderWay.current = false;
    }
  }

  return (
    <>
      <Button label={t('schedule')} disabledReason={disabledReason} onPress={() => setAsking(true)} />
      <ConfirmDialog
        isOpen={isAsking}
        title={t(others.length > 0 ? 'jobs.anotherTitle' : 'jobs.makeTitle')}
        description={t('jobs.makeBody', { day: date(day) })}
        confirmLabel={t(others.length > 0 ? 'jobs.makeAnother' : 'jobs.make')}
        onClose={() => setAsking(false)}
        onConfirm={make}
      >
        {others.length > 0 && (
          <p>
            {t('jobs.another', {
              count: others.length,
              jobs: list(others.map(({ jobNumber, title }) => `${jobNumber} · ${title}`)),
            })}
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}
