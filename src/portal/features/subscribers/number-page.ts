import { path } from '../../paths.ts';

/** The profile of the farmer; of a number without one, the quick profile, where one is made. */
export function numberPage({ farmer, phone }: { farmer: { id: string } | null; phone: string }): string {
  return farmer ? path('profile', farmer.id) : path('quickProfile', phone);
}
