import { useTranslation } from 'react-i18next';
import { useTitle } from '../../../reference/choices.ts';
import type { SurveyResults } from './results.data.ts';

/** A province in the reader's language; of calls whose place is not known those words. */
export function usePlaceTitle(): (place: SurveyResults['places'][number]) => string {
  const { t } = useTranslation('campaigns');
  const titleOf = useTitle();
  return ({ title, titleUr }) => (title !== null && titleOf({ title, titleUr })) || t('results.noPlace');
}
