import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { $api } from '../../api/client.ts';
import type { Option } from '../../ui/Option.tsx';

interface Titled {
  id: string;
  title: string;
  titleUr: string | null;
}

const LONG = { staleTime: 10 * 60_000 };

function useOptions(items: readonly Titled[] | undefined): readonly Option[] {
  const { i18n } = useTranslation();
  const isUrdu = i18n.language === 'ur';
  return useMemo(
    () => (items ?? []).map(({ id, title, titleUr }) => ({ value: id, label: (isUrdu && titleUr) || title })),
    [items, isUrdu],
  );
}

export const useProvinces = () => useOptions($api.useQuery('get', '/location/provinces', {}, LONG).data?.items);
export const useDistricts = () => useOptions($api.useQuery('get', '/location/districts/', {}, LONG).data?.items);
export const useLanguages = () => useOptions($api.useQuery('get', '/location/languages', {}, LONG).data?.items);
