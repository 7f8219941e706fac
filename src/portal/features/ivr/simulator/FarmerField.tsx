import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Caller } from '../../../../../machines/ivr/menu.ts';
import { useErrorWords } from '../../../api/error.words.ts';
import { useFarmersFound } from '../../../reference/farmers.found.ts';
import { ComboBox } from '../../../ui/ComboBox.tsx';
import type { Option } from '../../../ui/Option.tsx';
import { loadCaller } from './caller.data.ts';
import type { CallerForm } from './caller.ts';

const FOUND = 12;

type Farmer = NonNullable<CallerForm['farmer']>;

interface FarmerFieldProps {
  farmer: Farmer | null;
  /** `known` is what the farmer's profile says; it comes a moment after the choice. */
  onChange: (farmer: Farmer | null, known?: Caller) => void;
  className: string;
}

/** Finds a farmer, and with it everything that the menu knows of a caller. */
export function FarmerField({ farmer, onChange, className }: FarmerFieldProps) {
  const { t } = useTranslation('ivrSimulator');
  const wordsOf = useErrorWords();
  const [letters, setLetters] = useState('');
  const [error, setError] = useState<string>();
  const search = useDeferredValue(letters.trim());
  const { farmers, isBySound, isPending, isError } = useFarmersFound(search, { limit: FOUND, status: ['active'] });
  const found = farmers.map(({ id, name, phone }): Farmer => ({ id, name, phone }));

  // A profile that comes when somebody else was chosen, or nobody, changes nothing any more.
  const [asked, setAsked] = useState<Farmer | null>(null);
  const tell = useEffectEvent(onChange);
  const refuse = useEffectEvent((refusal: unknown) => setError(wordsOf(refusal)));
  useEffect(() => {
    let isWanted = asked !== null;
    if (asked)
      void loadCaller(asked.phone).then(
        (known) => isWanted && tell(asked, known),
        (refusal: unknown) => isWanted && refuse(refusal),
      );
    return () => {
      isWanted = false;
    };
  }, [asked]);

  function choose(id: string | null) {
    const chosen = found.find((one) => one.id === id) ?? (id === farmer?.id ? farmer : null);
    setError(undefined);
    onChange(chosen);
    setAsked(chosen);
  }

  return (
    <ComboBox
      className={className}
      label={t('farmer')}
      options={found.map(optionOf)}
      current={farmer && optionOf(farmer)}
      value={farmer?.id ?? null}
      onChange={choose}
      onSearch={setLetters}
      isGuessed={isBySound}
      isUnanswered={isPending || search !== letters.trim()}
      isFailed={isError}
      placeholder={t('farmerPlaceholder')}
      error={error}
    />
  );
}

const optionOf = ({ id, name, phone }: Farmer): Option => ({ value: id, label: `${name} · ${phone}` });
