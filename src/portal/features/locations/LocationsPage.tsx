import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { latinDigits } from '../../../../machines/shared/latin-digits.ts';
import { $api } from '../../api/client.ts';
import { useFormat } from '../../format.ts';
import { titleOf } from '../../title-of.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { SkeletonLines } from '../../ui/Skeleton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { h2, muted } from '../../ui/text.css.ts';
import * as styles from './locations.css.ts';
import { found, parentsIn, pointIn, treeOf } from './locations.tree.ts';
import { PlaceTree } from './PlaceTree.tsx';

const LONG = { staleTime: 10 * 60_000 };

/** Provinces, districts and tehsils below one another, and the tehsil at a point. */
export function LocationsPage() {
  const { t } = useTranslation('locations');
  const { number } = useFormat();
  const { data, error, refetch } = $api.useQuery('get', '/location/all', { params: { query: { limit: 1000 } } }, LONG);
  const [letters, setLetters] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const tree = useMemo(() => treeOf(data?.items ?? []), [data]);
  const shown = useMemo(() => found(tree, letters), [tree, letters]);
  const expanded = letters.trim() === '' ? opened : new Set(parentsIn(shown));
  return (
    <div className={styles.page}>
      <div className={styles.title}>
        <h1 className={h2}>{t('title')}</h1>
        {data && <span className={muted}>{t('count', { count: data.total, number: number(data.total) })}</span>}
      </div>
      <div className={styles.tools}>
        <SearchField className={styles.search} label={t('find')} value={letters} onChange={setLetters} />
        <AtPoint />
      </div>
      <div className={styles.scroll}>
        {error !== null && <ErrorState onRetry={() => void refetch()} />}
        {!data && error === null && <SkeletonLines lines={8} />}
        {data && shown.length === 0 && <p className={muted}>{t('none', { letters })}</p>}
        {data && shown.length > 0 && <PlaceTree branches={shown} expanded={expanded} onExpand={setOpened} />}
      </div>
    </div>
  );
}

/** The tehsil of a point: the cells are approximate, each tehsil having what is nearest to its centre. */
function AtPoint() {
  const { t } = useTranslation('locations');
  const { number } = useFormat();
  const [text, setText] = useState('');
  const point = pointIn(latinDigits(text));
  const { data, error } = $api.useQuery(
    'get',
    '/location/by-query',
    { params: { query: point ?? { lat: 0, lng: 0 } } },
    { enabled: point !== undefined, retry: false, ...LONG },
  );
  const isWrong = text.trim() !== '' && point === undefined;
  return (
    <div className={styles.point}>
      <TextField
        code
        label={t('point')}
        placeholder="30.30, 71.93"
        maxLength={60}
        value={text}
        onChange={setText}
        error={isWrong ? t('noPoint') : undefined}
      />
      <p role="status" className={styles.answer}>
        {point && data && (
          <>
            <bdi>{[data.tehsil, data.district, data.province].map(titleOf).join(t('comma'))}</bdi>{' '}
            <span className={muted}>{t('away', { number: number(data.kilometres) })}</span>
          </>
        )}
        {point && error !== null && t('nowhere')}
      </p>
    </div>
  );
}
