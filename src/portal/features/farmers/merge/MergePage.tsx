import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams, useSearch } from 'wouter';
import { callErrorOf } from '../../../api/call-error.ts';
import { useSending } from '../../../api/sending.hook.ts';
import { FailedRead } from '../../../FailedRead.tsx';
import { path } from '../../../paths.ts';
import { nameOf } from '../../../person-name.ts';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { phoneWritten } from '../../../ui/phones.ts';
import { SkeletonLines } from '../../../ui/Skeleton.tsx';
import { danger, h2, muted } from '../../../ui/text.css.ts';
import { toast } from '../../../ui/toast.queue.ts';
import type { Farmer } from '../farmers.data.ts';
import { MergeTable } from './MergeTable.tsx';
import { type Choices, takesOf, toldApartBy } from './merge.choice.ts';
import * as styles from './merge.css.ts';
import { type Both, merge, setApart, unmerge, useBoth } from './merge.data.ts';
import { PairReasons } from './PairReasons.tsx';

/** Two records beside each other: which one stands, whose word holds in each field, and what goes over. */
export function MergePage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('duplicates');
  const asked = new URLSearchParams(useSearch());
  const otherId = asked.get('with') ?? '';
  const { data, error, refetch } = useBoth(id, otherId);
  if (data) return <MergeBody key={`${id} ${otherId}`} both={data} first={asked.has('first')} />;
  const status = error && callErrorOf(error).status;
  if (otherId === '' || status === 404 || status === 400) return <EmptyState isPage title={t('notFound')} />;
  if (error) return <FailedRead error={error} onRetry={() => void refetch()} />;
  return (
    <div className={styles.scroll}>
      <SkeletonLines lines={12} />
    </div>
  );
}

/** Who was approved stands, of two alike whoever came first. */
function likelier({ one, other }: Both): string {
  const rank = ({ farmer }: Both['one']) => `${farmer.state === 'active' ? 0 : 1} ${farmer.createdAt}`;
  return rank(one) <= rank(other) ? one.farmer.id : other.farmer.id;
}

/** Digits keep their order in a sentence of either direction. */
const ltrText = ({ phone }: Farmer) => `\u2066${phoneWritten(phone)}\u2069`;

/** Two of one name are told apart by their numbers. */
function toldApart(stands: Farmer, ends: Farmer) {
  const [name, other] = [nameOf(stands), nameOf(ends)];
  if (name !== other) return { name, other };
  return { name: `${name} (${ltrText(stands)})`, other: `${other} (${ltrText(ends)})` };
}

interface MergeBodyProps {
  both: Both;
  /** Whoever came from the first one's profile lets that one stand, unless they say otherwise. */
  first: boolean;
}

function MergeBody({ both, first }: MergeBodyProps) {
  const { t } = useTranslation('duplicates');
  const [, navigate] = useLocation();
  const { isPending, refusal, send, forget } = useSending();
  const [standing, setStanding] = useState(() => (first ? both.one.farmer.id : likelier(both)));
  const [isAsking, setAsking] = useState(false);
  const doubts = toldApartBy(both.one.farmer, both.other.farmer);
  const [choices, setChoices] = useState<Choices>({});
  const isFirst = standing === both.one.farmer.id;
  const [stands, ends] = isFirst ? [both.one, both.other] : [both.other, both.one];
  const refused = isFirst ? both.otherRefused : both.oneRefused;
  const why = refused && t(`refusals:fields.${refused.code}`, { defaultValue: refused.words });
  const takes = takesOf(stands.farmer, ends.farmer, choices);
  const names = toldApart(stands.farmer, ends.farmer);

  const takeBack = (id: string) =>
    unmerge(id).then(
      () => toast.success(t('takenBack', names)),
      () => toast.error(t('notTakenBack', names)),
    );
  const mergeNow = () =>
    send(async () => {
      const [{ farmer: into }, { farmer: gone }] = [stands, ends];
      await merge({ id: gone.id, version: gone.version, into: into.id, intoVersion: into.version, takes });
      toast.undo(t('merged', names), t('undo'), () => void takeBack(gone.id));
      navigate(path('profile', into.id));
    });
  const sayApart = () =>
    send(async () => {
      await setApart(both.one.farmer.id, both.other.farmer.id, true);
      toast.undo(t('saidApart', names), t('undo'), () => void setApart(stands.farmer.id, ends.farmer.id, false));
      navigate(path('duplicates'));
    });

  return (
    <div className={styles.page}>
      <div className={styles.scroll}>
        <Breadcrumb
          label={t('whereYouAre')}
          steps={[{ label: t('title'), href: path('duplicates') }, { label: t('beside') }]}
        />
        <div className={styles.titlebar}>
          <h1 className={h2}>{t('beside')}</h1>
          <PairReasons reasons={both.reasons} />
          {both.apart && <span className={muted}>{t('wasApart')}</span>}
        </div>
        <MergeTable
          both={both}
          standing={standing}
          choices={choices}
          onStanding={(id) => {
            setStanding(id);
            setChoices({});
            forget();
          }}
          onChoose={(field, id) => setChoices({ ...choices, [field]: id })}
        />
      </div>
      <div className={styles.dock}>
        <span className={styles.verdict}>
          {refusal ? (
            <span role="alert" className={danger}>
              {refusal.words}
            </span>
          ) : (
            (why ?? t(takes.length === 0 ? 'verdictNothing' : 'verdict', { ...names, count: takes.length }))
          )}
        </span>
        <span className={styles.buttons}>
          <Button label={t('notTheSame')} isPending={isPending} onPress={() => void sayApart()} />
          <Button
            variant="primary"
            label={t('merge', { name: nameOf(stands.farmer) })}
            isPending={isPending}
            disabledReason={why ?? undefined}
            onPress={() => (doubts.length > 0 ? setAsking(true) : void mergeNow())}
          />
        </span>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('sure.title', names)}
        description={doubts.map((field) => t(`sure.${field}`)).join(' ')}
        confirmLabel={t('sure.merge')}
        onConfirm={() => void mergeNow()}
      />
    </div>
  );
}
