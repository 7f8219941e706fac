import { useTranslation } from 'react-i18next';
import { EditedPane } from '../../editing/EditedPane.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { ltr, strong } from '../../ui/text.css.ts';
import { type AccountsAddress, PAGE } from './accounts.address.ts';
import * as styles from './accounts.css.ts';
import type { useOperators } from './accounts.data.ts';

interface OperatorsTabProps {
  address: AccountsAddress;
  change: (next: Partial<AccountsAddress>) => void;
  asked: ReturnType<typeof useOperators>;
}

/** Who can be chosen as operator or colleague now. */
export function OperatorsTab({ address, change, asked }: OperatorsTabProps) {
  const { t } = useTranslation('accounts');
  const items = asked.data?.items ?? [];
  return (
    <EditedPane
      tools={
        <SearchField
          label={t('searchOperators')}
          value={address.search}
          onChange={(search) => change({ search })}
          maxLength={100}
          className={styles.search}
        />
      }
      asked={asked}
      foot={
        asked.data && (
          <Pagination
            limit={PAGE}
            offset={address.offset}
            total={asked.data.total}
            sizes={[PAGE]}
            onChange={({ offset }) => change({ offset })}
          />
        )
      }
    >
      {asked.data && items.length === 0 && <EmptyState title={t('nothingFound')} body={t('nothingFoundBody')} />}
      {items.length > 0 && (
        <PlainTable
          rows={items}
          keyOf={({ id }) => id ?? ''}
          columns={[
            { title: t('fields.name'), render: ({ name }) => <bdi className={strong}>{name}</bdi> },
            { title: t('fields.email'), render: ({ email }) => <span className={ltr}>{email ?? '–'}</span> },
          ]}
        />
      )}
    </EditedPane>
  );
}
