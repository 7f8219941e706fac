import { RotateCw, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';

export interface ErrorStateProps {
  title?: string;
  /** What went wrong, in the server's words. */
  detail?: string;
  onRetry?: () => void;
}

export function ErrorState({ title, detail, onRetry }: ErrorStateProps) {
  const { t } = useTranslation('common');
  return (
    <div role="alert">
      <EmptyState
        icon={TriangleAlert}
        title={title ?? t('errorTitle')}
        body={detail ?? t('errorBody')}
        action={onRetry && <Button icon={RotateCw} label={t('retry')} onPress={onRetry} />}
      />
    </div>
  );
}
