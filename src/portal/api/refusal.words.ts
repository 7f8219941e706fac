import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from './refusal.ts';

/** A refusal in a sentence. */
export function useRefusalWords(): (thrown: unknown) => string {
  const { t } = useTranslation('records');
  return useCallback(
    (thrown) => {
      const { status, code, detail, permission, fields } = refusalOf(thrown);
      if (status === 0) return t('refusals.unreachable');
      if (permission) return t('refusals.permission', { permission });
      const [first] = Object.values(fields);
      return first ?? detail ?? t(`refusals.${code}`, { defaultValue: t('refusals.other') });
    },
    [t],
  );
}
