import type { ReferenceList } from '../lovs/lists.ts';

export const lists = [
  { key: 'case-category', title: 'Case categories', titleUr: 'کیسوں کی اقسام', group: 'service' },
  {
    key: 'case-sub-category',
    title: 'Case sub-categories',
    titleUr: 'کیسوں کی ذیلی اقسام',
    group: 'service',
    parent: 'case-category',
  },
] as const satisfies readonly ReferenceList[];

declare module '../lovs/lists.ts' {
  interface ListKeys extends Record<(typeof lists)[number]['key'], true> {}
}
