import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { useSending } from '../../../api/sending.hook.ts';
import { FailedRead } from '../../../FailedRead.tsx';
import { useFormat } from '../../../format.ts';
import { path } from '../../../paths.ts';
import { nameOf } from '../../../person-name.ts';
import { useTitle } from '../../../reference/choices.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { phoneWritten } from '../../../ui/phones.ts';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { SkeletonLines } from '../../../ui/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { danger, h2, ltr, muted, strong } from '../../../ui/text.css.ts';
import { toast } from '../../../ui/toast.queue.ts';
import { StateBadge } from '../../../workflow/StateBadge.tsx';
import * as styles from './merge.css.ts';
import { type Pair, setApart, usePairs } from './merge.data.ts';
import { PairReasons } from './PairReasons.tsx';

const PAGE = 50;
/** Behind so many nobody looks: the list grows shorter with each that is decided. */
const MOST = 500;

/** Where two records are laid beside each other. */
export const mergeAddress = (id: string, otherId: string) => `${path('mergeFarmers', id)}?with=${otherId}`;

/** Records that may be of one person, one pair after the other; those that are not stay known. */
export function DuplicatesPage() {
  const { t } = useTranslation('duplicates');
  const { number } = useFormat();
  const [, navigate] = useLocation();
  const apart = new URLSearchParams(useSearch()).get('show') === 'apart';
  const [limit, setLimit] = useState(PAGE);
  const { data: first, error, refetch, isFetching } = usePairs(apart, limit);
  const pairs = first?.items ?? [];
  return (
    <div className={styles.page}>
      <div className={styles.scroll}>
        <div className={styles.titlebar}>
          <h1 className={h2}>{t('title')}</h1>
          {first && (
            <span className={muted} role="status">
              {t(first.totalIsMinimum ? 'countAtLeast' : 'count', { count: first.total, number: number(first.total) })}
              {first.looking && ` · ${t('looking')}`}
            </span>
          )}
          <span className={styles.spacer} />
          <SegmentedControl
            label={t('shown')}
            value={apart ? 'apart' : 'open'}
            onChange={(value) => navigate(`${path('duplicates')}${value === 'apart' ? '?show=apart' : ''}`)}
            options={[
              { value: 'open', label: t('open') },
              { value: 'apart', label: t('apart') },
            ]}
          />
        </div>
        {!first && !error && <SkeletonLines lines={8} />}
        {!first && error ? <FailedRead error={error} onRetry={() => void refetch()} /> : null}
        {first && pairs.length === 0 && (
          <EmptyState title={t(apart ? 'noneApart' : 'none')} body={t(apart ? 'noneApartBody' : 'noneBody')} />
        )}
        {pairs.length > 0 && (
          <ul className={styles.pairs} aria-label={t('title')}>
            {pairs.map((pair) => (
              <PairRow key={`${pair.one.id} ${pair.other.id}`} pair={pair} />
            ))}
          </ul>
        )}
        {first && pairs.length < first.total && limit < MOST && (
          <Button label={t('more')} isPending={isFetching} onPress={() => setLimit(limit + PAGE)} />
        )}
      </div>
    </div>
  );
}

function PairRow({ pair }: { pair: Pair }) {
  const { t } = useTranslation('duplicates');
  const { dateTime } = useFormat();
  const [, navigate] = useLocation();
  const { isPending, refusal, send } = useSending();
  const { one, other, apart, reasons } = pair;
  const names = { name: nameOf(one), other: nameOf(other) };
  const say = (isApart: boolean) =>
    send(async () => {
      await setApart(one.id, other.id, isApart);
      if (isApart) toast.undo(t('saidApart', names), t('undo'), () => void setApart(one.id, other.id, false));
    });
  return (
    <li className={styles.pair} aria-label={t('pairNamed', names)}>
      <Person of={one} />
      <Person of={other} />
      <span>
        <PairReasons reasons={reasons} />
        {apart && <span className={muted}>{t('apartBy', { name: apart.by.name, time: dateTime(apart.at) })}</span>}
        {refusal && (
          <span role="alert" className={danger}>
            {refusal.words}
          </span>
        )}
      </span>
      <span className={styles.buttons}>
        {apart ? (
          <Button label={t('askAgain')} isPending={isPending} onPress={() => void say(false)} />
        ) : (
          <>
            <Button label={t('compare')} onPress={() => navigate(mergeAddress(one.id, other.id))} />
            <Button label={t('notTheSame')} isPending={isPending} onPress={() => void say(true)} />
          </>
        )}
      </span>
    </li>
  );
}

function Person({ of }: { of: Pair['one'] }) {
  const { list } = useFormat();
  const titleOf = useTitle();
  const place = list([of.village, titleOf(of.tehsil)]);
  return (
    <span className={styles.person}>
      <span className={strong}>
        <TextLink href={path('profile', of.id)}>
          <bdi>{nameOf(of)}</bdi>
        </TextLink>{' '}
        {of.state !== 'active' && <StateBadge entity="farmer" state={of.state} />}
      </span>
      <span className={muted}>
        <span className={ltr}>{phoneWritten(of.phone)}</span> {place && `· ${place}`}
      </span>
    </span>
  );
}
