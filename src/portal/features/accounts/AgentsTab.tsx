import { CircleOff, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditedTable } from '../../editing/EditedTable.tsx';
import { useFormat } from '../../format.ts';
import { useRoleWords } from '../../role.words.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Select } from '../../ui/Select.tsx';
import { ltr, muted } from '../../ui/text.css.ts';
import { AgentDialog } from './AgentDialog.tsx';
import { NEW, PAGE } from './accounts.address.ts';
import * as styles from './accounts.css.ts';
import { type Account, type useAgents, useAssigned } from './accounts.data.ts';
import { SearchedPane, type TabParts } from './SearchedPane.tsx';

interface AgentsTabProps extends TabParts {
  asked: ReturnType<typeof useAgents>;
}

export function AgentsTab({ address, change, asked }: AgentsTabProps) {
  const { t } = useTranslation('accounts');
  const format = useFormat();
  const roleWords = useRoleWords();
  const roles = useAssigned().data?.items ?? [];
  const { role: named } = address;
  const chosen = roles.find(({ id, title }) => id === named || title === named)?.id ?? named;
  const [made, setMade] = useState<string | null>(null);
  const isNarrowed = address.search.trim() !== '' || address.role !== null;
  const rows = asked.data?.items.map((agent) => ({ ...agent, title: agent.name, version: agent.version ?? 1 }));

  return (
    <>
      <SearchedPane
        address={address}
        change={change}
        searches={t('searchAgents')}
        tools={
          <Select
            label={t('fields.role')}
            hideLabel
            options={[
              { value: 'any', label: t('anyRole') },
              ...roles.map(({ id, title }) => ({ value: id, label: roleWords(title) })),
            ]}
            value={chosen ?? 'any'}
            onChange={(role) => change({ role: role === 'any' ? null : role })}
          />
        }
        asked={asked}
      >
        {rows?.length === 0 && (
          <EmptyState
            title={t('nothingFound')}
            body={t('nothingFoundBody')}
            {...(isNarrowed && {
              action: <Button label={t('clear')} onPress={() => change({ search: '', role: null })} />,
            })}
          />
        )}
        {rows !== undefined && rows.length > 0 && (
          <EditedTable
            label={t('tabs.agents')}
            rows={rows}
            title={t('fields.name')}
            sort={address.sort.replace('name', 'title')}
            onSort={(sort) => change({ sort: sort.replace('title', 'name') })}
            onOpen={({ id }) => change({ open: id })}
            made={made}
            columns={[
              {
                id: 'email',
                label: t('fields.email'),
                sorts: true,
                render: ({ email }) => <span className={ltr}>{email}</span>,
              },
              {
                id: 'roles',
                label: t('fields.roleId'),
                render: ({ roles: held, active }) => (
                  <span className={styles.tags}>
                    {!active && <Badge tone="neutral" icon={CircleOff} label={t('notActive')} />}
                    {held.length === 0 && <Badge tone="warn" icon={TriangleAlert} label={t('noRole')} />}
                    {held.slice(0, ROLES_SHOWN).map(({ id, title }) => (
                      <span key={id} className={styles.tag}>
                        {roleWords(title)}
                      </span>
                    ))}
                    {held.length > ROLES_SHOWN && (
                      <span className={muted}>+{format.number(held.length - ROLES_SHOWN)}</span>
                    )}
                  </span>
                ),
              },
              {
                id: 'extension',
                label: t('fields.exten'),
                render: ({ extension }) => <span className={ltr}>{extension ?? '–'}</span>,
              },
              {
                id: 'seenAt',
                label: t('fields.seenAt'),
                align: 'end',
                sorts: true,
                render: ({ seenAt }) =>
                  seenAt ? format.dateTime(seenAt) : <span className={styles.never}>{t('never')}</span>,
              },
            ]}
          />
        )}
      </SearchedPane>
      {address.open !== null && (
        <AgentDialog
          key={address.open}
          id={address.open === NEW ? null : address.open}
          roles={roles}
          onClose={() => change({ open: null })}
          onMade={showMade}
        />
      )}
    </>
  );

  /** Among all the agents, or found where they fill more than a page. */
  function showMade({ id, email }: Account) {
    setMade(id);
    const isMany = (asked.data?.total ?? 0) >= PAGE;
    change({ open: null, role: null, search: isMany ? email : '' });
  }
}

const ROLES_SHOWN = 2;
