import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { renameRole as mayRename } from '../../../contract/generated/validators.js';
import { useAttempt } from '../../api/attempt.hook.ts';
import { newKey } from '../../api/new-key.ts';
import { EditDialog } from '../../editing/EditDialog.tsx';
import type { Edited } from '../../editing/edited.ts';
import { useLock } from '../../editing/permission.hook.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.queue.ts';
import { type AssignedRole, deleteRole, forgetRoles, renameRole } from './accounts.data.ts';

const MAKES_ROLES = 'agent_authentication:resource:post';

interface RoleForm {
  title: string;
}

function useEditedRole(): Edited<AssignedRole, RoleForm> {
  const { t } = useTranslation('accounts');
  return {
    permission: 'agent_authentication:resource',
    changesWith: MAKES_ROLES,
    empty: { title: '' },
    formOf: ({ title }) => ({ title }),
    failuresOf: ({ title }) => (mayRename({ roleId: newKey(), title: title.trim() }) ? [] : (mayRename.errors ?? [])),
    create: () => Promise.reject(new Error('A new role has a dialog of its own')),
    update: (role, { title }) => renameRole(role, title.trim()),
    refresh: forgetRoles,
    nameOf: (field) => t(`fields.${field}`),
    sayField: (_, value) => String(value),
  };
}

/** A role that was made here: its name, and its end, once nobody holds it. */
export function RoleDialog({ role, onClose }: { role: AssignedRole; onClose: () => void }) {
  const { t } = useTranslation('accounts');
  const edited = useEditedRole();
  const attempt = useAttempt();
  const [isAsking, setAsking] = useState(false);
  const cannotMake = useLock(MAKES_ROLES);
  const held = role.agents > 0 ? t('roleHeld', { count: role.agents }) : undefined;
  return (
    <>
      <EditDialog
        title={t('roleNamed', { role: role.title })}
        description={t('roleNamedBody')}
        edited={edited}
        row={role}
        known={role}
        create=""
        draft={{ name: 'role' }}
        foot={
          <Button
            variant="quiet"
            icon={Trash2}
            label={t('delete')}
            disabledReason={cannotMake ?? held}
            onPress={() => setAsking(true)}
          />
        }
        renderFields={({ values, change, errors }) => (
          <TextField
            label={t('fields.title')}
            isRequired
            autoFocus
            maxLength={60}
            value={values.title}
            onChange={(title) => change({ title })}
            error={errors['/title']}
          />
        )}
        onClose={onClose}
      />
      {isAsking && (
        <ConfirmDialog
          isOpen
          tone="danger"
          title={t('deleteRole', { role: role.title })}
          description={t('deleteRoleBody', { count: role.resources.length })}
          confirmLabel={t('delete')}
          onConfirm={() =>
            attempt(
              deleteRole(role.id).then(() => {
                toast.success(t('roleDeleted', { role: role.title }));
                onClose();
              }),
            )
          }
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
