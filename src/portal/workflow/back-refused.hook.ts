import { useTranslation } from 'react-i18next';
import type { Entity } from '../../../machines/workflows.ts';
import { callErrorOf } from '../api/call-error.ts';
import { useErrorWords } from '../api/error.words.ts';
import { sinceThen } from './back-refused.ts';
import { useViewer } from './viewer.ts';
import { useWorkflowWords } from './words.ts';

/** Why a decision was not taken back: what has happened since, whether this person has read that or not. */
export function useBackRefusal(entity: Entity): (thrown: unknown) => string {
  const { t } = useTranslation(['lists', 'records']);
  const words = useWorkflowWords(entity);
  const refusalWords = useErrorWords();
  const viewer = useViewer();
  return (thrown) => {
    const { conflict } = callErrorOf(thrown);
    const since = conflict && sinceThen(entity, conflict, viewer.name);
    if (!since) return refusalWords(thrown);
    if (since === 'own') return t('nothingToUndo');
    return t('nothingLeft', { did: t('records:didBy', { event: words.happened(since.event), name: since.by }) });
  };
}
