import { useTranslation } from 'react-i18next';
import type { components } from '../../../contract/generated/types.ts';
import { useFormat } from '../../format.ts';

/** How far the latest run came. */
export function LastRun({ of: { reached, total } }: { of: components['schemas']['LastRun'] }) {
  const { t } = useTranslation('jobs');
  const { number } = useFormat();
  return t('reached', { reached: number(reached), total: number(total) });
}
