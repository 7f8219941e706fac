import { keepPreviousData } from '@tanstack/react-query';
import type { Language } from '../../../../../machines/ivr/menu.ts';
import { plain } from '../../../../../machines/ivr/questions.ts';
import type { components } from '../../../../contract/generated/types.ts';
import { $api, fetchFile } from '../../../api/client.ts';
import { type SpokenFile, spokenIn } from '../../../file.ts';

export type SurveyResults = components['schemas']['SurveyResults'];

/** Which calls of a survey are looked at. */
export interface WantedCalls {
  trials?: 1;
  language?: Language;
  provinceId?: string;
  districtId?: string;
  input?: string;
  key?: string;
  numberFrom?: number;
  numberTo?: number;
}

/** @param id null: of none */
export function useResults(
  id: string | null,
  query: Omit<WantedCalls, 'input' | 'key' | 'numberFrom' | 'numberTo'> & {
    /** The survey in whose columns its numbers are counted. */
    columnsOf?: string;
  },
) {
  const params = { path: { id: id ?? '' }, query };
  const options = { placeholderData: keepPreviousData, enabled: id !== null };
  return $api.useQuery('get', '/survey/results/{id}', { params }, options);
}

/** The surveys that this one may be compared with: those that ask something that it asks too. */
export function useComparable(id: string): readonly { value: string; label: string }[] {
  const { data } = $api.useQuery('get', '/survey/', { params: { query: { all: 1 } } });
  const own = data?.items.find((survey) => survey.id === id);
  const asked = new Set(own?.surveyInputs.map(({ title }) => plain(title)));
  return (data?.items ?? [])
    .filter((survey) => survey.id !== id)
    .filter(({ surveyInputs }) => surveyInputs.some(({ title }) => asked.has(plain(title))))
    .map((survey) => ({ value: survey.id, label: survey.title }));
}

/** Who answered what, one row a call. */
export function useSurveyCalls(id: string, query: WantedCalls & { limit: number; offset: number }) {
  const params = { path: { id }, query };
  return $api.useQuery('get', '/survey/results/{id}/calls', { params }, { placeholderData: keepPreviousData });
}

/** The same as a file. */
export async function exportSurveyCalls(
  id: string,
  wanted: WantedCalls,
  format: 'csv' | 'xlsx',
  spoken: SpokenFile,
): Promise<Blob> {
  const given = Object.entries(wanted).map(([name, value]) => [name, String(value)]);
  const query = new URLSearchParams([['format', format], ...given, ...spokenIn(spoken)]);
  return await (await fetchFile(`/survey/results/${id}/export?${query}`)).blob();
}
