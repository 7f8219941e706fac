import type { ManyEdit, SharedFields } from '../../../../../machines/ivr/commands/commands.many.ts';
import { byLinkKind, type LinkKind, linkKinds } from '../../../../../machines/ivr/menu.ts';
import { branches, counts, lengths } from '../inspector/node.fields.ts';

/** A choice of two that may also be left to each node. */
export type Choice = 'each' | 'yes' | 'no';

/** What may be left to each node, removed from all of them, or replaced on all of them. */
export const ways = ['each', 'none', 'other'] as const;

export interface Replaced {
  way: (typeof ways)[number];
  value: string | null;
}

const replaceable = [
  'validationQuery',
  'successNodeUuid',
  'failedNodeUuid',
  'recordingPathId',
  'menuLovId',
  'fileNameQuery',
  'patchDataQuery',
] as const satisfies readonly (keyof SharedFields)[];
export type ReplaceableField = (typeof replaceable)[number];

type Counted = (typeof counts)[number]['field'] | (typeof lengths)[number]['field'];

/** What is filled in; what is empty stays as it is on each node. */
export interface ManyForm {
  hasInput: Choice;
  recordingEnabled: Choice;
  playSuccessNodeContent: Choice;
  playFailedNodeContent: Choice;
  numbers: Readonly<Record<Counted, number | null>>;
  replaced: Readonly<Record<ReplaceableField, Replaced>>;
  add: Readonly<Record<LinkKind, readonly string[]>>;
  remove: Readonly<Record<LinkKind, readonly string[]>>;
}

const asItIs: Replaced = { way: 'each', value: null };
const nothing = byLinkKind((): readonly string[] => []);

export const emptyMany: ManyForm = {
  hasInput: 'each',
  recordingEnabled: 'each',
  playSuccessNodeContent: 'each',
  playFailedNodeContent: 'each',
  numbers: {
    nodeRepeat: null,
    childRepeat: null,
    maxChildNodes: null,
    maxDurationSeconds: null,
    maxSilenceSeconds: null,
  },
  replaced: {
    validationQuery: asItIs,
    successNodeUuid: asItIs,
    failedNodeUuid: asItIs,
    recordingPathId: asItIs,
    menuLovId: asItIs,
    fileNameQuery: asItIs,
    patchDataQuery: asItIs,
  },
  add: nothing,
  remove: nothing,
};

/** Null while a number is none, or out of its bounds. */
export function manyEditOf(form: ManyForm): ManyEdit | null {
  const set: SharedFields = {};
  for (const { field, min, max } of [...counts, ...lengths]) {
    const value = form.numbers[field];
    if (value === null) continue;
    if (!Number.isInteger(value) || value < min || value > max) return null;
    set[field] = value;
  }
  if (form.hasInput !== 'each') set.hasInput = form.hasInput === 'yes' ? 1 : 0;
  if (form.recordingEnabled !== 'each') set.recordingEnabled = form.recordingEnabled === 'yes';
  for (const { plays } of branches) {
    const choice = form[plays];
    if (choice !== 'each') set[plays] = choice;
  }
  for (const field of replaceable) {
    const { way, value } = form.replaced[field];
    if (way === 'none') set[field] = null;
    if (way === 'other' && value !== null) set[field] = value;
  }
  return { set, add: form.add, remove: form.remove };
}

export function isFilledIn({ set, add, remove }: ManyEdit): boolean {
  return (
    Object.keys(set).length > 0 || linkKinds.some((kind) => (add[kind]?.length ?? 0) + (remove[kind]?.length ?? 0) > 0)
  );
}
