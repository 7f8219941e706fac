import {
  Banknote,
  Bug,
  CloudSun,
  Droplets,
  type LucideIcon,
  Megaphone,
  PawPrint,
  Store,
  Tractor,
  Wheat,
} from 'lucide-react';
import { useItemsOf } from '../../reference/choices.ts';

/** By the value of a category; an installation's own have that of campaigns. */
const icons: Readonly<Record<string, LucideIcon>> = {
  crops: Wheat,
  livestock: PawPrint,
  weather: CloudSun,
  'market-prices': Store,
  'pests-and-diseases': Bug,
  'water-and-irrigation': Droplets,
  machinery: Tractor,
  loans: Banknote,
};

/** The picture of a category, by its id. */
export function useCategoryIcons(list: string): (categoryId: string) => LucideIcon {
  const { data } = useItemsOf(list);
  const values = new Map(data?.items.map(({ id, attributes }) => [id, String(attributes.value)]));
  return (categoryId) => icons[values.get(categoryId) ?? ''] ?? Megaphone;
}
