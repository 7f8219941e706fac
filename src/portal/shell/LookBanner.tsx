import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { lookAs, roleLookedAs } from '../api/looks-as.ts';
import { useRoleWords } from '../role.words.ts';
import { Icon } from '../ui/Icon.tsx';
import { PlainButton } from '../ui/PlainButton.tsx';
import * as styles from './Shell.css.ts';

/** Says on every page as which role the portal is looked at, and ends that. */
export function LookBanner() {
  const { t } = useTranslation('shell');
  const roleWords = useRoleWords();
  const role = roleLookedAs();
  if (role === null) return null;
  return (
    <div className={styles.offline} role="status">
      <Icon of={Eye} />
      <span>{t('looksAs.said', { role: roleWords(role) })}</span>
      <PlainButton label={t('looksAs.end')} onPress={() => lookAs(null)} />
    </div>
  );
}
