import type { components } from '../../../contract/generated/types.ts';
import { answerOf } from '../../api/answer.ts';
import { api, fetchFile, invalidate } from '../../api/client.ts';
import { sendWorkflowEvent } from '../../workflow/workflow.data.ts';

export type CaseRow = components['schemas']['Case'];
export type CaseRecord = components['schemas']['CaseRecord'];
export type CaseForm = components['schemas']['CaseForm'];
export type ParameterType = components['schemas']['CaseParameterType'];
export type SimilarCase = components['schemas']['SimilarCase'];

const shown = () => invalidate('/case', '/workflow', '/dashboard');

export async function createCase(body: CaseForm): Promise<CaseRow> {
  const made = await answerOf(api.POST('/case', { body }));
  await shown();
  return made;
}

/** Answers a case that was just made. */
export async function resolveCase({ id, version }: CaseRow, answer: string): Promise<void> {
  await sendWorkflowEvent('case', { id, version, event: 'RESOLVE', payload: { answer } });
  await shown();
}

/** What the farmer says and what came along; the server looks at the content of each file. */
export async function hearFiles(id: string, text: string, files: readonly File[]): Promise<void> {
  const form = new FormData();
  form.set('id', id);
  if (text.trim() !== '') form.set('text', text);
  for (const file of files) form.append(file.type.startsWith('image/') ? 'images' : 'audios', file);
  await fetchFile('/case/heard', { method: 'POST', body: form });
  await shown();
}

/** What is written about a case is sent one by one; a version is not asked for, since nothing is overwritten. */
export async function addParameter(id: string, type: ParameterType, parameter: string): Promise<void> {
  await answerOf(api.POST('/case/parameters', { body: { id, type, parameter } }));
  await shown();
}

export async function removeParameter(id: string, type: ParameterType, parameter: string): Promise<void> {
  const params = { path: { id, type, parameter } };
  await answerOf(api.DELETE('/case/parameters/{id}/{type}/{parameter}', { params }));
  await shown();
}

export async function addTag(id: string, tag: string): Promise<void> {
  await answerOf(api.POST('/case/tag', { body: { id, tag } }));
  await shown();
}

export async function removeTag(id: string, tag: string): Promise<void> {
  await answerOf(api.DELETE('/case/tag/{id}/{tag}', { params: { path: { id, tag } } }));
  await shown();
}
