import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/Dialog.tsx';

interface AnalysisProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Every path through the menu, how long it takes, and what has no sound. */
export function Analysis({ isOpen, onClose }: AnalysisProps) {
  const { t } = useTranslation('ivrPublish');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('analysis.title')}>
      {null}
    </Dialog>
  );
}
