import type { TextValues } from '../../../../machines/campaigns/campaign.texts.ts';
import type { AudienceCount } from './campaigns.data.ts';

type Sampled = AudienceCount['sample'][number];

/** One of those who get it, by whom a text is shown. */
export function readerIn(count: Pick<AudienceCount, 'sample'> | undefined): Sampled | null {
  return count?.sample.find(({ why }) => why === null) ?? null;
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
