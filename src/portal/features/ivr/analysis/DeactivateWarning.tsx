import { useTranslation } from 'react-i18next';
import { setActive } from '../../../../../machines/ivr/commands/commands.ts';
import { Button } from '../../../ui/Button.tsx';
import { CancelButton } from '../../../ui/CancelButton.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useDesignerActions } from '../document/designer.store.ts';
import { titleParts } from '../node/node.words.ts';
import { DeactivationEffect } from './DeactivationEffect.tsx';
import { useDeactivationEffect } from './deactivation.hook.ts';

/** Says what switching these nodes off takes from callers, and asks once more: not before that is said. */
export function DeactivateWarning({ uuids }: { uuids: readonly string[] }) {
  const { t } = useTranslation('ivrPublish');
  const { state, run, askToDeactivate } = useDesignerActions();
  const effect = useDeactivationEffect(uuids);
  const { main } = titleParts(state.draft.nodes.get(uuids[0] ?? '')?.title ?? '');
  const close = () => askToDeactivate([]);
  return (
    <Dialog
      isOpen
      onClose={close}
      title={
        uuids.length === 1
          ? t('analysis.deactivateTitle', { title: main })
          : t('analysis.deactivateMany', { count: uuids.length })
      }
      width="small"
      role="alertdialog"
      footer={
        <>
          <CancelButton autoFocus />
          <Button
            label={t('analysis.deactivate')}
            variant="danger"
            disabledReason={effect ? undefined : t('analysis.effectFirst')}
            onPress={() => {
              run(setActive(state.draft, uuids, 0));
              close();
            }}
          />
        </>
      }
    >
      <DeactivationEffect uuids={uuids} effect={effect} />
    </Dialog>
  );
}
