import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EditedTable } from '../../editing/EditedTable.tsx';
import { useLock } from '../../editing/permission.hook.ts';
import { useFormat } from '../../format.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ltr } from '../../ui/text.css.ts';
import { NEW } from './accounts.address.ts';
import type { useExtensions } from './accounts.data.ts';
import { ExtensionDialog } from './ExtensionDialog.tsx';
import { SearchedPane, type TabParts } from './SearchedPane.tsx';

interface ExtensionsTabProps extends TabParts {
  asked: ReturnType<typeof useExtensions>;
}

export function ExtensionsTab({ address, change, asked }: ExtensionsTabProps) {
  const { t } = useTranslation('accounts');
  const format = useFormat();
  const cannotAdd = useLock('callcenter:extension:post');
  const rows = asked.data?.items;
  const open = rows?.find(({ id }) => id === address.open);
  const isNarrowed = address.search.trim() !== '';
  const add = (
    <Button icon={Plus} label={t('newExtension')} disabledReason={cannotAdd} onPress={() => change({ open: NEW })} />
  );
  return (
    <>
      <SearchedPane address={address} change={change} searches={t('searchExtensions')} tools={add} asked={asked}>
        {rows?.length === 0 && (
          <EmptyState
            title={t(isNarrowed ? 'nothingFound' : 'noExtension')}
            body={t(isNarrowed ? 'nothingFoundBody' : 'noExtensionBody')}
            action={isNarrowed ? <Button label={t('clear')} onPress={() => change({ search: '' })} /> : add}
          />
        )}
        {rows !== undefined && rows.length > 0 && (
          <EditedTable
            label={t('tabs.extensions')}
            rows={rows}
            title={t('fields.exten')}
            sort="title"
            onOpen={({ id }) => change({ open: id })}
            columns={[
              { id: 'name', label: t('fields.name'), render: ({ name }) => <bdi>{name}</bdi> },
              {
                id: 'email',
                label: t('fields.email'),
                render: ({ email }) => <span className={ltr}>{email ?? '–'}</span>,
              },
              {
                id: 'outboundCid',
                label: t('fields.outboundCid'),
                render: ({ outboundCid }) => <span className={ltr}>{outboundCid ?? '–'}</span>,
              },
              {
                id: 'callerId',
                label: t('fields.callerId'),
                render: ({ callerId }) => <span className={ltr}>{callerId ?? '–'}</span>,
              },
              { id: 'list', label: t('fields.list'), render: ({ list }) => <bdi>{list ?? '–'}</bdi> },
              {
                id: 'updatedAt',
                label: t('fields.updatedAt'),
                align: 'end',
                render: ({ updatedAt }) => format.date(updatedAt),
              },
            ]}
          />
        )}
      </SearchedPane>
      {(address.open === NEW || open) && (
        <ExtensionDialog key={address.open} extension={open ?? null} onClose={() => change({ open: null })} />
      )}
    </>
  );
}
