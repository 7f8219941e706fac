import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import * as styles from './file.css.ts';
import type { ImportRow } from './imports.data.ts';

interface CorrectProps {
  row: ImportRow;
  /** Of its column. */
  name: string;
  onClose: () => void;
  onCorrect: (value: string, alike: boolean) => Promise<void>;
}

/** Another value for a cell, or for all wrong ones that say the same. */
export function CorrectDialog({ row, name, onClose, onCorrect }: CorrectProps) {
  const { t } = useTranslation('imports');
  const { number } = useFormat();
  const [value, setValue] = useState(row.value ?? '');
  const [alike, setAlike] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // What was wrong is typed over.
  useEffect(() => field.current?.select(), []);
  const isSending = useRef(false);
  const enter = async (submitted: FormEvent) => {
    submitted.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    await onCorrect(value, alike);
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('correctTitle', { number: number(row.row), name })}
      confirmLabel={t('correct')}
      onConfirm={() => onCorrect(value, alike)}
    >
      <form noValidate className={styles.form} onSubmit={(submitted) => void enter(submitted)}>
        <TextField label={t('value')} value={value} onChange={setValue} maxLength={500} autoFocus ref={field} />
        <Checkbox
          label={t('allAlike', { value: row.value || t('emptyCell') })}
          isSelected={alike}
          onChange={setAlike}
        />
      </form>
    </ConfirmDialog>
  );
}
