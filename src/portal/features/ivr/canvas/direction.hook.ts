import { getLocale } from '../../../locales.ts';
import { usePreferences } from '../../../shell/preferences.ts';

export function useIsRightToLeft(): boolean {
  return getLocale(usePreferences().locale).direction === 'rtl';
}
