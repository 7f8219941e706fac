import { useTranslation } from 'react-i18next';

export const SOURCES = ['callCentre', 'operator', 'sms', 'ivr', 'web', 'bulk'] as const;

/** By which way a wish not to be called came. */
export function useSources() {
  const { t } = useTranslation('doNotCall');
  return SOURCES.map((value) => ({ value, label: t(`sources.${value}`) }));
}
