import type { Profile } from './farmers.data.ts';

/** The one thing to do next with a farmer on the line, and why. */
export type NextAction =
  | { kind: 'case'; id: string; title: string; dueAt: string; isOver: boolean }
  | { kind: 'waiting'; id: string; title: string }
  | { kind: 'pending' }
  | { kind: 'subscribe' }
  | { kind: 'loan'; id: string; title: string; state: string }
  | { kind: 'crops' }
  | { kind: 'stage'; crop: string }
  | LateStage
  | { kind: 'field'; field: 'language' | 'village' | 'cnic' | 'place' };

/** A stage that should have been seen by a day, `2026-11-26`. */
export interface LateStage {
  kind: 'lateStage';
  crop: string;
  stage: string;
  on: string;
}

const SOON = 4 * 3_600_000;
/** What was sown before that has been harvested, as far as is known. */
const LATELY = 60 * 24 * 3_600_000;

/** By rules, the most urgent first. */
export function nextActions(
  { farmer, cases, loans, land }: Profile,
  now: number,
  late: readonly LateStage[],
): NextAction[] {
  const open = cases?.items ?? [];
  const due = open.flatMap(({ id, title, dueAt, state }): NextAction[] => {
    const runs = (state === 'new' || state === 'open') && dueAt !== null;
    if (!runs || Date.parse(dueAt) - now > SOON) return [];
    return [{ kind: 'case', id, title, dueAt, isOver: Date.parse(dueAt) < now }];
  });
  const waiting = open.flatMap(({ id, title, state }): NextAction[] =>
    state === 'pending' ? [{ kind: 'waiting', id, title }] : [],
  );
  const signing = (loans?.items ?? []).flatMap(({ id, purpose, state }): NextAction[] =>
    state === 'accepted' ? [{ kind: 'loan', id, title: purpose, state }] : [],
  );
  const crops = land?.flatMap(({ farmcrops }) => farmcrops) ?? [];
  const unseen = crops.find(
    ({ growthStage, sownOn }) => growthStage === null && sownOn !== null && now - Date.parse(sownOn) < LATELY,
  );
  const missing: [boolean, NextAction & { kind: 'field' }][] = [
    [farmer.language === null, { kind: 'field', field: 'language' }],
    [farmer.village === null, { kind: 'field', field: 'village' }],
    [farmer.cnic === null, { kind: 'field', field: 'cnic' }],
    [farmer.lat === null, { kind: 'field', field: 'place' }],
  ];
  return [
    ...due,
    ...waiting,
    ...late,
    ...(farmer.state === 'pending' ? [{ kind: 'pending' } as const] : []),
    ...(farmer.subscriber === null ? [{ kind: 'subscribe' } as const] : []),
    ...signing,
    ...(unseen ? [{ kind: 'stage', crop: unseen.crop.title } as const] : []),
    ...(land?.length === 0 ? [{ kind: 'crops' } as const] : []),
    ...missing.flatMap(([is, action]) => (is ? [action] : [])),
  ];
}

export const keyOf = (action: NextAction) =>
  action.kind === 'case' || action.kind === 'waiting' || action.kind === 'loan'
    ? `${action.kind}:${action.id}`
    : action.kind === 'field'
      ? `field:${action.field}`
      : action.kind === 'lateStage'
        ? `lateStage:${action.crop}:${action.stage}`
        : action.kind;
