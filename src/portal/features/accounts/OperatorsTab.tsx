import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { ltr, strong } from '../../ui/text.css.ts';
import * as styles from './accounts.css.ts';
import type { useOperators } from './accounts.data.ts';
import { SearchedPane, type TabParts } from './SearchedPane.tsx';

interface OperatorsTabProps extends TabParts {
  asked: ReturnType<typeof useOperators>;
}

/** Who can be chosen as operator or colleague now. */
export function OperatorsTab({ address, change, asked }: OperatorsTabProps) {
  const { t } = useTranslation('accounts');
  const items = asked.data?.items ?? [];
  return (
    <SearchedPane address={address} change={change} searches={t('searchOperators')} asked={asked}>
      {asked.data && items.length === 0 && <EmptyState title={t('nothingFound')} body={t('nothingFoundBody')} />}
      {items.length > 0 && (
        <div className={styles.inset}>
          <PlainTable
            rows={items}
            keyOf={({ id }) => id ?? ''}
            columns={[
              { title: t('fields.name'), render: ({ name }) => <bdi className={strong}>{name}</bdi> },
              { title: t('fields.email'), render: ({ email }) => <span className={ltr}>{email ?? '–'}</span> },
            ]}
          />
        </div>
      )}
    </SearchedPane>
  );
}
