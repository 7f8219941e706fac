import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EditedPane } from '../../editing/EditedPane.tsx';
import { useLock } from '../../editing/permission.hook.ts';
import { titleOf } from '../../title-of.ts';
import { Button } from '../../ui/Button.tsx';
import { ComboBox } from '../../ui/ComboBox.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { ItemsTable } from './ItemsTable.tsx';
import type { Item, List } from './item.form.ts';
import type { ListsAddress } from './lists.address.ts';
import * as styles from './lovs.css.ts';
import { useItems, useParents } from './lovs.data.ts';

interface ItemsPaneProps {
  list: List;
  address: ListsAddress;
  onChange: (change: Partial<ListsAddress>) => void;
  onEdit: (item: Item | 'new') => void;
}

/** One list: search, narrow, page, and open its items. */
export function ItemsPane({ list, address, onChange, onEdit }: ItemsPaneProps) {
  const { t, i18n } = useTranslation('lovs');
  const { data, error, isPending, refetch } = useItems(address);
  const parents = useParents(list.parent);
  const inUrdu = i18n.language === 'ur';
  const urduNames = new Map<string | null, string | null>(parents.data?.items.map(({ id, titleUr }) => [id, titleUr]));
  const isNarrowed = address.search !== '' || address.parentId !== null || address.active !== null;
  const locked = useLock('lov:items:post');
  const add = (
    <Button variant="primary" icon={Plus} label={t('add')} disabledReason={locked} onPress={() => onEdit('new')} />
  );

  return (
    <EditedPane
      isPart
      title={titleOf(list)}
      summary={data && t('itemCount', { count: data.total })}
      actions={add}
      tools={
        <>
          <SearchField
            label={t('search')}
            value={address.search}
            onChange={(search) => onChange({ search })}
            maxLength={100}
            className={styles.search}
          />
          {list.parent !== null && (
            <ComboBox
              label={t(`parents.${list.parent}`)}
              hideLabel
              placeholder={t(`parents.${list.parent}`)}
              options={(parents.data?.items ?? []).map((parent) => ({ value: parent.id, label: titleOf(parent) }))}
              value={address.parentId}
              onChange={(parentId) => onChange({ parentId })}
              isLoading={parents.isPending}
              className={styles.parent}
            />
          )}
          <SegmentedControl
            label={t('offered')}
            options={[
              { value: 'all', label: t('all') },
              { value: 'yes', label: t('active') },
              { value: 'no', label: t('inactive') },
            ]}
            value={address.active === null ? 'all' : address.active ? 'yes' : 'no'}
            onChange={(value) => onChange({ active: value === 'all' ? null : value === 'yes' })}
          />
        </>
      }
      asked={{ isPending, error, refetch }}
      foot={data && <Pagination total={data.total} limit={address.limit} offset={address.offset} onChange={onChange} />}
    >
      {data && data.items.length === 0 && (
        <EmptyState
          title={isNarrowed ? t('nothingFound') : t('empty')}
          body={isNarrowed ? t('nothingFoundBody') : t('emptyBody')}
          action={
            isNarrowed ? (
              <Button label={t('clear')} onPress={() => onChange({ search: '', parentId: null, active: null })} />
            ) : (
              add
            )
          }
        />
      )}
      {data && data.items.length > 0 && (
        <ItemsTable
          list={list}
          items={data.items}
          parentName={({ parentId, parentTitle }) => (inUrdu && urduNames.get(parentId)) || parentTitle}
          sort={address.sort}
          onSort={(sort) => onChange({ sort })}
          onOpen={onEdit}
        />
      )}
    </EditedPane>
  );
}
