import { Pause, Play, Square } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { letters } from '../../workflow/letters.ts';
import * as styles from './file.css.ts';
import type { Import } from './imports.data.ts';
import { progressOf } from './progress.ts';
import { useRunKeys } from './run-keys.hook.ts';
import { useRunSteps } from './run-steps.hook.ts';
import { useSaveRows } from './save-rows.hook.ts';

/** Pausing, going on and cancelling a run. */
export function RunControls({ one }: { one: Import }) {
  const { t } = useTranslation('imports');
  const { number } = useFormat();
  const { isPending, can, go } = useRunSteps(one);
  const save = useSaveRows(one);
  const [isCancelling, setCancelling] = useState(false);

  useRunKeys({
    [letters.hold]: can('PAUSE') ? () => void go('pause') : undefined,
    [letters.goOn]: can('RESUME') ? () => void go('resume') : undefined,
    [letters.finish]: can('CANCEL') ? () => setCancelling(true) : undefined,
    f: one.startedAt !== null ? () => void save('failed') : undefined,
  });

  return (
    <div className={styles.controls}>
      {can('PAUSE') && (
        <Button icon={Pause} label={t('pause')} isPending={isPending} onPress={() => void go('pause')} />
      )}
      {can('RESUME') && (
        <Button
          variant="primary"
          icon={Play}
          directional
          label={t('resume')}
          isPending={isPending}
          onPress={() => void go('resume')}
        />
      )}
      {can('CANCEL') && (
        <Button variant="danger" icon={Square} label={t('cancelRun')} onPress={() => setCancelling(true)} />
      )}
      <ConfirmDialog
        isOpen={isCancelling}
        onClose={() => setCancelling(false)}
        title={t('cancelTitle')}
        description={t('cancelBody', {
          number: number(one.changed),
          left: number(one.toChange - progressOf(one).done),
        })}
        confirmLabel={t('cancelRun')}
        closeLabel={t('common:goBack')}
        tone="danger"
        onConfirm={() => go('cancel')}
      />
    </div>
  );
}
