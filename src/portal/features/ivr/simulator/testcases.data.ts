import type { components } from '../../../../contract/generated/types.ts';
import { answerOf } from '../../../api/answer.ts';
import { $api, api, invalidate } from '../../../api/client.ts';
import type { Run } from './run.ts';

export type KeptCase = components['schemas']['MenuTestCase'];
type CaseInput = components['schemas']['MenuTestCaseInput'];
type KeptCaller = CaseInput['caller'];

/** The walks that publishing must keep passing, judged by the server on its draft. */
export function useTestCases() {
  return $api.useQuery('get', '/portal-adoptive-menu/test-cases', {});
}

/** Judges all of them anew. */
export async function runTestCases(): Promise<void> {
  await invalidate('/portal-adoptive-menu/test-cases');
}

export async function addTestCase(body: CaseInput): Promise<void> {
  await answerOf(api.POST('/portal-adoptive-menu/test-cases', { body }));
  await runTestCases();
}

/** What it comes to now is not asked for: whoever changes several does so once. */
export async function changeTestCase({ id, version }: KeptCase, body: CaseInput): Promise<void> {
  const params = { path: { id }, header: { 'If-Match': `"${version}"` } };
  await answerOf(api.PUT('/portal-adoptive-menu/test-cases/{id}', { params, body }));
}

export async function deleteTestCase({ id }: KeptCase): Promise<void> {
  await answerOf(api.DELETE('/portal-adoptive-menu/test-cases/{id}', { params: { path: { id } } }));
  await runTestCases();
}

/** A caller as a test case keeps them: lists of its own. */
export function keptCaller({ caller, heardBefore }: Pick<Run, 'caller' | 'heardBefore'>): KeptCaller {
  const { location, crops, livestock, machineries } = caller;
  return {
    ...caller,
    location: [...location],
    crops: [...crops],
    livestock: [...livestock],
    machineries: [...machineries],
    ...(heardBefore.length > 0 && { heardBefore: [...heardBefore] }),
  };
}
