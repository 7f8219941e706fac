import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSending } from '../../api/sending.hook.ts';
import { useFormat } from '../../format.ts';
import { Button } from '../../ui/Button.tsx';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
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

/** Another value for a cell, or for all wrong ones that say the same; a refusal leaves it as it was typed. */
export function CorrectDialog({ row, name, onClose, onCorrect }: CorrectProps) {
  const { t } = useTranslation('imports');
  const { number } = useFormat();
  const form = useRef<HTMLFormElement>(null);
  const { isPending, refusal, send, forget } = useSending(form);
  const [value, setValue] = useState(row.value ?? '');
  const [alike, setAlike] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // What was wrong is typed over.
  useEffect(() => field.current?.select(), []);
  const correct = () =>
    send(async () => {
      await onCorrect(value, alike);
      onClose();
    });
  const enter = (submitted: FormEvent) => {
    submitted.preventDefault();
    if (!isPending) void correct();
  };
  return (
    <Dialog
      isOpen
      isStrict={value !== (row.value ?? '')}
      onClose={onClose}
      width="small"
      title={t('correctTitle', { number: number(row.row), name })}
      footer={
        <>
          <CancelButton />
          <Button variant="primary" label={t('correct')} isPending={isPending} onPress={() => void correct()} />
        </>
      }
    >
      <form noValidate className={styles.form} onSubmit={enter} ref={form}>
        <TextField
          label={t('value')}
          value={value}
          onChange={(typed) => {
            setValue(typed);
            forget();
          }}
          maxLength={500}
          autoFocus
          ref={field}
          error={refusal?.words}
        />
        <Checkbox
          label={t('allAlike', { value: row.value || t('emptyCell') })}
          isSelected={alike}
          onChange={setAlike}
        />
      </form>
    </Dialog>
  );
}
