import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { latinDigits } from '../../../machines/shared/latin-digits.ts';
import { nameOf } from '../person-name.ts';
import { ComboBox } from '../ui/ComboBox.tsx';
import type { Option } from '../ui/Option.tsx';
import { phoneWritten } from '../ui/phones.ts';
import { useFarmersFound } from './farmers.found.ts';
import { useReferenceWords } from './ReferenceWord.tsx';

const FOUND = 12;

interface FarmerFieldProps {
  value: string | null;
  /** Who was chosen before this was drawn. */
  known?: Option | null;
  onChange: (id: string | null, farmer?: { landAcres: number }, named?: Option) => void;
  error: string | undefined;
  description?: string;
  isRequired?: boolean;
  /** Not only those who are active. */
  inAnyState?: boolean;
}

/** Finds a farmer by the beginning of a name or a number. */
export function FarmerField({
  value,
  known = null,
  onChange,
  error,
  description,
  isRequired = true,
  inAnyState = false,
}: FarmerFieldProps) {
  const { t } = useTranslation('records');
  const hint = description ?? (inAnyState ? undefined : t('farmerHint'));
  const districtOf = useReferenceWords('district');
  const [letters, setLetters] = useState('');
  const [chosen, setChosen] = useState(known);
  const search = useDeferredValue(latinDigits(letters.trim()));
  const { farmers, isBySound, isPending, isError } = useFarmersFound(search, {
    limit: FOUND,
    ...(!inAnyState && { status: ['active'] }),
  });
  const found = farmers.map(
    ({ id, phone, district, ...farmer }): Option => ({
      value: id,
      label: nameOf(farmer),
      detail: [isBySound && t('soundsAlike'), phone && phoneWritten(phone), district && districtOf(district)]
        .filter(Boolean)
        .join(' · '),
    }),
  );
  return (
    <ComboBox
      label={t('farmer')}
      {...(hint !== undefined && { description: hint })}
      options={found}
      current={chosen}
      value={value}
      onChange={(id) => {
        const named = found.find((option) => option.value === id) ?? (id === chosen?.value ? chosen : null);
        setChosen(named);
        onChange(
          id,
          farmers.find((farmer) => farmer.id === id),
          named ?? undefined,
        );
      }}
      onSearch={setLetters}
      isGuessed={isBySound}
      isUnanswered={isPending || search !== latinDigits(letters.trim())}
      isFailed={isError}
      placeholder={t('farmerPlaceholder')}
      isRequired={isRequired}
      error={error}
    />
  );
}
