import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { $api } from '../../api/client.ts';
import { useReferenceWords } from '../../reference/ReferenceWord.tsx';
import type { Option } from '../../ui/Option.tsx';

const LONG = { staleTime: 10 * 60_000 };
const TYPES = ['question', 'advice', 'experience', 'news', 'offer'] as const;
const LANGUAGES = ['ur', 'en', 'pa', 'roman'] as const;
const KINDS = ['post', 'reply'] as const;
const MEDIA = ['image', 'audio', 'video'] as const;
const RISKS = ['low', 'medium', 'high'] as const;

function useWords<Value extends string>(values: readonly Value[], prefix: string): readonly Option<Value>[] {
  const { t } = useTranslation(['forum', 'posts', 'queues']);
  return useMemo(() => values.map((value) => ({ value, label: t(`${prefix}.${value}`) })), [values, prefix, t]);
}

export const usePostTypes = () => useWords(TYPES, 'posts:types');
export const useLanguages = () => useWords(LANGUAGES, 'languages');
export const useKinds = () => useWords(KINDS, 'kinds');
export const useMedia = () => useWords(MEDIA, 'media');
export const useRisks = () => useWords(RISKS, 'queues:risk');

/** The topics that the forum has talked about lately. */
export function useTopics(): readonly Option[] {
  const { data } = $api.useQuery('get', '/stats/forum-stats', {}, LONG);
  const wordOf = useReferenceWords('forum-topic');
  return useMemo(
    () => (data?.topics ?? []).map(({ key, title }) => ({ value: key, label: wordOf({ title }) })),
    [data, wordOf],
  );
}

export function useDistricts(): readonly Option[] {
  const { i18n } = useTranslation();
  const { data } = $api.useQuery('get', '/location/districts/', {}, LONG);
  const isUrdu = i18n.language === 'ur';
  return useMemo(
    () => (data?.items ?? []).map(({ id, title, titleUr }) => ({ value: id, label: (isUrdu && titleUr) || title })),
    [data, isUrdu],
  );
}

/** Why something can be reported; `kind` is what it is. */
export function useReportReasons(kind: 'post' | 'user'): readonly Option[] {
  const { i18n } = useTranslation();
  const { data } = $api.useQuery(
    'get',
    '/lov/{list}/items',
    { params: { path: { list: 'report-reason' }, query: { limit: 100, active: true } } },
    LONG,
  );
  const isUrdu = i18n.language === 'ur';
  return useMemo(
    () =>
      (data?.items ?? [])
        .filter(({ attributes }) => [kind, 'any', undefined].includes(attributes['appliesTo']))
        .map(({ id, title, titleUr }) => ({ value: id, label: (isUrdu && titleUr) || title })),
    [data, isUrdu, kind],
  );
}
