import {
  type AudienceKind,
  audienceKinds,
  type ManyEdit,
  type SharedFields,
} from '../../../../../machines/ivr/commands/commands.many.ts';

/** A choice of two that may also be left to each node. */
export type Choice = 'each' | 'yes' | 'no';

/** What is filled in; what is empty stays as it is on each node. */
export interface ManyForm {
  hasInput: Choice;
  nodeRepeat: number | null;
  childRepeat: number | null;
  maxChildNodes: number | null;
  recordingEnabled: Choice;
  maxDurationSeconds: number | null;
  maxSilenceSeconds: number | null;
  condition: 'each' | 'none' | 'other';
  validationQuery: string | null;
  add: Readonly<Record<AudienceKind, readonly string[]>>;
  remove: Readonly<Record<AudienceKind, readonly string[]>>;
}

const nobody = { crops: [], livestocks: [], machineries: [], locations: [], languages: [] };

export const emptyMany: ManyForm = {
  hasInput: 'each',
  nodeRepeat: null,
  childRepeat: null,
  maxChildNodes: null,
  recordingEnabled: 'each',
  maxDurationSeconds: null,
  maxSilenceSeconds: null,
  condition: 'each',
  validationQuery: null,
  add: nobody,
  remove: nobody,
};

export const manyCounts = [
  { field: 'nodeRepeat', min: 1, max: 10 },
  { field: 'childRepeat', min: 0, max: 10 },
  { field: 'maxChildNodes', min: 0, max: 12 },
] as const;

export const manyLengths = [
  { field: 'maxDurationSeconds', min: 1, max: 3600 },
  { field: 'maxSilenceSeconds', min: 0, max: 600 },
] as const;

/** Null while a number is none, or out of its bounds. */
export function manyEditOf(form: ManyForm): ManyEdit | null {
  const set: SharedFields = {};
  for (const { field, min, max } of [...manyCounts, ...manyLengths]) {
    const value = form[field];
    if (value === null) continue;
    if (!Number.isInteger(value) || value < min || value > max) return null;
    set[field] = value;
  }
  if (form.hasInput !== 'each') set.hasInput = form.hasInput === 'yes' ? 1 : 0;
  if (form.recordingEnabled !== 'each') set.recordingEnabled = form.recordingEnabled === 'yes';
  if (form.condition === 'none') set.validationQuery = null;
  if (form.condition === 'other' && form.validationQuery !== null) set.validationQuery = form.validationQuery;
  return { set, add: form.add, remove: form.remove };
}

export function isFilledIn({ set, add, remove }: ManyEdit): boolean {
  return (
    Object.keys(set).length > 0 ||
    audienceKinds.some((kind) => (add[kind]?.length ?? 0) + (remove[kind]?.length ?? 0) > 0)
  );
}
