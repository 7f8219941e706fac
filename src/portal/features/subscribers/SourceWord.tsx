import { useTranslation } from 'react-i18next';

export function SourceWord({ source }: { source: string }) {
  const { t } = useTranslation('doNotCall');
  return t(`sources.${source}`);
}
