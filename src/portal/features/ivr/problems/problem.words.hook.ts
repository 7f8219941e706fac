import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, languages } from '../../../../../machines/ivr/menu.ts';
import type { Problem } from '../../../../../machines/ivr/problem.ts';

/** What is wrong, in the reader's language. */
export function useProblemWords(): (problem: Problem) => string {
  const { t } = useTranslation('ivrPublish');
  return useCallback(
    ({ code, field, values }) => {
      const named = {
        ...values,
        ...('codes' in values && { languages: languageList(String(values['codes']), t) }),
      };
      const words = t(`problems.codes.${code}`, named);
      return field && code === 'queryInvalid' ? t('problems.inField', { field: t(`fields.${field}`), words }) : words;
    },
    [t],
  );
}

function languageList(codes: string, t: (key: string) => string): string {
  const known = codes.split(',').filter((code): code is Language => languages.some((one) => one === code));
  return known.map((code) => t(`languages.${code}`)).join(t('listComma'));
}
