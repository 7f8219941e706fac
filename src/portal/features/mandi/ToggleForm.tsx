import { useTranslation } from 'react-i18next';
import type { EventFormProps } from '../../records/record.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { ListingRecord } from './listings.data.ts';

/** Shows a hidden listing or hides a shown one; the target is said, so that doing it twice changes nothing. */
export function ToggleForm({ record, send, onClose }: EventFormProps<ListingRecord>) {
  const { t } = useTranslation('listings');
  const isActive = !record.isActive;
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t(isActive ? 'showTitle' : 'hideTitle')}
      description={t(isActive ? 'showBody' : 'hideBody')}
      confirmLabel={t(isActive ? 'show' : 'hide')}
      onConfirm={() => {
        onClose();
        // A refusal is shown by the record's own dialog.
        send('TOGGLE', { isActive }).catch(() => {});
      }}
    />
  );
}
