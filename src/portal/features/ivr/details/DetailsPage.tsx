import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditedPane } from '../../../editing/EditedPane.tsx';
import { useLock } from '../../../editing/permission.hook.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { folded } from '../../../ui/folded.ts';
import { SearchField } from '../../../ui/SearchField.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { DetailDialog } from './DetailDialog.tsx';
import { DetailsTable } from './DetailsTable.tsx';
import type { DetailKind, DetailRecord } from './detail.kind.ts';
import { NEW, useDetailsAddress } from './details.address.ts';
import * as styles from './details.css.ts';

/** The details of one kind: search, narrow, open, add. What is chosen stands in the address. */
export function DetailsPage<Row extends DetailRecord, Form extends object>({ kind }: { kind: DetailKind<Row, Form> }) {
  const { t } = useTranslation('ivrDetails');
  const { data, error, isPending, refetch } = kind.useRecords();
  const { address, change } = useDetailsAddress();
  const [made, setMade] = useState<string | null>(null);
  const cannotAdd = useLock(`${kind.permission}:post`);
  const locked = useLock(`${kind.permission}:put`);
  const wanted = folded(address.search.trim());
  const rows = (data ?? [])
    .filter((row) => address.show === 'all' || (row.active === 1) === (address.show === 'active'))
    .filter((row) => folded(kind.textOf(row)).includes(wanted))
    .sort((one, other) => one.title.localeCompare(other.title) * (address.sort === 'ascending' ? 1 : -1));
  const open = data?.find(({ id }) => id === address.open);
  const isNarrowed = wanted !== '' || address.show !== 'all';
  const add = (
    <Button
      variant="primary"
      icon={Plus}
      label={t(`${kind.key}.add`)}
      disabledReason={cannotAdd}
      onPress={() => change({ open: NEW })}
    />
  );

  return (
    <>
      <EditedPane
        title={t(`${kind.key}.title`)}
        summary={data && t(`${kind.key}.count`, { count: data.length })}
        actions={add}
        tools={
          <>
            <SearchField
              label={t('search')}
              value={address.search}
              onChange={(search) => change({ search })}
              className={styles.search}
            />
            <SegmentedControl
              label={t('fields.active')}
              options={(['all', 'active', 'inactive'] as const).map((value) => ({ value, label: t(`show.${value}`) }))}
              value={address.show}
              onChange={(show) => change({ show })}
            />
          </>
        }
        asked={{ isPending, error, refetch }}
      >
        {data && rows.length === 0 && (
          <EmptyState
            title={isNarrowed ? t('nothingFound') : t(`${kind.key}.none`)}
            body={isNarrowed ? t('nothingFoundBody') : t(`${kind.key}.noneBody`)}
            action={
              isNarrowed ? <Button label={t('clear')} onPress={() => change({ search: '', show: 'all' })} /> : add
            }
          />
        )}
        {rows.length > 0 && (
          <DetailsTable
            kind={kind}
            rows={rows}
            locked={locked}
            sort={address.sort === 'descending' ? '-title' : 'title'}
            onSort={(sort) => change({ sort: sort.startsWith('-') ? 'descending' : 'ascending' })}
            onOpen={({ id }) => change({ open: id })}
          />
        )}
      </EditedPane>
      {(address.open === NEW || open) && (
        <DetailDialog
          key={address.open}
          kind={kind}
          row={open ?? null}
          onClose={() => change({ open: null })}
          isNew={address.open === made}
          onCreated={({ id }) => {
            setMade(id);
            change({ open: id });
          }}
        />
      )}
    </>
  );
}
