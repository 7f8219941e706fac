import { keepPreviousData } from '@tanstack/react-query';
import type { components, operations } from '../../../contract/generated/types.ts';
import { answerOf } from '../../api/answer.ts';
import { $api, api, fetchFile, invalidate } from '../../api/client.ts';
import { latinDigits } from '../../ui/latin-digits.ts';
import type { ListPageOf, ListQuery, RowsResult } from '../../workflow/rows.ts';

export type LoanSummary = components['schemas']['LoanSummary'];
export type LoanApplication = components['schemas']['LoanApplication'];
export type LoanItemInput = components['schemas']['LoanItemInput'];
export type LoanApply = components['schemas']['LoanApply'];
type LoanQuery = NonNullable<operations['listLoanApplications']['parameters']['query']>;
type ExportQuery = operations['exportLoanApplications']['parameters']['query'];

const CHOICES = ['partner', 'type', 'agent', 'district', 'season'] as const;

/** The list's filters by the names and types of the call. */
export function loanFilter({ search, status, filters }: ListQuery) {
  const number = (name: string) => (filters[name]?.[0] === undefined ? undefined : Number(filters[name][0]));
  const flag = filters['unassigned']?.[0];
  const choices = CHOICES.flatMap((name) => (filters[name] ? [[name, [...filters[name]]] as const] : []));
  const [amountMin, amountMax] = [number('amountMin'), number('amountMax')];
  const [appliedFrom, appliedTo] = [filters['appliedFrom']?.[0], filters['appliedTo']?.[0]];
  return {
    ...(search !== '' && { search: latinDigits(search) }),
    ...(status.length > 0 && { status: [...status] as LoanSummary['state'][] }),
    ...Object.fromEntries(choices),
    ...(flag !== undefined && { unassigned: flag === 'true' }),
    ...(amountMin !== undefined && Number.isFinite(amountMin) && { amountMin }),
    ...(amountMax !== undefined && Number.isFinite(amountMax) && { amountMax }),
    ...(appliedFrom && { appliedFrom }),
    ...(appliedTo && { appliedTo }),
  };
}

function loanQuery(query: ListQuery): LoanQuery {
  const { limit, offset } = query;
  // The list's description offers only orders that the call knows.
  return { ...loanFilter(query), sort: query.sort as LoanQuery['sort'], limit, offset, counts: true };
}

export function useLoans(query: ListQuery): RowsResult<LoanSummary> {
  return $api.useQuery(
    'get',
    '/loan/applications/all',
    { params: { query: loanQuery(query) } },
    { placeholderData: keepPreviousData },
  );
}

export async function loadLoans(query: ListQuery): Promise<ListPageOf<LoanSummary>> {
  return await answerOf(api.GET('/loan/applications/all', { params: { query: loanQuery(query) } }));
}

/** The whole list with these filters as a file, all pages. */
export async function exportLoans(format: 'csv' | 'xlsx', query: ListQuery, columns: readonly string[]): Promise<Blob> {
  const { sort } = loanQuery(query);
  const asked: ExportQuery = { format, columns: [...columns], ...loanFilter(query), sort };
  const text = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) text.append(name, String(one));
  }
  const response = await fetchFile(`/loan/applications/export?${text}`);
  return await response.blob();
}

export function useLoan(id: string) {
  return $api.useQuery('get', '/loan/applications/{id}', { params: { path: { id } } });
}

/** Everything that shows loans is read again. */
export async function refreshLoans(): Promise<void> {
  await invalidate('/loan/applications', '/workflow', '/dashboard');
}

export async function applyForLoan(body: LoanApply): Promise<LoanSummary> {
  const made = await answerOf(api.POST('/loan/applications', { body }));
  await refreshLoans();
  return made;
}

/** Stores the signed contract; its id goes with the signing. */
export async function uploadSignedCopy(id: string, file: File): Promise<string> {
  const form = new FormData();
  form.append('file', file);
  const response = await fetchFile(`/loan/applications/${encodeURIComponent(id)}/signed-copy`, {
    method: 'POST',
    body: form,
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  const copy: components['schemas']['SignedCopy'] = await response.json();
  return copy.id;
}

export async function downloadSignedCopy(id: string): Promise<Blob> {
  return await (await fetchFile(`/loan/applications/${encodeURIComponent(id)}/signed-copy`)).blob();
}
