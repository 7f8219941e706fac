import { useTranslation } from 'react-i18next';
import { entriesOf, listChanges, readLine } from '../../../../../machines/ivr/testcase.ts';
import { useShortTitle } from '../node/short-title.hook.ts';
import type { KeptCase } from './testcases.data.ts';

/** So many changes of a list are told; of more only how many there are. */
const TOLD = 3;

/** What a walk comes to instead of what was kept: of two lists only what differs. */
export function useDifferenceWords({ difference }: Pick<KeptCase, 'difference'>): string {
  const { t } = useTranslation('ivrSimulator');
  const shortTitle = useShortTitle();
  if (!difference) return t('failedCase');
  const { line, expected, now } = difference;
  const changes = listChanges(expected, now);
  if (changes && changes.length > 0) {
    const told = changes.slice(0, TOLD).map((change) => {
      const { before, after } = apart('titleBefore' in change ? change.titleBefore : '', change.title);
      return t(`listChanges.${change.kind}`, { ...change, title: after, titleBefore: before });
    });
    const rest = changes.length - told.length;
    return t('caseListDifference', {
      line,
      what: [...told, ...(rest > 0 ? [t('listChanges.more', { count: rest })] : [])].join(t('listSemicolon')),
    });
  }
  const [before, after] = [say(expected), say(now)];
  if (before !== after) return t('caseDifference', { line, before, now: after });
  return t('caseDifference', { line, before: say(expected, String), now: say(now, String) });

  function say(text: string | null, named: (title: string) => string = shortTitle): string {
    if (text === null) return t('lines.nothing');
    const { code, title } = readLine(text);
    const entries = entriesOf(text)?.map((entry) => `${entry.key} ${named(entry.title)}`);
    return t(`lines.${code}`, { title: entries?.join(t('listComma')) ?? (named(title) || title) });
  }

  /** In one language where that tells the two apart, else whole. */
  function apart(before: string, after: string) {
    const names = { before: shortTitle(before), after: shortTitle(after) };
    return names.before === names.after ? { before, after } : names;
  }
}
