import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { $api } from '../../api/client.ts';
import { SELDOM, useChoices, useItemsOf } from '../../reference/choices.ts';
import { useReferenceWords } from '../../reference/ReferenceWord.tsx';
import type { Option } from '../../ui/Option.tsx';

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
  const { data } = $api.useQuery('get', '/stats/forum-stats', {}, SELDOM);
  const wordOf = useReferenceWords('forum-topic');
  return useMemo(
    () => (data?.topics ?? []).map(({ key, title }) => ({ value: key, label: wordOf({ title }) })),
    [data, wordOf],
  );
}

/** Why something can be reported; `kind` is what it is. */
export function useReportReasons(kind: 'post' | 'user'): readonly Option[] {
  const { data } = useItemsOf('report-reason');
  const fitting = useMemo(
    () =>
      data?.items.filter(
        ({ active, attributes }) => active && [kind, 'any', undefined].includes(attributes['appliesTo']),
      ),
    [data, kind],
  );
  return useChoices(fitting);
}
