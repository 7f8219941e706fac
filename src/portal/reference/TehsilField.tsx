import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { components } from '../../contract/generated/types.ts';
import { $api } from '../api/client.ts';
import { titleOf } from '../title-of.ts';
import { ComboBox } from '../ui/ComboBox.tsx';
import type { Option } from '../ui/Option.tsx';
import { useReferenceWords } from './ReferenceWord.tsx';

const FOUND = 20;

type Tehsil = components['schemas']['ReferenceItem'];

interface TehsilFieldProps {
  label?: string;
  value: string | null;
  /** The tehsil that stands there already. */
  known?: Option | undefined;
  /** With its centre where it has just been found. */
  onChange: (id: string | null, tehsil: Tehsil | undefined) => void;
  error?: string | undefined;
  description?: string;
}

/** Finds a tehsil by a part of its name. */
export function TehsilField({ label, value, known, onChange, error, description }: TehsilFieldProps) {
  const { t } = useTranslation('records');
  const districtOf = useReferenceWords('district');
  const [letters, setLetters] = useState('');
  const [chosen, setChosen] = useState<Option | null>(known ?? null);
  const search = useDeferredValue(letters.trim());
  const { data, isPending, isError } = $api.useQuery('get', '/location/tehsils', {
    params: { query: { limit: FOUND, ...(search !== '' && { search }) } },
  });
  const found = (data?.items ?? []).map(
    (tehsil): Option => ({
      value: tehsil.id,
      label: titleOf(tehsil),
      ...(tehsil.parentTitle && { detail: districtOf({ title: tehsil.parentTitle }) }),
    }),
  );
  return (
    <ComboBox
      label={label ?? t('tehsil')}
      options={found}
      current={chosen}
      value={value}
      onChange={(id) => {
        setChosen(found.find((option) => option.value === id) ?? (id === chosen?.value ? chosen : null));
        onChange(
          id,
          data?.items.find((item) => item.id === id),
        );
      }}
      onSearch={setLetters}
      isUnanswered={isPending || search !== letters.trim()}
      isFailed={isError}
      placeholder={t('tehsilPlaceholder')}
      error={error}
      {...(description && { description })}
    />
  );
}
