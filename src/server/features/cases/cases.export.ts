import { caseWorkflow } from '../../../../machines/cases/case.workflow.ts';
import { moment, stateColumn } from '../../records/export-columns.ts';
import type { ExportColumn } from '../../records/workbook.ts';
import type { Case } from './cases.list.ts';

export const caseColumns: Readonly<Record<string, ExportColumn<Case>>> = {
  caseNumber: { title: 'Number', width: 12, value: (one) => one.caseNumber },
  title: { title: 'Case', width: 40, value: (one) => one.title },
  category: { title: 'Category', width: 20, value: (one) => one.category.title },
  subCategory: { title: 'Sub-category', width: 20, value: (one) => one.subCategory?.title ?? null },
  farmer: { title: 'Farmer', width: 28, value: (one) => one.farmer.name, inUrdu: (one) => one.farmer.nameUr },
  phone: { title: 'Phone', width: 16, value: (one) => one.farmer.msisdn },
  district: { title: 'District', width: 20, value: (one) => one.district?.title ?? null },
  language: { title: 'Language', width: 14, value: (one) => one.language?.title ?? null },
  state: stateColumn(caseWorkflow),
  stateSince: { title: 'In state since', width: 20, value: (one) => moment(one.stateSince) },
  clock: { title: 'Due', width: 20, value: (one) => moment(one.clock.dueAt) },
  agent: { title: 'With', width: 22, value: (one) => one.agent?.name ?? null },
  tags: { title: 'Tags', width: 30, value: (one) => one.tags.join(', ') },
  createdAt: { title: 'Asked', width: 20, value: (one) => moment(one.createdAt) },
};
