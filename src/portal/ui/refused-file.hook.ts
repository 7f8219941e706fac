import { useTranslation } from 'react-i18next';
import { kindsOf, refuseFile } from './file.limits.ts';

/** Says, in the reader's language, why a file is refused before it is sent: its size in bytes, or that it is none of the media types and endings taken; null if it is fine. */
export function useRefusedFile(accept: readonly string[], maxBytes: number) {
  const { t, i18n } = useTranslation('common');
  return (file: File): string | null => {
    const reason = refuseFile(file, accept, maxBytes);
    if (reason === null) return null;
    const kinds = new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(kindsOf(accept));
    return t(reason, { name: file.name, limit: sizeIn(i18n.language, maxBytes), kinds });
  };
}

/** In KB or MB, as the language writes them. */
export function sizeIn(language: string, bytes: number): string {
  const [unit, of] = bytes < 100_000 ? (['kilobyte', 1_000] as const) : (['megabyte', 1_000_000] as const);
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(bytes / of);
}
