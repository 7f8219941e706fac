import type { ReferenceList } from '../lovs/lists.ts';

export const lists = [
  { key: 'loan-purpose', title: 'Loan purposes', titleUr: 'قرض کے مقاصد', group: 'service' },
  { key: 'loan-source', title: 'How applications come', titleUr: 'درخواستوں کے ذرائع', group: 'service' },
] as const satisfies readonly ReferenceList[];

declare module '../lovs/lists.ts' {
  interface ListKeys extends Record<(typeof lists)[number]['key'], true> {}
}
