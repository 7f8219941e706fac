import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { eventsFor } from '../../../machines/shared/decide.ts';
import type { Subject } from '../../../machines/shared/workflow.ts';
import { type Entity, workflowOf } from '../../../machines/workflows.ts';
import { isClaiming } from './claims.ts';
import type { LiveStep } from './live-step.ts';
import { useViewer } from './viewer.ts';
import { useWorkflowWords } from './words.ts';

interface Open {
  subject: Subject<object>;
  /** What the live stream said about it. */
  steps: readonly LiveStep[];
}

/** The record whose page or row a dialog was opened from. */
export const OpenRecord = createContext<Open | null>(null);

/** What a colleague has done to a record since it was read, and why an event is not possible any more after that. */
export function useChanged(entity: Entity, event: string): { words: string; denial: string | undefined } | null {
  const { t } = useTranslation('records');
  const open = useContext(OpenRecord);
  const viewer = useViewer();
  const words = useWorkflowWords(entity);
  const newer = open?.steps.findLast(
    (step) => step.version > open.subject.version && step.by.id !== viewer.id && !isClaiming(step),
  );
  if (!open || !newer) return null;
  const now = eventsFor(workflowOf(entity), { ...open.subject, state: newer.state, version: newer.version }, viewer);
  const verdict = now.find((one) => one.event === event);
  return {
    words: t('changedBy', { event: words.happened(newer.event), name: newer.by.name }),
    denial: verdict && words.denial(verdict, newer.state),
  };
}
