import { useTranslation } from 'react-i18next';
import { roleLookedAs } from '../../api/looks-as.ts';
import { useRoleWords } from '../../role.words.ts';
import { lookAs, ownRoles } from '../../shell/look-as.ts';
import { useSession } from '../../shell/session.ts';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';

const ALL = '';

/** Whoever has several roles sees the portal with all of them or as one of them does; of one there is nothing to choose. */
export function RoleSwitch() {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const roleWords = useRoleWords();
  const looked = roleLookedAs();
  const roles = looked === null ? (user?.roles ?? []) : ownRoles();
  if (roles.length < 2 || roles.length > 4) return null;
  return (
    <SegmentedControl
      label={t('dashboard.roles')}
      options={[
        { value: ALL, label: t('dashboard.allRoles', { count: roles.length }) },
        ...roles.map((role) => ({ value: role, label: roleWords(role) })),
      ]}
      value={looked === null ? ALL : decodeURIComponent(looked)}
      onChange={(role) => lookAs(role === ALL ? null : role, roles)}
    />
  );
}
