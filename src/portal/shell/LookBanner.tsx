import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRoleWords } from '../role.words.ts';
import { Icon } from '../ui/Icon.tsx';
import { PlainButton } from '../ui/PlainButton.tsx';
import { lookAs } from './look-as.ts';
import * as styles from './Shell.css.ts';

/** Says on every page as which role the portal is looked at, and ends that. */
export function LookBanner({ role }: { role: string }) {
  const { t } = useTranslation('shell');
  const roleWords = useRoleWords();
  return (
    <div className={styles.offline} role="status">
      <Icon of={Eye} />
      <span>{t('looksAs.said', { role: roleWords(decodeURIComponent(role)) })}</span>
      <PlainButton label={t('looksAs.end')} onPress={() => lookAs(null)} />
    </div>
  );
}
