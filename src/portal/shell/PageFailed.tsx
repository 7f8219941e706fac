import { useTranslation } from 'react-i18next';
import { ErrorState } from '../ui/ErrorState.tsx';

/** Stands where a page has failed, the rest of the window going on. */
export function PageFailed({ retry }: { retry: () => void }) {
  const { t } = useTranslation('shell');
  return <ErrorState title={t('pageFailed')} detail={t('pageFailedBody')} onRetry={retry} />;
}
