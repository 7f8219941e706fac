import { useSearchParams } from 'wouter';
import { type Language, languages } from '../../../../../machines/ivr/menu.ts';
import { numberTyped } from '../../../../../machines/ivr/questions.ts';

const TABS = ['results', 'answers', 'recordings'] as const;

interface ResultsAddress {
  tab: (typeof TABS)[number];
  whose: 'farmers' | 'trials';
  language: Language | null;
  provinceId: string | null;
  districtId: string | null;
  /** The answer whose calls are looked at. */
  input: string | null;
  key: string | null;
  numberFrom: number | null;
  numberTo: number | null;
  /** The recordings that are listened to: those with this tag, or those without one. */
  tag: string | null;
  isSorted: 0 | null;
  /** The survey that it is compared with. */
  against: string | null;
}

const wholeIn = (text: string | null) => (text === null ? null : numberTyped(text));

/** What is looked at stands in the address, beside which survey it is. */
export function useResultsAddress() {
  const [query, setQuery] = useSearchParams();
  const address: ResultsAddress = {
    tab: TABS.find((tab) => tab === query.get('tab')) ?? 'results',
    whose: query.get('whose') === 'trials' ? 'trials' : 'farmers',
    language: languages.find((language) => language === query.get('language')) ?? null,
    provinceId: query.get('provinceId'),
    districtId: query.get('districtId'),
    input: query.get('input'),
    key: query.get('key'),
    numberFrom: wholeIn(query.get('numberFrom')),
    numberTo: wholeIn(query.get('numberTo')),
    tag: query.get('tag'),
    isSorted: query.get('isSorted') === '0' ? 0 : null,
    against: query.get('against'),
  };
  function change(next: Partial<ResultsAddress>) {
    const all = { ...address, ...next };
    const written = new URLSearchParams(query);
    for (const [name, value] of Object.entries(all)) {
      if (value === null || value === 'results' || value === 'farmers') written.delete(name);
      else written.set(name, String(value));
    }
    setQuery(written);
  }
  return { address, change };
}
