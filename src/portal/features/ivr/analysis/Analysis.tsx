import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { analyse } from '../../../../../machines/ivr/analysis.ts';
import { compile } from '../../../../../machines/ivr/compile.ts';
import { sourceOf } from '../../../../../machines/ivr/draft.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { useDesigner } from '../designer.store.ts';
import { Coverage } from '../publish/Coverage.tsx';
import * as styles from './analysis.css.ts';
import { DeactivationEffect } from './DeactivationEffect.tsx';
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
  const { paths, coverage } = useMemo(() => analyse(compile(sourceOf(draft, context))), [draft, context]);
  const slowest = useMemo(() => paths.toSorted((one, other) => other.seconds - one.seconds), [paths]);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('analysis.title')}
      description={t('analysis.description', { count: paths.length })}
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
            count: paths.length,
            content: <PathTable paths={paths} onShow={onClose} />,
          },
          { id: 'slowest', label: t('analysis.slowest'), content: <PathTable paths={slowest} onShow={onClose} /> },
          {
            id: 'coverage',
            label: t('analysis.coverage'),
            content: (
              <div className={styles.narrow}>
                <Coverage now={coverage} before={null} />
              </div>
            ),
          },
          {
            id: 'deactivating',
            label: t('analysis.deactivating'),
            content:
              selection.length > 0 ? (
                <DeactivationEffect uuids={selection} />
              ) : (
                <EmptyState title={t('analysis.selectNode')} body={t('analysis.selectNodeBody')} />
              ),
          },
        ]}
      />
    </Dialog>
  );
}
