import { useTranslation } from 'react-i18next';

/** The phone beside the canvas, with the caller above it and what the call does beside it. */
export function Simulator() {
  const { t } = useTranslation('ivrSimulator');
  return <aside aria-label={t('title')} />;
}
