import { useTranslation } from 'react-i18next';

/** What the draft changes against a revision, node by node and field by field. */
export function Compare() {
  const { t } = useTranslation('ivrPublish');
  return <section aria-label={t('compare.title')} />;
}
