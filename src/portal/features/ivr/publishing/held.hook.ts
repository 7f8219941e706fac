import { useTranslation } from 'react-i18next';
import { useDesignerPart } from '../document/designer.store.ts';
import { countOf } from '../problems/problems.ts';
import { useJudgedCases } from '../simulator/judged.hook.ts';

/** What holds the draft back from callers, in words; undefined where nothing is known to. */
export function useHeldBack(): string | undefined {
  const { t } = useTranslation('ivrPublish');
  const errors = useDesignerPart(({ problems }) => countOf(problems, 'error'));
  const { data, isRunning } = useJudgedCases();
  const failed = isRunning ? 0 : (data?.items.filter(({ passed }) => !passed).length ?? 0);
  const [one, other] = [
    ...(errors > 0 ? [t('publish.errorCount', { count: errors })] : []),
    ...(failed > 0 ? [t('publish.failedCount', { count: failed })] : []),
  ];
  return one !== undefined && other !== undefined ? t('publish.andList', { one, other }) : one;
}
