import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { ExportTab } from './ExportTab.tsx';
import { ImportTab } from './ImportTab.tsx';

interface ImportExportProps {
  isOpen: boolean;
  onClose: () => void;
  /** The node whose subtree is meant; the whole menu without it. */
  root?: string;
}

/** The menu as a file: out as JSON or as a picture, in from JSON. */
export function ImportExport({ isOpen, onClose, root }: ImportExportProps) {
  const { t } = useTranslation('ivrPublish');
  const [tab, setTab] = useState<'export' | 'import'>('export');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('exchange.title')} width="large">
      <Tabs
        label={t('exchange.tabs')}
        selected={tab}
        onChange={setTab}
        tabs={[
          { id: 'export', label: t('exchange.export'), content: <ExportTab root={root} /> },
          { id: 'import', label: t('exchange.import'), content: <ImportTab onDone={onClose} /> },
        ]}
      />
    </Dialog>
  );
}
