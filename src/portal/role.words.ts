import { useTranslation } from 'react-i18next';

/** A role in the reader's language; one that an administrator has named stands as it was named. */
export function useRoleWords(): (role: string) => string {
  const { t } = useTranslation('common');
  return (role) => t(`roles.${role}`, { defaultValue: role });
}
