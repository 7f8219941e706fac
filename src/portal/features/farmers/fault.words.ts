import { useTranslation } from 'react-i18next';
import { MAX_POINTS, type ShapeFault } from '../../../../machines/farmers/land/polygon.ts';
import type { SplitFault } from '../../../../machines/farmers/land/split.ts';
import type { ReadPoints } from './points.ts';

const rounded = (degrees: number | undefined) => (degrees === undefined ? '' : String(Math.round(degrees * 1e6) / 1e6));

/** What is wrong with a shape, in the words that the server's refusal has. */
export function useFaultWords(): (fault: ShapeFault) => string {
  const { t } = useTranslation('refusals');
  return ({ code, point, lat, lng }) => {
    // Beside `replace`, `lng` would be the language to say it in.
    const replace = { point: (point ?? 0) + 1, lat: rounded(lat), lng: rounded(lng), max: MAX_POINTS };
    return t(`fields.${code}`, { replace });
  };
}

/** Why a line cuts nothing, in the words that the server's refusal has. */
export function useSplitWords(): (fault: SplitFault) => string {
  const { t } = useTranslation('refusals');
  return ({ code, lat, lng }) => t(`fields.${code}`, { replace: { lat: rounded(lat), lng: rounded(lng) } });
}

const REFUSED = {
  large: 'unreadLarge',
  entities: 'unreadEntities',
  zip: 'unreadZip',
  noLand: 'unreadNoLand',
} as const;

/** Why a text is no boundary; nothing where it is one. */
export function useReadWords(): (read: ReadPoints) => string | undefined {
  const { t } = useTranslation('farmers');
  const faultWords = useFaultWords();
  return (read) => {
    if (read.kind === 'unread') return t('pointUnread', { line: read.line, text: read.text });
    if (read.kind === 'refused') return t(REFUSED[read.why], { line: read.line });
    return read.kind === 'fault' ? faultWords(read.fault) : undefined;
  };
}
