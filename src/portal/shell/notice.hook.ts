import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import { nameOf } from '../person-name.ts';
import type { NoticeRecord } from './notices.data.ts';

/** What happened, in the reader's language; English as the server says it. */
export function useNoticeWords({ title, text, entity, event, by, label, about, aboutUr, state, reason }: NoticeRecord) {
  const { t, i18n } = useTranslation('workflow');
  const { list } = useFormat();
  if (i18n.language === 'en' || !entity || !event || label === undefined || state === undefined) return { title, text };
  const happened = t(`${entity}.happened.${event}`, { defaultValue: title.slice(label.length + 2) });
  const states = list(state.split('+').map((part) => t(`${entity}.states.${part}`, { defaultValue: part })));
  const person = about === undefined ? undefined : nameOf({ name: about, nameUr: aboutUr ?? null });
  return { title: `${label}: ${happened}`, text: [by?.name, person, states, reason].filter(Boolean).join(' · ') };
}
