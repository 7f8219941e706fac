import { loanWorkflow } from '../../../../machines/loans/loan.workflow.ts';
import { moment, stateColumn } from '../../records/export-columns.ts';
import type { ExportColumn } from '../../records/workbook.ts';
import type { LoanSummary } from './loans.list.ts';

export const loanColumns: Readonly<Record<string, ExportColumn<LoanSummary>>> = {
  applicationId: { title: 'Number', width: 12, value: (loan) => loan.applicationId },
  farmer: { title: 'Farmer', width: 28, value: (loan) => loan.farmer.name, inUrdu: (loan) => loan.farmer.nameUr },
  phone: { title: 'Phone', width: 16, value: (loan) => loan.farmer.msisdn },
  district: { title: 'District', width: 20, value: (loan) => loan.district?.title ?? null },
  purpose: { title: 'Purpose', width: 24, value: (loan) => loan.purpose },
  season: { title: 'Season', width: 16, value: (loan) => loan.season },
  type: { title: 'Type', width: 20, value: (loan) => loan.type.title },
  partner: { title: 'Partner', width: 24, value: (loan) => loan.partner.title },
  amount: { title: 'Amount, PKR', width: 14, value: (loan) => loan.amount },
  acres: { title: 'Acres', width: 8, value: (loan) => loan.acres },
  state: stateColumn(loanWorkflow),
  stateSince: { title: 'In state since', width: 20, value: (loan) => moment(loan.stateSince) },
  agent: { title: 'Agent', width: 22, value: (loan) => loan.agent?.name ?? null },
  appliedAt: { title: 'Applied', width: 20, value: (loan) => moment(loan.appliedAt) },
};
