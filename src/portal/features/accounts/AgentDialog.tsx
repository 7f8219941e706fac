import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../editing/EditDialog.tsx';
import { FailedRead } from '../../FailedRead.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { SkeletonLines } from '../../ui/Skeleton.tsx';
import { AgentAccess } from './AgentAccess.tsx';
import { AgentFields } from './AgentFields.tsx';
import { type Account, type AssignedRole, useAccount } from './accounts.data.ts';
import { useEditedAgent } from './agent.edited.ts';

interface AgentDialogProps {
  /** Null makes a new one. */
  id: string | null;
  roles: readonly AssignedRole[];
  onClose: () => void;
  onMade: (made: Account) => void;
}

/** A password lies nowhere, and a picture cannot. */
const UNKEPT = ['password', 'picture'] as const;

/** An agent beside the list: the form, and for one who is there sessions, rights and history. */
export function AgentDialog({ id, roles, onClose, onMade }: AgentDialogProps) {
  const { t } = useTranslation('accounts');
  const { data, error, isPending, refetch } = useAccount(id);
  const edited = useEditedAgent(data ?? null, new Map(roles.map((role) => [role.id, role.title])));
  if (id !== null && !data) {
    return (
      <Dialog isOpen place="side" title={t('agent')} onClose={onClose}>
        {isPending && <SkeletonLines lines={8} />}
        {error && <FailedRead error={error} onRetry={() => void refetch()} />}
      </Dialog>
    );
  }
  return (
    <EditDialog
      place="side"
      title={data?.name ?? t('newAgent')}
      description={data?.email}
      edited={edited}
      row={data ?? null}
      known={data}
      create={t('createAgent')}
      draft={{ name: 'agent', without: UNKEPT }}
      renderFields={(form) => <AgentFields form={form} account={data ?? null} roles={roles} />}
      extra={data ? { label: t('access'), render: () => <AgentAccess account={data} roles={roles} /> } : undefined}
      onClose={onClose}
      onMade={onMade}
    />
  );
}
