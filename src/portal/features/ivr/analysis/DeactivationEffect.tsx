import { CircleCheck, CircleX, Keyboard, Link2Off, type LucideIcon, Route } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DeactivationEffect as Effect } from '../../../../../machines/ivr/analysis/analysis.effect.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { SkeletonLines } from '../../../ui/Skeleton.tsx';
import { useDesignerPart } from '../document/designer.store.ts';
import { titleParts } from '../node/node.words.ts';
import * as styles from './analysis.css.ts';

/** What callers would lose if these nodes were switched off, before they are. */
export function DeactivationEffect({ uuids, effect }: { uuids: readonly string[]; effect: Effect | null }) {
  const { t } = useTranslation('ivrPublish');
  const draft = useDesignerPart((state) => state.draft);
  if (!effect) return <SkeletonLines lines={4} />;
  const { hidden, failing, rekeyed, difference } = effect;
  const titleOf = (id: string) => titleParts(draft.nodes.get(id)?.title ?? '').main;
  const isUnnoticed = hidden.length + failing.length + rekeyed.length + difference.counts.altered === 0;
  const heading =
    uuids.length === 1
      ? t('analysis.effect.title', { title: titleOf(uuids[0] ?? '') })
      : t('analysis.effect.ofMany', { count: uuids.length });
  return (
    <section className={styles.effect} aria-label={heading}>
      <h3 className={styles.effectTitle}>{heading}</h3>
      <ul className={styles.points}>
        {isUnnoticed && <Point icon={CircleCheck} words={t('analysis.effect.nothing')} />}
        {hidden.length > 0 && (
          <Point
            icon={CircleX}
            words={t('analysis.effect.nodes', { count: hidden.length })}
            details={hidden.map(titleOf)}
          />
        )}
        {difference.counts.altered > 0 && (
          <Point icon={Route} words={t('analysis.effect.paths', { count: difference.counts.altered })} />
        )}
        {failing.length > 0 && <Point icon={Link2Off} words={t('analysis.effect.links', { count: failing.length })} />}
        {rekeyed.length > 0 && (
          <Point
            icon={Keyboard}
            words={t('analysis.effect.keys', { count: rekeyed.length })}
            details={rekeyed.map(({ uuid: sibling, before, after }) =>
              t('analysis.effect.moves', {
                title: titleOf(sibling),
                before: before ?? t('chips.none'),
                after: after ?? t('chips.none'),
              }),
            )}
          />
        )}
      </ul>
    </section>
  );
}

const MAX = 8;

function Point({ icon, words, details = [] }: { icon: LucideIcon; words: string; details?: readonly string[] }) {
  const { t } = useTranslation('ivrPublish');
  return (
    <li className={styles.point}>
      <Icon of={icon} small className={styles.pointMark} />
      <span>
        {words}
        {details.length > 0 && (
          <span className={styles.moved}>
            <br />
            {details.slice(0, MAX).join(t('listComma'))}
            {details.length > MAX && '…'}
          </span>
        )}
      </span>
    </li>
  );
}
