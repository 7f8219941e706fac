import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonLines } from '../../ui/Skeleton.tsx';
import { useViewer } from '../../workflow/viewer.ts';
import * as styles from './bars/bars.css.ts';
import { DesignerPage } from './DesignerPage.tsx';
import { useDraftSource, useLiveSource, useOutbox } from './document/menu.data.ts';

/** The designer of the voice menu, once its draft is here. */
export function VoiceMenuPage() {
  const { t } = useTranslation('ivr');
  const { data, error, refetch } = useDraftSource();
  // Asked for together with the draft: in what the two differ stands in the first bar.
  useLiveSource();
  const { id } = useViewer();
  const outbox = useOutbox(id);
  if (data && outbox)
    return <DesignerPage key={id} source={data.source} sequence={data.sequence} outbox={outbox} viewer={id} />;
  return (
    <div className={styles.page} aria-busy={!error}>
      <div className={styles.stateBar}>
        <h1 className={styles.heading}>{t('title')}</h1>
      </div>
      {error ? (
        <ErrorState title={t('notLoaded')} detail={error.detail ?? error.title} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines lines={8} />
      )}
    </div>
  );
}
