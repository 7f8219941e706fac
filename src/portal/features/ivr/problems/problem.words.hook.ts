import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '../../../../../machines/ivr/checks/problem.ts';
import { type Language, languages } from '../../../../../machines/ivr/menu.ts';
import { useFormat } from '../../../format.ts';
import { useQueryWords } from '../node/query.words.hook.ts';

/** What is wrong, in the reader's language. */
export function useProblemWords(): (problem: Problem) => string {
  const { t } = useTranslation('ivrPublish');
  const queryWords = useQueryWords();
  const { date } = useFormat();
  return useCallback(
    ({ code, field, values }) => {
      const named = {
        ...values,
        ...('query' in values && { message: queryWords({ code: String(values['query']), values }) }),
        ...(code === 'nothingToChoose' && { group: groupOf(values, t) }),
        ...('ended' in values && { ended: date(String(values['ended'])) }),
        ...('codes' in values && { languages: languageList(String(values['codes']), t) }),
      };
      const words = t(`problems.codes.${variantOf(code, values)}`, named);
      return field && code === 'queryInvalid' ? t('problems.inField', { field: t(`fields.${field}`), words }) : words;
    },
    [t, queryWords, date],
  );
}

/** Findings that are said in two ways. */
function variantOf(code: Problem['code'], { how, way, sound }: Problem['values']) {
  if (code === 'deadEnd' && how === 'ends') return 'deadEndEnds';
  if (code === 'keyHidesWay' && way === 'start') return 'keyHidesWayStart';
  return code === 'soundMissing' && sound === 'invalid' ? 'soundMissingInvalid' : code;
}

/** Who is left without a choice. */
function groupOf(values: Problem['values'], t: TFunction<'ivrPublish'>): string {
  const codes = String(values['codes'] ?? '');
  const who =
    codes === '' ? t('problems.group.all') : t('problems.group.languages', { languages: languageList(codes, t) });
  const crop = values['cropName'] ?? '';
  return crop === '' ? who : t('problems.group.crop', { who, crop });
}

function languageList(codes: string, t: TFunction<'ivrPublish'>): string {
  const known = codes.split(',').filter((code): code is Language => languages.some((one) => one === code));
  return known.map((code) => t(`languages.${code}`)).join(t('listComma'));
}
