import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type Format, useFormat } from '../format.ts';
import { isolated } from '../isolated.ts';
import { nameOf } from '../person-name.ts';
import type { NoticeRecord } from './notices.data.ts';

/** What happened, in the reader's language; English as the server says it. */
export function useNoticeWords(notice: NoticeRecord) {
  const { t, i18n } = useTranslation(['workflow', 'shell']);
  const { list } = useFormat();
  return noticeWordsOf(notice, { t, language: i18n.language, list });
}

interface Reader {
  t: TFunction<['workflow', 'shell']>;
  language: string;
  list: Format['list'];
}

export function noticeWordsOf(notice: NoticeRecord, { t, language, list }: Reader) {
  const { title, text, entity, event, by, label, about, aboutUr, state, reason, became } = notice;
  const statesOf = (states: string) =>
    list(states.split('+').map((part) => t(`${entity}.states.${part}`, { defaultValue: part })));
  const outcome = became && t('shell:noticeBecame', { state: statesOf(became.state), name: became.by });
  if (language === 'en' || !entity || !event || label === undefined || state === undefined)
    return { title, text, outcome };
  const happened = t(`${entity}.happened.${event}`, { defaultValue: title.slice(label.length + 2) });
  const person = about === undefined ? undefined : nameOf({ name: about, nameUr: aboutUr ?? null });
  return {
    title: `${isolated(label, language)}: ${happened}`,
    text: [by?.name, person, statesOf(state), reason]
      .flatMap((part) => (part ? [isolated(part, language)] : []))
      .join(' · '),
    outcome,
  };
}
