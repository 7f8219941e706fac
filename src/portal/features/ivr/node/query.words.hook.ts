import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueryFinding } from '../../../../../machines/ivr/query/query.problem.ts';

/** What is wrong with a query, in the reader's language. */
export function useQueryWords(): (finding: Pick<QueryFinding, 'values'> & { code: string }) => string {
  const { t } = useTranslation('ivrQuery');
  return useCallback(
    ({ code, values }) => t(code, { ...values, defaultValue: String(values['message'] ?? code) }),
    [t],
  );
}
