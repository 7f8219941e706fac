import { useTranslation } from 'react-i18next';
import type { ScreenKey } from '../../../../machines/shared/screens.ts';
import { path } from '../../paths.ts';
import { useMayOpen } from '../../shell/open-screens.hook.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import type { Import } from './imports.data.ts';

const ENTRIES: ReadonlySet<string> = new Set(['doNotCall', 'mayCall']);

interface OpenTheseProps {
  one: Pick<Import, 'id' | 'action'>;
  which: 'changedByFile' | 'leftByFile';
  label: string;
}

/** The records of a run as a list of just them, for whoever may read that list. */
export function OpenThese({ one, which, label }: OpenTheseProps) {
  const { t } = useTranslation('imports');
  const mayOpen = useMayOpen();
  const key: ScreenKey = ENTRIES.has(one.action) ? 'doNotCall' : 'subscribers';
  if (!mayOpen(key)) return null;
  // Ended entries are none of the usual ones.
  const more = key === 'doNotCall' ? '&status=listed&status=ended' : '';
  return (
    <TextLink href={`${path(key)}?${which}=${one.id}${more}`}>
      {t('openIn', { label, list: t(key === 'doNotCall' ? 'doNotCallList' : 'allSubscribers') })}
    </TextLink>
  );
}
