import i18next from 'i18next';
import type { Found } from '../../manifest.ts';
import { path } from '../../paths.ts';
import { nameOf } from '../../person-name.ts';
import { findFarmersOnce } from '../../reference/farmers.found.ts';
import { phoneWritten } from '../../ui/phones.ts';

/** Farmers by name, its sound, number or CNIC. */
export async function findFarmers(search: string, signal: AbortSignal): Promise<Found[]> {
  const { farmers, isBySound } = await findFarmersOnce(search, { limit: 6 }, signal);
  return farmers.map((farmer) => ({
    id: `farmer ${farmer.id}`,
    label: nameOf(farmer),
    detail: [isBySound && i18next.t('records:soundsAlike'), phoneWritten(farmer.phone)].filter(Boolean).join(' · '),
    href: path('profile', farmer.id),
    isGuess: isBySound,
  }));
}
