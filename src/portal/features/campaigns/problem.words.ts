import type { TFunction } from 'i18next';
import type { useFormat } from '../../format.ts';
import type { Problem } from './problem.ts';

/** A problem as it is said; one of a text that is not for all says of which language. */
export function problemInWords(
  t: TFunction<'campaigns'>,
  { number, list }: Pick<ReturnType<typeof useFormat>, 'number' | 'list'>,
  problem: Problem,
): string {
  const { key, values, fields = [], languages, language, other } = problem;
  const nameOf = (each: NonNullable<Problem['language']>) => t(`sounds.languages.${each}`);
  const count = languages?.reduce((sum, one) => sum + one.count, 0) ?? 0;
  const spoken = languages && {
    count,
    number: number(count),
    languages: list(languages.map((one) => `${nameOf(one.language)} (${number(one.count)})`)),
  };
  const said = t(`problems.${key}`, {
    ...Object.fromEntries(
      Object.entries(values ?? {}).map(([name, value]) => [
        name,
        typeof value === 'number' && name !== 'count' ? number(value) : value,
      ]),
    ),
    ...spoken,
    ...(other && { other: nameOf(other) }),
    // Of what is refused the words name the fields of a text.
    ...(fields.length > 0 && { fields: list(fields.map((field) => t(`fields.${field}`))) }),
  });
  return language ? t('problems.inLanguage', { language: nameOf(language), problem: said }) : said;
}
