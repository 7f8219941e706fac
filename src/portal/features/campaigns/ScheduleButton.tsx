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
import { jobFor } from './campaigns.data.ts';

interface ScheduleButtonProps {
  kind: BroadcastKind['key'];
  row: Broadcast;
  /** All that send it. */
  jobs: readonly components['schemas']['Job'][];
  disabledReason: string | undefined;
}

const ENDED: readonly string[] = ['completed', 'cancelled'];

/** Drafts a job that sends it, once however often it is pressed; where others wait already it asks first. */
export function ScheduleButton({ kind, row, jobs, disabledReason }: ScheduleButtonProps) {
  const { t } = useTranslation('campaigns');
  const { list } = useFormat();
  const attempt = useAttempt();
  const [, navigate] = useLocation();
  const [isAsking, setAsking] = useState(false);
  const [isMaking, setMaking] = useState(false);
  const isUnderWay = useRef(false);
  const others = jobs.filter(({ state }) => !ENDED.includes(state));

  async function make() {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setMaking(true);
    try {
      await attempt(jobFor(kind, row).then(({ id }) => navigate(path('job', id))));
    } finally {
      isUnderWay.current = false;
      setMaking(false);
    }
  }

  return (
    <>
      <Button
        label={t('schedule')}
        isPending={isMaking}
        disabledReason={disabledReason}
        onPress={() => (others.length > 0 ? setAsking(true) : void make())}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={t('jobs.anotherTitle')}
        description={t('jobs.another', {
          count: others.length,
          jobs: list(others.map(({ jobNumber, title }) => `${jobNumber} · ${title}`)),
        })}
        confirmLabel={t('jobs.makeAnother')}
        onClose={() => setAsking(false)}
        onConfirm={make}
      />
    </>
  );
}
