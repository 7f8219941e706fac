import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { callErrorOf } from './call-error.ts';

/** A refusal in a sentence. */
export function useErrorWords(): (thrown: unknown) => string {
  const { t } = useTranslation('records');
  return useCallback(
    (thrown) => {
      const { status, code, detail, permission, fields } = callErrorOf(thrown);
      if (status === 0) return t(code === 'unanswered' ? 'refusals.unanswered' : 'refusals.unreachable');
      if (permission) return t('refusals.permission', { permission });
      const [first] = Object.values(fields);
      return first ?? detail ?? t(`refusals.${code}`, { defaultValue: t('refusals.other') });
    },
    [t],
  );
}
