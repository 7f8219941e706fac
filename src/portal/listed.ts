import i18next from 'i18next';

/** "wheat, cotton", of those that are there, with the reader's comma. */
export function listed(parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(i18next.t('common:comma'));
}
