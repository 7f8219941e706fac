import { useTranslation } from 'react-i18next';

interface BoxInspectorProps {
  id: string;
}

/** Every field of one welcome box. */
export function BoxInspector({ id }: BoxInspectorProps) {
  const { t } = useTranslation('ivrInspector');
  return <section aria-label={t('boxInspector')} data-box={id} />;
}
