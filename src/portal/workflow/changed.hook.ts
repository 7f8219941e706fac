import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { allowedEvents, eventsFor } from '../../../machines/shared/decide.ts';
import type { Actor, Subject, Workflow } from '../../../machines/shared/workflow.ts';
import { type Entity, workflowOf } from '../../../machines/workflows.ts';
import type { Conflict } from '../api/conflict.ts';
import { isClaiming } from './claims.ts';
import type { Difference } from './differences.ts';
import type { LiveStep } from './live-step.ts';
import { useViewer } from './viewer.ts';
import { useWorkflowWords } from './words.ts';

interface Open {
  subject: Subject<object>;
  /** What the live stream said about it. */
  steps: readonly LiveStep[];
  /** What is different since the dialog was opened, and whose `fields` name it. */
  changes?: { namespace: string; differences: readonly Difference[] };
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

/** A refusal as the record stands by now: what a colleague did after it has the last word. */
export function useConflictNow(entity: Entity, event: string, conflict: Conflict): Conflict {
  const open = useContext(OpenRecord);
  const viewer = useViewer();
  return open ? conflictNow(workflowOf(entity), event, conflict, open, viewer) : conflict;
}

export function conflictNow(
  workflow: Workflow<object>,
  event: string,
  conflict: Conflict,
  { subject, steps }: Open,
  viewer: Actor,
): Conflict {
  const last = steps.findLast((step) => !isClaiming(step));
  if (!last || conflict.at === undefined || Date.parse(last.at) <= Date.parse(conflict.at)) return conflict;
  const now = { ...subject, state: last.version > subject.version ? last.state : subject.state };
  const denial = eventsFor(workflow, now, viewer).find((one) => one.event === event)?.denial;
  const code = denial ? (denial.kind === 'guard' ? 'guard' : 'wrongState') : 'stale';
  const { words: _, guard: __, ...known } = conflict;
  return {
    ...known,
    code,
    state: now.state,
    by: last.by.name,
    at: last.at,
    event: last.event,
    allowed: allowedEvents(workflow, now, viewer),
    ...(denial?.guard !== undefined && { guard: denial.guard }),
  };
}
