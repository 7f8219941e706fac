import { RotateCw, TriangleAlert } from 'lucide-react';
import { type ComponentType, createElement, lazy, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { watchReach } from './api/reach.ts';
import { patiently } from './patience.ts';
import { reportDefect } from './shell/defects.ts';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { Icon } from './ui/Icon.tsx';
import { PlainButton } from './ui/PlainButton.tsx';
import { muted } from './ui/text.css.ts';

/** A part of a page whose code is fetched when it is first shown. What fails of it stays within it: the page goes on. */
export function part<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const fetched = () => lazy(() => patiently(async () => ({ default: await load() })));
  let Loaded = fetched();
  const StandIn = ({ retry }: { retry: () => void }) => (
    <PartFailed
      onRetry={() => {
        // What has failed once stays failed.
        Loaded = fetched();
        retry();
      }}
    />
  );
  return function Part(props) {
    return (
      <ErrorBoundary standIn={StandIn} onError={reportDefect}>
        {createElement<Props>(Loaded as unknown as ComponentType<Props>, props)}
      </ErrorBoundary>
    );
  };
}

function PartFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('common');
  useEffect(() => watchReach((isAway) => !isAway && onRetry()));
  return (
    <div role="alert">
      <Icon of={TriangleAlert} /> <span className={muted}>{t('partFailed')}</span>{' '}
      <PlainButton icon={RotateCw} label={t('retry')} onPress={onRetry} />
    </div>
  );
}
