import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { nameOf } from '../../person-name.ts';
import { useLeaving } from '../../records/leaving.hook.tsx';
import * as record from '../../records/record.css.ts';
import { useSectionInView } from '../../records/section-in-view.hook.ts';
import { useInView } from '../../ui/in-view.hook.ts';
import { usePageKeys } from '../../ui/page-keys.hook.ts';
import { StateBadge } from '../../workflow/StateBadge.tsx';
import { BelongingSections } from './BelongingSections.tsx';
import { CropsSection } from './CropsSection.tsx';
import { FarmsSection } from './FarmsSection.tsx';
import * as styles from './farmers.css.ts';
import type { Profile } from './farmers.data.ts';
import { LivestockSection } from './LivestockSection.tsx';
import { MergedMeanwhile } from './Meanwhile.tsx';
import { MergedSection } from './merge/MergedSection.tsx';
import { PersonSection } from './PersonSection.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import { StatusBand } from './StatusBand.tsx';
import { TimelineSection } from './TimelineSection.tsx';

/** One farmer with all that is known: one scroll, whose tabs are anchors. */
export function ProfileBody({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['farmers', 'records']);
  const { number } = useFormat();
  const { setDirty, question: leaving } = useLeaving();
  const [head, setHead] = useState<Element | null>(null);
  const isHeadSeen = useInView(head);
  const { land, animals, farmer, badges, loans, cases, listings, posts, timeline } = profile;
  const isOver = farmer.state === 'rejected' || farmer.state === 'closed';
  const refusal = isOver ? t('isOver', { state: t(`workflow:farmer.states.${farmer.state}`) }) : undefined;
  const crops = land?.reduce((sum, { farmcrops }) => sum + farmcrops.length, 0);
  const all: readonly [string, number | undefined][] = [
    ['person', undefined],
    ['farms', land?.length],
    ['crops', crops],
    ['livestock', animals?.length],
    ['machinery', farmer.machineries.length],
    ['badges', badges?.length],
    ['loans', loans?.total],
    ['cases', cases?.total],
    ['listings', listings?.total],
    ['posts', posts?.total],
    ['merged', profile.merged.length],
    ['timeline', Object.values(timeline.counts).reduce((sum, n) => sum + n, 0)],
  ];
  // What the reader may not see has no tab.
  const tabs = all.filter(([key, count]) => key === 'person' || count !== undefined);
  const { current, show: scrollTo } = useSectionInView(tabs.map(([key]) => key));
  const show = (key: string) => {
    window.history.replaceState(window.history.state, '', `${window.location.search}#${key}`);
    scrollTo(key);
  };
  usePageKeys(Object.fromEntries(tabs.slice(0, 9).map(([key], place) => [String(place + 1), () => show(key)])));
  return (
    <>
      <div ref={setHead}>
        <ProfileHead profile={profile} refusal={refusal} />
      </div>
      <MergedMeanwhile />
      <StatusBand profile={profile} />
      <nav className={record.tabs} aria-label={t('records:sections')}>
        {tabs.map(([key, count]) => (
          <a
            key={key}
            href={`#${key}`}
            className={record.tab}
            aria-current={key === current ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              show(key);
            }}
          >
            {t(`sections.${key}`)}
            {count !== undefined && <span className={record.tabCount}>{number(count)}</span>}
          </a>
        ))}
        {!isHeadSeen && (
          <span className={record.stateHere}>
            <bdi className={styles.nameHere}>{nameOf(farmer)}</bdi>
            <StateBadge entity="farmer" state={farmer.state} />
          </span>
        )}
      </nav>
      <div className={styles.columns}>
        <div className={record.work}>
          <PersonSection profile={profile} refusal={refusal} setDirty={setDirty} />
          {land && <FarmsSection farmerId={farmer.id} land={land} refusal={refusal} />}
          {land && <CropsSection land={land} refusal={refusal} />}
          {animals && <LivestockSection farmerId={farmer.id} animals={animals} refusal={refusal} />}
          <BelongingSections profile={profile} refusal={refusal} />
          <MergedSection profile={profile} refusal={refusal} />
        </div>
        <TimelineSection profile={profile} setDirty={setDirty} />
      </div>
      {leaving}
    </>
  );
}
