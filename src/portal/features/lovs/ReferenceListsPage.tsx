import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedRead } from '../../FailedRead.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonLines } from '../../ui/Skeleton.tsx';
import { h2, muted } from '../../ui/text.css.ts';
import { PageKeys } from '../../workflow/PageKeys.tsx';
import { ItemDialog } from './ItemDialog.tsx';
import { ItemsPane } from './ItemsPane.tsx';
import type { Item } from './item.form.ts';
import { ListNav } from './ListNav.tsx';
import { useListsAddress } from './lists.address.ts';
import * as styles from './lovs.css.ts';
import { useLists } from './lovs.data.ts';

/** Reference lists: which lists there are, and the items of the chosen one. */
export function ReferenceListsPage() {
  const { t } = useTranslation('lovs');
  const { address, change } = useListsAddress();
  const { data, error, isPending, refetch } = useLists();
  const [edited, setEdited] = useState<Item | 'new' | null>(null);
  const list = data?.items.find(({ key }) => key === address.list);

  return (
    <div className={styles.page}>
      <div className={styles.title}>
        <h1 className={h2}>{t('title')}</h1>
        {data && <span className={muted}>{t('listCount', { count: data.total })}</span>}
      </div>
      {isPending && <SkeletonLines lines={8} />}
      {error && <FailedRead error={error} onRetry={() => void refetch()} />}
      {data && (
        <div className={styles.columns}>
          <ListNav lists={data.items} chosen={address.list} onChoose={(key) => change({ list: key })} />
          {list ? (
            <ItemsPane list={list} address={address} onChange={change} onEdit={setEdited} />
          ) : (
            <ErrorState title={t('noSuchList')} detail={t('noSuchListBody', { list: address.list })} />
          )}
        </div>
      )}
      <PageKeys
        own={[
          { keys: ['↓', '↑'], words: t('keys.move') },
          { keys: ['Enter'], words: t('keys.open') },
          { keys: ['Tab'], words: t('keys.next') },
        ]}
      />
      {edited !== null && list && (
        <ItemDialog
          key={edited === 'new' ? 'new' : edited.id}
          list={list}
          item={edited === 'new' ? null : edited}
          parentId={address.parentId}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
}
