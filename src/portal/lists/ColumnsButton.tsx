import { Columns3 } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { part } from '../page.part.tsx';
import { Button } from '../ui/Button.tsx';
import { Popover } from '../ui/Popover.tsx';
import { SkeletonLines } from '../ui/Skeleton.tsx';
import type { ColumnsPanelProps } from './ColumnsPanel.tsx';

const ColumnsPanel = part(async () => (await import('./ColumnsPanel.tsx')).ColumnsPanel);

interface ColumnsButtonProps extends ColumnsPanelProps {
  /** As many as there is room for. */
  shown: number;
}

/** The way to the columns. What drags them weighs a tenth of a list's page, so that it is fetched when it is asked for. */
export function ColumnsButton({ shown, ...panel }: ColumnsButtonProps) {
  const { t } = useTranslation('lists');
  return (
    <Popover
      label={t('columns')}
      placement="bottom end"
      trigger={
        <Button
          shrinks
          icon={Columns3}
          label={t('columns')}
          detail={t('columnsShown', { shown, all: panel.columns.length })}
        />
      }
    >
      <Suspense fallback={<SkeletonLines lines={6} />}>
        <ColumnsPanel {...panel} />
      </Suspense>
    </Popover>
  );
}
