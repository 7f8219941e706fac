import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useDesigner } from '../designer.store.ts';
import { titleParts } from '../menu.cards.ts';
import { DeactivationEffect } from './DeactivationEffect.tsx';

interface DeactivateWarningProps {
  /** The node that is about to be switched off. */
  uuid: string;
  onClose: () => void;
  onConfirm: () => void;
}

/** Says what switching a node off takes from callers, and asks once more. */
export function DeactivateWarning({ uuid, onClose, onConfirm }: DeactivateWarningProps) {
  const { t } = useTranslation('ivrPublish');
  const { draft } = useDesigner();
  const { main } = titleParts(draft.nodes.get(uuid)?.title ?? '');
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('analysis.deactivateTitle', { title: main })}
      confirmLabel={t('analysis.deactivate')}
      tone="danger"
      onConfirm={onConfirm}
    >
      <DeactivationEffect uuid={uuid} />
    </ConfirmDialog>
  );
}
