import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLock } from '../../editing/permission.hook.ts';
import { Button } from '../../ui/Button.tsx';
import { ComboBox } from '../../ui/ComboBox.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { h3, muted } from '../../ui/text.css.ts';
import { ItemsTable } from './ItemsTable.tsx';
import type { Item, List } from './item.form.ts';
import type { ListsAddress } from './lists.address.ts';
import * as styles from './lovs.css.ts';
import { useItems, useParents, wordsOf } from './lovs.data.ts';

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
    <section className={styles.main} aria-label={inUrdu ? list.titleUr : list.title}>
      <div className={styles.head}>
        <div className={styles.headTitle}>
          <h2 className={h3}>{inUrdu ? list.titleUr : list.title}</h2>
          {data && <span className={muted}>{t('itemCount', { count: data.total })}</span>}
        </div>
        {add}
      </div>
      <div className={styles.toolbar}>
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
            options={(parents.data?.items ?? []).map(({ id, title, titleUr }) => ({
              value: id,
              label: inUrdu ? (titleUr ?? title) : title,
            }))}
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
      </div>
      <div className={styles.scroller}>
        {isPending && <SkeletonRows rows={10} columns={4} />}
        {error && <ErrorState detail={wordsOf(error)} onRetry={() => void refetch()} />}
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
      </div>
      {data && <Pagination total={data.total} limit={address.limit} offset={address.offset} onChange={onChange} />}
    </section>
  );
}
