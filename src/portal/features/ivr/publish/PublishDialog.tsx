import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/Dialog.tsx';

interface PublishDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** What publishing the draft changes for callers, and the button that does it. */
export function PublishDialog({ isOpen, onClose }: PublishDialogProps) {
  const { t } = useTranslation('ivrPublish');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('publish.name')}>
      {null}
    </Dialog>
  );
}
