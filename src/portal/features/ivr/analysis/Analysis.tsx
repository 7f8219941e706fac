import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Path } from '../../../../../machines/ivr/analysis/analysis.ts';
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
  const { output: analysis } = useWork('analyse', source);
  const paths = analysis?.paths;
  const slowest = useMemo(() => paths?.toSorted((one, other) => other.seconds - one.seconds), [paths]);
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
            content: <Paths paths={paths} onShow={onClose} />,
          },
          { id: 'slowest', label: t('analysis.slowest'), content: <Paths paths={slowest} onShow={onClose} /> },
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

function Paths({ paths, onShow }: { paths: readonly Path[] | undefined; onShow: () => void }) {
  return paths ? <PathTable paths={paths} onShow={onShow} /> : <SkeletonLines lines={8} />;
}
