import { useTranslation } from 'react-i18next';

/** The welcome boxes in the order in which a caller hears them. */
export function BoxesList() {
  const { t } = useTranslation('ivrInspector');
  return <section aria-label={t('boxes')} />;
}
