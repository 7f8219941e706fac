import { useTranslation } from 'react-i18next';

interface InspectorProps {
  uuid: string;
}

/** Every field of one node of the voice menu. */
export function Inspector({ uuid }: InspectorProps) {
  const { t } = useTranslation('ivrInspector');
  return <section aria-label={t('inspector')} data-node={uuid} />;
}
