import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEntries } from '../../reference/choices.ts';
import type { Option } from '../../ui/Option.tsx';

type Kind = 'province' | 'district' | 'tehsil';

/** Places as choices; where several share a name each says what it is. */
export function namedApart(
  places: readonly (Option & { kind: Kind })[],
  apart: (kind: Kind, name: string) => string,
): Option[] {
  const times = new Map<string, number>();
  for (const { label } of places) times.set(label, (times.get(label) ?? 0) + 1);
  return places.map(({ kind, ...option }) => {
    return (times.get(option.label) ?? 0) > 1 ? { ...option, label: apart(kind, option.label) } : option;
  });
}

/** Provinces, districts and tehsils. */
export function usePlaces(): readonly Option[] {
  const { t } = useTranslation('campaigns');
  const [provinces, districts, tehsils] = [useEntries('province'), useEntries('district'), useEntries('tehsil')];
  return useMemo(() => {
    const of = (kind: Kind, options: readonly Option[]) => options.map((option) => ({ ...option, kind }));
    const all = [...of('province', provinces), ...of('district', districts), ...of('tehsil', tehsils)];
    return namedApart(all, (kind, name) => t(`audience.placeOf.${kind}`, { name }));
  }, [t, provinces, districts, tehsils]);
}
