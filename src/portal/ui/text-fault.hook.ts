import { useTranslation } from 'react-i18next';
import { textFault } from './text-fault.ts';

/** What is wrong with a text as it stands, in the reader's words. It stays as it is: nothing of it is dropped. */
export function useTextFault(text: string, maxLength: number | undefined, isUnturned = false): string | undefined {
  const { t, i18n } = useTranslation('common');
  const fault = textFault(text, maxLength, isUnturned);
  if (!fault) return undefined;
  const number = new Intl.NumberFormat(i18n.language);
  if (fault.kind === 'turned') return t('texts.turned');
  return t('texts.tooLong', { max: number.format(fault.max), length: number.format(fault.length) });
}
