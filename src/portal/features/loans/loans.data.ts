import type { components } from '../../../contract/generated/types.ts';
import { answerOf } from '../../api/answer.ts';
import { api, fetchFile, invalidate } from '../../api/client.ts';

export type LoanSummary = components['schemas']['LoanSummary'];
export type LoanApplication = components['schemas']['LoanApplication'];
export type LoanItemInput = components['schemas']['LoanItemInput'];
export type LoanApply = components['schemas']['LoanApply'];
export async function applyForLoan(body: LoanApply): Promise<LoanSummary> {
  const made = await answerOf(api.POST('/loan/applications', { body }));
  await invalidate('/loan/applications', '/workflow', '/dashboard');
  return made;
}

/** Stores the signed contract; its id goes with the signing. */
export async function uploadSignedCopy(id: string, file: File): Promise<string> {
  const form = new FormData();
  form.append('file', file);
  const response = await fetchFile(`/loan/applications/${encodeURIComponent(id)}/signed-copy`, {
    method: 'POST',
    body: form,
  });
  const copy: components['schemas']['SignedCopy'] = await response.json();
  return copy.id;
}

export async function downloadSignedCopy(id: string): Promise<Blob> {
  return await (await fetchFile(`/loan/applications/${encodeURIComponent(id)}/signed-copy`)).blob();
}
