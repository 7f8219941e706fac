import { useTranslation } from 'react-i18next';
import { titleOf } from '../../../title-of.ts';
import { ComboBox } from '../../../ui/ComboBox.tsx';
import { usePlaces } from './caller.data.ts';

interface TehsilFieldProps {
  /** The tehsil's id, then its district's and its province's. */
  value: readonly string[];
  onChange: (location: string[]) => void;
  className: string;
}

/** Where the caller lives; district and province follow from the tehsil. */
export function TehsilField({ value, onChange, className }: TehsilFieldProps) {
  const { t } = useTranslation('ivrSimulator');
  const { data } = usePlaces();
  const tehsils = (data?.items ?? []).filter(({ list }) => list === 'tehsil');
  const districtOf = (id: string | null) => data?.items.find((place) => place.id === id);
  const named = (place: (typeof tehsils)[number] | undefined) => (place ? titleOf(place) : '');
  return (
    <ComboBox
      className={className}
      label={t('tehsil')}
      options={tehsils.map((tehsil) => ({
        value: tehsil.id,
        label: named(tehsil),
        detail: named(districtOf(tehsil.parentId)),
      }))}
      value={value[0] ?? null}
      onChange={(id) => {
        const tehsil = tehsils.find((one) => one.id === id);
        const district = districtOf(tehsil?.parentId ?? null);
        onChange([tehsil?.id, district?.id, district?.parentId].flatMap((part) => part ?? []));
      }}
      placeholder={t('notKnown')}
    />
  );
}
