import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { screens } from '../../../../machines/shared/screens.ts';
import { useFormat } from '../../format.ts';
import { recordPath } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { h3 } from '../../ui/text.css.ts';
import * as styles from './dashboard.css.ts';
import { agesOf, byUrgency, hasOverdue, isLate, type Queue, upToOf } from './urgency.ts';

/**
 * Where to begin, with its reason and one button; put off, the next one: first the queue furthest past the time for its next
 * step, by its target or by the clocks of its records.
 */
export function NextThing({ queues, now }: { queues: readonly Queue[]; now: number }) {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const [, go] = useLocation();
  const [putOff, setPutOff] = useState<readonly string[]>([]);
  const late = byUrgency(queues).filter(isLate);
  const next = late.find(({ screen }) => !putOff.includes(screen));
  if (!next) {
    const total = queues.reduce((sum, queue) => sum + queue.total, 0);
    const words = late.length > 0 ? 'restPutOff' : 'nothingLate';
    return <p className={styles.next}>{t(`dashboard.${words}`, { count: total, number: format.number(total) })}</p>;
  }
  const key = screens.find(({ path }) => path === next.screen)?.key;
  const past = hasOverdue(next) ? 0 : (agesOf(next)?.past ?? 0);
  const [longest] = next.longest;
  const state = next.states.find(({ oldestAt }) => oldestAt === next.oldestAt)?.state;
  const narrowed = state === undefined ? next.screen : `${next.screen}?status=${encodeURIComponent(state)}`;
  return (
    <section className={styles.next} aria-label={t('dashboard.nextThing')}>
      <p className={styles.nextWords}>
        <span className={h3}>{t('dashboard.startWith', { queue: key ? t(`screens.${key}`) : next.title })}</span>
        <span>
          {hasOverdue(next)
            ? t('dashboard.overdueWhy', {
                count: next.overdue ?? 0,
                number: upToOf(format.number(next.overdue ?? 0), next.overdue ?? 0, 'overdue'),
              })
            : t('dashboard.startWhy', {
                count: next.total,
                number: format.number(next.total),
                age: format.age(next.oldestAt ?? '', now),
              })}
        </span>
        {past > 0 && (
          <span>{t('dashboard.pastTarget', { count: past, number: upToOf(format.number(past), past, 'aged') })}</span>
        )}
      </p>
      <TextLink onPress={() => setPutOff([...putOff, next.screen])}>{t('dashboard.notNow')}</TextLink>
      {hasOverdue(next) ? (
        <Button
          variant="primary"
          label={t('dashboard.openOverdue')}
          onPress={() => go(`${next.screen}?overdue=true`)}
        />
      ) : (
        <Button
          variant="primary"
          label={t('dashboard.openOldest')}
          onPress={() => go((longest && recordPath(next.entity, longest.id)) ?? narrowed)}
        />
      )}
    </section>
  );
}
