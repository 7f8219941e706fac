import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type Format, useFormat } from '../format.ts';
import { apart } from '../isolated.ts';
import { nameOf } from '../person-name.ts';
import { calledIn } from '../workflow/called.ts';
import type { NoticeRecord } from './notices.data.ts';

/** What happened, in the reader's language; English as the server says it. Its parts may be of either direction: each stands apart. */
export function useNoticeWords(notice: NoticeRecord) {
  const { t, i18n } = useTranslation(['workflow', 'shell']);
  const { list } = useFormat();
  return noticeWordsOf(notice, { t, language: i18n.language, list });
}

const PARTED = ' · ';

interface Reader {
  t: TFunction<['workflow', 'shell']>;
  language: string;
  list: Format['list'];
}

export function noticeWordsOf(notice: NoticeRecord, { t, language, list }: Reader) {
  const { title, text, entity, event, by, label, about, aboutUr, state, reason, became, why } = notice;
  const statesOf = (states: string) =>
    list(states.split('+').map((part) => t(`${entity}.states.${part}`, { defaultValue: part })));
  const outcome = became && t('shell:noticeBecame', { state: statesOf(became.state), name: became.by });
  const because = why && t(`shell:noticeWhy.${why}`);
  if (language === 'en' || !entity || !event || label === undefined || state === undefined)
    return {
      title:
        label !== undefined && title.startsWith(label) ? `${apart(label)}${title.slice(label.length)}` : apart(title),
      text: partsOf(text.split(PARTED)),
      outcome,
      because,
    };
  // That a status was set says nothing without it.
  const isState = event === 'SET_STATUS';
  const happened = isState
    ? statesOf(state)
    : event === 'NOTE'
      ? t('shell:noticeNote')
      : t(`${entity}.happened.${event}`, { defaultValue: title.slice(label.length + 2) });
  const person = about === undefined ? undefined : nameOf({ name: about, nameUr: aboutUr ?? null });
  return {
    title: `${apart(calledIn(t, entity, label))}: ${happened}`,
    text: partsOf([by?.name, person, isState ? null : statesOf(state), reason]),
    outcome,
    because,
  };
}

function partsOf(parts: readonly (string | null | undefined)[]): string {
  return parts.flatMap((part) => (part ? [apart(part)] : [])).join(PARTED);
}
