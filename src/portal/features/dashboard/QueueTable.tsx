import { millisecondsInHour } from 'date-fns/constants';
import { ChevronDown, ChevronRight, Clock } from 'lucide-react';
import { Fragment, useRef, useState } from 'react';
import { Link } from 'react-aria-components/Link';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { type Screen, screens } from '../../../../machines/shared/screens.ts';
import { useFormat } from '../../format.ts';
import { recordPath } from '../../paths.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { iconNamed } from '../../ui/icons.ts';
import { usePageKeys } from '../../ui/page-keys.hook.ts';
import { faint, h3, hidden, meta, muted } from '../../ui/text.css.ts';
import { QueueDetails } from './QueueDetails.tsx';
import * as styles from './queues.css.ts';
import { agesOf, byUrgency, isLate, type Queue, upToOf } from './urgency.ts';

const PARTS = ['fresh', 'half', 'close', 'past'] as const;

/** What waits for the person, a line a queue: how much, how long by its target, and who is at it. The most urgent first. */
export function QueueTable({ queues, now }: { queues: readonly Queue[]; now: number }) {
  const { t } = useTranslation('shell');
  // Who has one queue alone sees at once what is in it.
  const [opened, setOpened] = useState<readonly string[]>(
    queues.length === 1 ? queues.map(({ screen }) => screen) : [],
  );
  const turn = (screen: string) =>
    setOpened(opened.includes(screen) ? opened.filter((one) => one !== screen) : [...opened, screen]);
  const ordered = byUrgency(queues);
  const table = useRef<HTMLTableElement>(null);
  const [, navigate] = useLocation();
  /** The line that the keys have come to; the first until then. */
  const [cursor, setCursor] = useState<string | null>(null);
  const here = ordered.some(({ screen }) => screen === cursor) ? cursor : ordered[0]?.screen;
  const links = () => [...(table.current?.querySelectorAll<HTMLElement>('[data-queue-link]') ?? [])];
  /** Where the cursor is; before the first until a line had the focus. */
  const at = () => (cursor === null ? -1 : ordered.findIndex(({ screen }) => screen === here));
  const step = (by: number) => links()[Math.min(Math.max(at() + by, 0), ordered.length - 1)]?.focus();
  usePageKeys({
    j: () => step(1),
    k: () => step(-1),
    o: () => {
      const queue = ordered[Math.max(at(), 0)];
      if (queue) navigate(oldestPath(queue) ?? queue.screen);
    },
  });
  return (
    <section aria-labelledby="waits-for-you">
      <div className={styles.head}>
        <h2 id="waits-for-you" className={h3}>
          {t('dashboard.waitsForYou')}
        </h2>
        <ul className={`${styles.legend} ${meta} ${muted}`}>
          {PARTS.map((part) => (
            <li key={part} className={styles.entry}>
              <span className={styles.swatch} data-part={part} />
              {t(`dashboard.ages.${part}`)}
            </li>
          ))}
        </ul>
      </div>
      <table ref={table} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('dashboard.queue')}</th>
            <th scope="col" className={styles.figure}>
              {t('dashboard.waiting')}
            </th>
            <th scope="col" className={styles.figure}>
              {t('dashboard.oldestWaits')}
            </th>
            <th scope="col" className={`${styles.figure} ${styles.roomiest}`}>
              {t('dashboard.target')}
            </th>
            <th scope="col" className={styles.roomy}>
              {t('dashboard.age')}
            </th>
            <th scope="col" className={`${styles.figure} ${styles.roomiest}`}>
              {t('dashboard.inToday')}
            </th>
            <th scope="col" className={`${styles.figure} ${styles.roomy}`}>
              {t('dashboard.doneToday')}
            </th>
            <th scope="col" className={`${styles.figure} ${styles.roomy}`}>
              {t('dashboard.atItNow')}
            </th>
          </tr>
        </thead>
        <tbody>
          {ordered.map((queue) => (
            <Fragment key={queue.screen}>
              <QueueLine
                queue={queue}
                now={now}
                isOpen={opened.includes(queue.screen)}
                isCursor={queue.screen === here}
                onFocus={() => setCursor(queue.screen)}
                onTurn={() => turn(queue.screen)}
              />
              {opened.includes(queue.screen) && (
                <tr>
                  <td colSpan={8} className={styles.details}>
                    <QueueDetails queue={queue} now={now} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface QueueLineProps {
  queue: Queue;
  now: number;
  isOpen: boolean;
  isCursor: boolean;
  onFocus: () => void;
  onTurn: () => void;
}

function QueueLine({ queue, now, isOpen, isCursor, onFocus, onTurn }: QueueLineProps) {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const screen: Screen | undefined = screens.find(({ path }) => path === queue.screen);
  const title = screen ? t(`screens.${screen.key}`) : queue.title;
  const { target, overdue } = queue;
  return (
    <tr className={styles.line} data-cursor={isCursor || undefined} onFocus={onFocus}>
      <th scope="row">
        <span className={styles.name}>
          <IconButton
            icon={isOpen ? ChevronDown : ChevronRight}
            directional
            label={t('dashboard.details', { queue: title })}
            aria-expanded={isOpen}
            onPress={onTurn}
          />
          <Link href={queue.screen} className={styles.link} data-queue-link>
            {screen && <Icon of={iconNamed(screen.icon)} />}
            {title}
          </Link>
        </span>
      </th>
      <td className={`${styles.figure} ${styles.waiting}`}>{format.number(queue.total)}</td>
      <td className={styles.figure}>
        <Oldest queue={queue} now={now} />
      </td>
      <td className={`${styles.figure} ${styles.roomiest} ${muted}`}>
        {target === null ? t('dashboard.ownClock') : format.duration(target * millisecondsInHour)}
      </td>
      <td className={`${styles.roomy} ${styles.ages}`}>
        <AgeBar queue={queue} />
        {overdue !== null && overdue > 0 && (
          <Link href={`${queue.screen}?overdue=true`} className={styles.overdue}>
            {t('dashboard.overdue', {
              count: overdue,
              number: upToOf(format.number(overdue), overdue, 'overdue'),
            })}
          </Link>
        )}
      </td>
      <td className={`${styles.figure} ${styles.roomiest} ${muted}`}>
        {queue.today ? format.number(queue.today.arrived) : '–'}
      </td>
      <td className={`${styles.figure} ${styles.roomy}`}>{queue.today ? format.number(queue.today.decided) : '–'}</td>
      <td className={`${styles.figure} ${styles.roomy}`}>
        {queue.atIt.length === 0 ? (
          <span className={faint}>{t('dashboard.nobody')}</span>
        ) : (
          <span className={styles.people}>
            {queue.atIt.map(({ id, name }) => (
              <Avatar key={id} name={name} size="small" />
            ))}
            <span className={hidden}>{format.list(queue.atIt.map(({ name }) => name))}</span>
          </span>
        )}
      </td>
    </tr>
  );
}

/** Where the one stands that waits longest, where it is named. */
function oldestPath({ entity, longest: [first] }: Queue): string | undefined {
  return first && recordPath(entity, first.id);
}

/** How long the one waits that waits longest, a step away where it is named. */
function Oldest({ queue, now }: { queue: Queue; now: number }) {
  const format = useFormat();
  const { oldestAt } = queue;
  if (oldestAt === null) return <span className={faint}>–</span>;
  const path = oldestPath(queue);
  const words = (
    <>
      {isLate(queue) && <Icon of={Clock} small />}
      {format.age(oldestAt, now)}
    </>
  );
  const className = isLate(queue) ? `${styles.oldest} ${styles.late}` : styles.oldest;
  return path ? (
    <Link href={path} className={`${className} ${styles.link}`}>
      {words}
    </Link>
  ) : (
    <span className={className}>{words}</span>
  );
}

/** What waits in a queue in four parts, by how much of its target has gone. */
function AgeBar({ queue }: { queue: Queue }) {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const ages = agesOf(queue);
  if (!ages || queue.total === 0) return null;
  const parts = PARTS.filter((part) => ages[part] > 0);
  const words = parts.map((part) => {
    const number = upToOf(format.number(ages[part]), ages[part], queue.overdue === null ? 'aged' : 'overdue');
    return `${t(`dashboard.ages.${part}`)}: ${part === 'fresh' ? format.number(ages[part]) : number}`;
  });
  return (
    <span role="img" aria-label={format.list(words)} className={styles.bar}>
      {parts.map((part) => (
        <span key={part} className={styles.part} data-part={part} style={{ flexGrow: ages[part] }} />
      ))}
    </span>
  );
}
