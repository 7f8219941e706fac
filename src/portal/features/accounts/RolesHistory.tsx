import { useTranslation } from 'react-i18next';
import { KeptHistory } from '../../editing/KeptHistory.tsx';
import { usePermissionsInWords } from '../../permission-lines.ts';
import { useRoleWords } from '../../role.words.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { h3, muted } from '../../ui/text.css.ts';
import * as styles from './accounts.css.ts';
import type { AssignedRole } from './accounts.data.ts';
import { changedLast } from './rights.ts';

/** Who made which role, and which permissions were given to it and taken from it; the role that was changed last stands first. */
export function RolesHistory({ roles, onClose }: { roles: readonly AssignedRole[]; onClose: () => void }) {
  const { t } = useTranslation('accounts');
  const roleWords = useRoleWords();
  const inWords = usePermissionsInWords();
  const changed = changedLast(roles);
  return (
    <Dialog isOpen place="side" title={t('history')} onClose={onClose}>
      {changed.length === 0 && <p className={muted}>{t('noHistory')}</p>}
      {changed.map(({ id, title, history }) => (
        <section key={id} className={styles.part}>
          <h3 className={h3}>{roleWords(title)}</h3>
          <KeptHistory
            steps={history}
            eventOf={(event) => t(`events.${event}`)}
            nameOf={(field) => t(`fields.${field}`)}
            sayValue={(field, value) => (field === 'title' ? value : inWords(value))}
          />
        </section>
      ))}
    </Dialog>
  );
}
