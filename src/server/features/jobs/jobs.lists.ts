import type { ReferenceList } from '../lovs/lists.ts';

export const lists = [
  { key: 'job-type', title: 'Job types', titleUr: 'جاب کی اقسام', group: 'service', attributes: ['value'] },
] as const satisfies readonly ReferenceList[];

declare module '../lovs/lists.ts' {
  interface ListKeys extends Record<(typeof lists)[number]['key'], true> {}
}
