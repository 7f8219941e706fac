import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { queryFields } from '../../../../../machines/ivr/query.environment.ts';

const words = [
  { label: 'has(…)', apply: 'has(', detail: 'bool', info: 'Whether an answer has this field' },
  { label: 'size(…)', apply: 'size(', detail: 'int', info: 'How many there are' },
  { label: 'true', detail: 'bool' },
  { label: 'false', detail: 'bool' },
];
const onLists = [
  { label: 'exists(x, …)', apply: 'exists(x, x == )', detail: 'bool', info: 'Whether it holds for one of them' },
  { label: 'all(x, …)', apply: 'all(x, x == )', detail: 'bool', info: 'Whether it holds for each of them' },
  { label: 'size()', detail: 'int', info: 'How many there are' },
];
const onTexts = [
  { label: 'startsWith(…)', apply: 'startsWith("")', detail: 'bool' },
  { label: 'endsWith(…)', apply: 'endsWith("")', detail: 'bool' },
  { label: 'contains(…)', apply: 'contains("")', detail: 'bool' },
];

/** What may follow the letters before the cursor: a whole name, a field of what stands before the dot, or what can be asked of it. */
export function completionsAt(before: string): { from: number; options: Completion[] } | null {
  const path = /[\w.()]*$/.exec(before)?.[0] ?? '';
  const dot = path.lastIndexOf('.');
  if (dot < 0) {
    const whole = queryFields.map(({ name, type, doc }) => ({ label: name, detail: type, info: doc }));
    return { from: before.length - path.length, options: [...whole, ...words] };
  }
  const owner = path.slice(0, dot);
  const from = before.length - path.length + dot + 1;
  const fields = queryFields
    .filter(({ name }) => name.startsWith(`${owner}.`) && !name.slice(owner.length + 1).includes('.'))
    .map(({ name, type, doc }) => ({ label: name.slice(owner.length + 1), detail: type, info: doc }));
  const type = queryFields.find(({ name }) => name === owner)?.type ?? '';
  const asked = type.startsWith('list') ? onLists : type === 'string' ? onTexts : [];
  const options = [...fields, ...asked];
  return options.length === 0 ? null : { from, options };
}

export function completeQuery(context: CompletionContext): CompletionResult | null {
  const before = context.state.sliceDoc(0, context.pos);
  const found = completionsAt(before);
  if (!found || (!context.explicit && !/[\w.]$/.test(before))) return null;
  return { ...found, validFor: /^\w*$/ };
}
