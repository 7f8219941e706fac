import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSending } from '../api/sending.hook.ts';
import { choices } from '../filters/filter.css.ts';
import { Button } from '../ui/Button.tsx';
import { CancelButton } from '../ui/CancelButton.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Switch } from '../ui/Switch.tsx';
import { TextField } from '../ui/TextField.tsx';

interface Named {
  name: string;
  shared: boolean;
}

interface ViewDialogProps {
  title: string;
  initial: Named;
  onSave: (view: Named) => Promise<void>;
  onClose: () => void;
}

export function ViewDialog({ title, initial, onSave, onClose }: ViewDialogProps) {
  const { t } = useTranslation(['lists', 'common']);
  const { isPending, refusal, send } = useSending();
  const [name, setName] = useState(initial.name);
  const [shared, setShared] = useState(initial.shared);

  async function save() {
    await onSave({ name: name.trim(), shared });
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      width="small"
      isStrict={name !== initial.name || shared !== initial.shared}
      footer={
        <>
          <CancelButton />
          <Button
            label={t('common:save')}
            variant="primary"
            isPending={isPending}
            disabledReason={name.trim() === '' ? t('viewNameFirst') : undefined}
            onPress={() => void send(save)}
          />
        </>
      }
    >
      <form
        className={choices}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') void send(save);
        }}
      >
        <TextField
          label={t('viewName')}
          value={name}
          onChange={setName}
          maxLength={80}
          autoFocus
          isRequired
          error={refusal?.fields['name'] ?? refusal?.words}
        />
        <Switch label={t('viewShareLabel')} description={t('viewShareHint')} isSelected={shared} onChange={setShared} />
      </form>
    </Dialog>
  );
}
