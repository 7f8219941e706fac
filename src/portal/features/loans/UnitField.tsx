import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/TextField.tsx';
import { unitMeant } from './items.ts';

interface UnitFieldProps {
  value: string;
  onChange: (unit: string) => void;
}

/** What is counted, in the reader's language: a unit that is known is kept under its one name, any other as it is typed. */
export function UnitField({ value, onChange }: UnitFieldProps) {
  const { t } = useTranslation('loans');
  const [letters, setLetters] = useState(() => t(`units.${value}`, { defaultValue: value }));
  return (
    <TextField
      label={t('unit')}
      value={letters}
      onChange={(next) => {
        setLetters(next);
        onChange(unitMeant(next, t('units', { returnObjects: true })));
      }}
      maxLength={40}
    />
  );
}
