import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Analysis as Analysed } from '../../../../../machines/ivr/analysis/analysis.ts';
import { sourceOf } from '../../../../../machines/ivr/draft/draft.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { SkeletonLines } from '../../../ui/Skeleton.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { useWork } from '../background/work.hook.ts';
import { useDesigner } from '../document/designer.store.ts';
import { Coverage } from '../publishing/Coverage.tsx';
import * as styles from './analysis.css.ts';
import { DeactivationEffect } from './DeactivationEffect.tsx';
import { useDeactivationEffect } from './deactivation.hook.ts';
import { PathTable } from './PathTable.tsx';
import { type Spoken, secondsIn } from './spoken.ts';

interface AnalysisProps {
  isOpen: boolean;
  onClose: () => void;
}

type Tab = 'paths' | 'slowest' | 'coverage' | 'deactivating';

/** Every path through the menu, how long it takes, and what has no sound. */
export function Analysis({ isOpen, onClose }: AnalysisProps) {
  return isOpen ? <Opened onClose={onClose} /> : null;
}

function Opened({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('ivrPublish');
  const { draft, context, selection } = useDesigner();
  const [tab, setTab] = useState<Tab>('paths');
  const source = useMemo(() => sourceOf(draft, context), [draft, context]);
  const [spoken, setSpoken] = useState<Spoken>('slowest');
  const { output: analysis } = useWork('analyse', source);
  const paths = analysis?.paths;
  const slowest = useMemo(
    () => paths?.toSorted((one, other) => secondsIn(other, spoken) - secondsIn(one, spoken)),
    [paths, spoken],
  );
  const about = { coverage: analysis?.coverage, spoken, onSpoken: setSpoken, onShow: onClose };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('analysis.title')}
      description={paths && t('analysis.description', { count: paths.length })}
      width="huge"
    >
      <Tabs<Tab>
        label={t('analysis.tabs')}
        selected={tab}
        onChange={setTab}
        tabs={[
          {
            id: 'paths',
            label: t('analysis.paths'),
            ...(paths && { count: paths.length }),
            content: <Paths paths={paths} {...about} />,
          },
          { id: 'slowest', label: t('analysis.slowest'), content: <Paths paths={slowest} {...about} /> },
          {
            id: 'coverage',
            label: t('analysis.coverage'),
            content: (
              <div className={styles.narrow}>
                {analysis ? <Coverage now={analysis.coverage} before={null} /> : <SkeletonLines lines={7} />}
              </div>
            ),
          },
          {
            id: 'deactivating',
            label: t('analysis.deactivating'),
            content:
              selection.length > 0 ? (
                <Deactivation uuids={selection} />
              ) : (
                <EmptyState title={t('analysis.selectNode')} body={t('analysis.selectNodeBody')} />
              ),
          },
        ]}
      />
    </Dialog>
  );
}

function Deactivation({ uuids }: { uuids: readonly string[] }) {
  return <DeactivationEffect uuids={uuids} effect={useDeactivationEffect(uuids)} />;
}

interface PathsProps {
  paths: Analysed['paths'] | undefined;
  coverage: Analysed['coverage'] | undefined;
  spoken: Spoken;
  onSpoken: (spoken: Spoken) => void;
  onShow: () => void;
}

function Paths({ paths, coverage, ...known }: PathsProps) {
  return paths && coverage ? <PathTable paths={paths} coverage={coverage} {...known} /> : <SkeletonLines lines={8} />;
}
