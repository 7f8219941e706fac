import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldsOf } from '../../../machines/shared/payload.ts';
import { type Entity, workflowOf } from '../../../machines/workflows.ts';
import { fieldWords } from '../api/problem.words.ts';
import { listed } from '../listed.ts';
import type { BulkRow } from './bulk.ts';
import { useWorkflowWords, type WorkflowWords } from './words.ts';

type OutcomeWords = (row: BulkRow, event: string | undefined) => string;

/** What became of one of many, in the reader's language: by the codes of the answer, as for one alone. */
export function useOutcomeWords(entity: Entity): OutcomeWords {
  const { t } = useTranslation(['lists', 'records', 'refusals']);
  const words = useWorkflowWords(entity);
  return useMemo(() => outcomeWordsOf(entity, t, words), [entity, t, words]);
}

export function outcomeWordsOf(entity: Entity, t: TFunction<string[]>, words: WorkflowWords): OutcomeWords {
  const nameOf = (event: string, wanted: string) => {
    const field = fieldsOf(workflowOf(entity).events[event]).find(({ name }) => name === wanted);
    return field && (wanted === 'reason' ? t('records:reason') : words.field(event, field));
  };
  const errorsOf = ({ errors = [] }: BulkRow, event: string) =>
    errors.map((error) => {
      const name = nameOf(event, error.pointer.slice(1));
      return name ? `${name}: ${fieldWords(error)}` : fieldWords(error);
    });
  return (row, event = '') => {
    const { outcome, code, guard, permission, by, did, lacks } = row;
    const state = words.state(row.state ?? '');
    if (outcome === 'forbidden' && permission) return t('records:refusals.permission', { permission });
    if (lacks) return t('outcomes.open', { fields: listed(lacks.map((name) => nameOf(event, name))) });
    if (outcome === 'invalid') return errorsOf(row, event).join(' ') || t('outcomes.invalid');
    if (outcome !== 'conflict') return t(`outcomes.${outcome}`);
    if (code === 'guard' && guard) return words.guard(guard);
    if (code === 'wrongState') return t('records:conflicts.wrongState', { state });
    if (code === 'stale' && by && did) return t('refusals:changedSince', { event: words.happened(did), name: by.name });
    const why = t(`refusals:refusals.${code}`, { defaultValue: t('outcomes.conflict') });
    return by ? `${why} ${t('refusals:now', { state, name: by.name })}` : why;
  };
}
