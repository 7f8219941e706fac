import { type Texts, type TextValues, textFor } from '../../../../machines/campaigns/campaign.texts.ts';
import type { Language } from '../../../../machines/ivr/menu.ts';
import type { AudienceCount } from './campaigns.data.ts';

type Sampled = AudienceCount['sample'][number];

/** One of those who get what is shown of a language, by whom it is shown; who speaks it first. */
export function readerIn(
  count: Pick<AudienceCount, 'sample'> | undefined,
  texts: Texts,
  language: Language,
): Sampled | null {
  const gets = textFor(texts, language).language;
  const those = count?.sample.filter(({ why }) => why === null) ?? [];
  const speaker = those.find(({ speaks }) => speaks === language);
  return speaker ?? those.find(({ speaks }) => textFor(texts, speaks).language === gets) ?? null;
}

/** What a text's fields say of one of them; of several crops the first that it is about. */
export function valuesOf(reader: Sampled | null, crops: readonly string[]): TextValues {
  if (reader === null) return {};
  const { name, nameUr, tehsil, district, crops: grown } = reader;
  return {
    name: name === null ? null : { title: name, titleUr: nameUr },
    tehsil,
    district,
    crop: grown.find(({ id }) => crops.includes(id)) ?? grown[0] ?? null,
  };
}
