import { useTranslation } from 'react-i18next';
import { setActive } from '../../../../../machines/ivr/commands/commands.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useDesignerActions } from '../document/designer.store.ts';
import { titleParts } from '../node/node.words.ts';
import { DeactivationEffect } from './DeactivationEffect.tsx';

/** Says what switching these nodes off takes from callers, and asks once more. */
export function DeactivateWarning({ uuids }: { uuids: readonly string[] }) {
  const { t } = useTranslation('ivrPublish');
  const { state, run, askToDeactivate } = useDesignerActions();
  const { main } = titleParts(state.draft.nodes.get(uuids[0] ?? '')?.title ?? '');
  return (
    <ConfirmDialog
      isOpen
      onClose={() => askToDeactivate([])}
      title={
        uuids.length === 1
          ? t('analysis.deactivateTitle', { title: main })
          : t('analysis.deactivateMany', { count: uuids.length })
      }
      confirmLabel={t('analysis.deactivate')}
      tone="danger"
      onConfirm={() => {
        run(setActive(state.draft, uuids, 0));
      }}
    >
      <DeactivationEffect uuids={uuids} />
    </ConfirmDialog>
  );
}
