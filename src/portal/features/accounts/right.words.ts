import { useTranslation } from 'react-i18next';
import type { Right } from './rights.ts';

/** A right as people say it; one that has no words yet by its own name. */
export function useRightWords(): (right: Right) => string {
  const { t } = useTranslation('rights');
  return ({ id, action }) => t(id.replace(':', '.'), { defaultValue: action });
}
