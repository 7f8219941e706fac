import { ListChecks } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../api/cache.ts';
import { useLive } from '../api/live.ts';
import { dialogPart } from '../dialog.part.tsx';
import { part } from '../page.part.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Popover } from '../ui/Popover.tsx';
import { SkeletonLines } from '../ui/Skeleton.tsx';
import { h4 } from '../ui/text.css.ts';
import * as styles from './runs.css.ts';
import { advanceRun, isRunning, RUN, useRuns } from './runs.data.ts';
import { closeRun, showRun, useShownRun } from './runs.store.ts';

const RunLines = part(async () => (await import('./RunLines.tsx')).RunLines);
const RunDialog = dialogPart(async () => (await import('./RunDialog.tsx')).RunDialog);

/** The runs over many records that one has begun: found again after the page was left or loaded anew. */
export function RunsButton() {
  const { t } = useTranslation('shell');
  const { data } = useRuns();
  const { id, undoWith } = useShownRun();
  const runs = data?.items ?? [];
  const shown = runs.find((run) => run.id === id);
  const going = runs.filter(isRunning).length;
  useLive(RUN, ({ id: told, state, version }) => {
    if (state === 'running') advanceRun(told, version - 1);
    // What it has changed stands on the open page, perhaps.
    else void queryClient.invalidateQueries();
  });
  return (
    <>
      {runs.length > 0 && (
        <span className={styles.tool}>
          <Popover
            label={t('runs')}
            placement="bottom end"
            className={styles.panel}
            trigger={<IconButton icon={ListChecks} label={going > 0 ? t('runsGoing', { count: going }) : t('runs')} />}
          >
            {(close) => (
              <>
                <h2 className={`${h4} ${styles.head}`}>{t('runs')}</h2>
                <Suspense fallback={<SkeletonLines lines={3} />}>
                  <RunLines
                    runs={runs}
                    onOpen={(run) => {
                      close();
                      showRun(run.id);
                    }}
                  />
                </Suspense>
              </>
            )}
          </Popover>
          {going > 0 && <span className={styles.going} />}
        </span>
      )}
      {shown && (
        <RunDialog
          key={shown.id}
          run={shown}
          undoWith={undoWith}
          isTakenBack={runs.some(({ undoOf }) => undoOf === shown.id)}
          onClose={closeRun}
        />
      )}
    </>
  );
}
