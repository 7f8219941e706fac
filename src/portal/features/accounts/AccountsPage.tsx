import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLock } from '../../editing/permission.hook.ts';
import { Button } from '../../ui/Button.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { h2, muted } from '../../ui/text.css.ts';
import { PageKeys } from '../../workflow/PageKeys.tsx';
import { AgentsTab } from './AgentsTab.tsx';
import { NEW, useAccountsAddress } from './accounts.address.ts';
import * as styles from './accounts.css.ts';
import { useAgents, useAssigned, useExtensions, useOperators } from './accounts.data.ts';
import { ExtensionsTab } from './ExtensionsTab.tsx';
import { OperatorsTab } from './OperatorsTab.tsx';
import { RolesTab } from './RolesTab.tsx';

/** Who signs in, what each role may, and the extensions of the call centre. */
export function AccountsPage() {
  const { t } = useTranslation('accounts');
  const { address, change } = useAccountsAddress();
  const ofTab = (tab: typeof address.tab) => (address.tab === tab ? address : { ...address, search: '', offset: 0 });
  const agents = useAgents({ ...ofTab('agents'), role: address.tab === 'agents' ? address.role : null });
  const roles = useAssigned();
  const extensions = useExtensions(ofTab('extensions'));
  const operators = useOperators(ofTab('operators'));
  const cannotAdd = useLock('agent_authentication:agent:post');
  const parts = { address, change };

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h1 className={h2}>{t('title')}</h1>
          {agents.data && <span className={muted}>{t('agentCount', { count: agents.data.total })}</span>}
        </div>
        <Button
          variant="primary"
          icon={Plus}
          label={t('newAgent')}
          disabledReason={cannotAdd}
          onPress={() => change({ tab: 'agents', open: NEW })}
        />
      </div>
      <Tabs
        label={t('title')}
        className={styles.tabs}
        selected={address.tab}
        onChange={(tab) => change({ tab })}
        tabs={[
          {
            id: 'agents',
            label: t('tabs.agents'),
            ...(agents.data && { count: agents.data.total }),
            content: <AgentsTab {...parts} asked={agents} />,
          },
          {
            id: 'roles',
            label: t('tabs.roles'),
            ...(roles.data && { count: roles.data.total }),
            content: <RolesTab asked={roles} />,
          },
          {
            id: 'extensions',
            label: t('tabs.extensions'),
            ...(extensions.data && { count: extensions.data.total }),
            content: <ExtensionsTab {...parts} asked={extensions} />,
          },
          {
            id: 'operators',
            label: t('tabs.operators'),
            ...(operators.data && { count: operators.data.total }),
            content: <OperatorsTab {...parts} asked={operators} />,
          },
        ]}
      />
      <PageKeys
        own={[
          { keys: ['↓', '↑'], words: t('keys.move') },
          { keys: ['Enter'], words: t('keys.open') },
          { keys: ['Tab'], words: t('keys.next') },
        ]}
      />
    </div>
  );
}
