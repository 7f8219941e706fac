import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Faults } from './Faults.tsx';
import { refusedPaste } from './refused-paste.store.ts';

/** Says why a part of a menu that was copied elsewhere can't be pasted here. */
export function RefusedPaste() {
  const { t } = useTranslation('ivrPublish');
  const { faults } = useSnapshot(refusedPaste);
  if (!faults) return null;
  return (
    <Dialog
      isOpen
      onClose={() => {
        refusedPaste.faults = null;
      }}
      title={t('exchange.notPasted')}
      width="large"
    >
      <Faults faults={faults} summary={t('exchange.wrongPaste', { count: faults.length })} />
    </Dialog>
  );
}
