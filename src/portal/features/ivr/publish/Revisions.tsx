import { useTranslation } from 'react-i18next';
import { Drawer } from '../../../ui/Drawer.tsx';

interface RevisionsProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Every menu that was live, newest first. */
export function Revisions({ isOpen, onClose }: RevisionsProps) {
  const { t } = useTranslation('ivrPublish');
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={t('revisions.title')}>
      {null}
    </Drawer>
  );
}
