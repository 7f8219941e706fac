import { useTranslation } from 'react-i18next';
import { TIME_ZONE, useFormat } from '../../format.ts';
import { isolated } from '../../isolated.ts';
import { getLocale } from '../../locales.ts';
import { useWorkflowWords } from '../../workflow/words.ts';
import type { Import } from './imports.data.ts';

/** The largest first. */
const SMALLEST = ['byte', 1] as const;
const UNITS = [['megabyte', 1_000_000], ['kilobyte', 1_000], SMALLEST] as const;

const OF_FARMERS: ReadonlySet<string> = new Set(['cannotBecome']);

/** What the portal says of rows, whole files and spans. */
export function useImportWords() {
  const { t, i18n } = useTranslation('imports');
  const { number } = useFormat();
  const farmers = useWorkflowWords('farmer');
  const apart = (value: string) => isolated(value, i18n.language);
  return {
    /** Why a row is wrong or left out. */
    why(code: string | null, detail?: string | null): string {
      const said = OF_FARMERS.has(code ?? '') && detail ? farmers.state(detail) : apart(detail ?? '');
      return t(`rows.${code ?? 'refusedByRules'}`, { detail: said });
    },
    action: (action: Import['action']) => t(`actions.${action}`),
    /** "31 MB, comma, UTF-8". */
    form({ rows, bytes, encoding, separator }: Import): string {
      const [unit, of] = UNITS.find(([, least]) => bytes >= least) ?? SMALLEST;
      const size = new Intl.NumberFormat(i18n.language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(
        bytes / of,
      );
      const parts = [
        rows > 0 ? t('rowCount', { count: rows, number: number(rows) }) : undefined,
        size,
        separator === null ? undefined : t(`separators.${separator === '\t' ? 'tab' : separator}`),
        encoding?.toUpperCase(),
      ];
      return parts.flatMap((part) => (part ? [apart(part)] : [])).join(t('comma'));
    },
    /** "17:43:10", of a moment that is told to the second. */
    clock: (at: string | number) =>
      new Intl.DateTimeFormat(getLocale(i18n.language).tag, {
        hour: '2-digit',
        minute: '2-digit',
        second: '2-digit',
        hourCycle: 'h23',
        timeZone: TIME_ZONE,
      }).format(new Date(at)),
    /** "1 min 5 s". */
    span(seconds: number): string {
      const [minutes, rest] = [Math.floor(seconds / 60), Math.round(seconds % 60)];
      if (minutes === 0) return t('seconds', { number: number(rest) });
      return t('minutes', { minutes: number(minutes), seconds: number(rest) });
    },
  };
}
