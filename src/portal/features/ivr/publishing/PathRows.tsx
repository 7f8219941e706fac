import { ArrowLeftRight, ArrowRight, Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockOf } from '../../../duration.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { usePhone } from '../../../ui/small.hook.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { LongTable } from '../analysis/LongTable.tsx';
import { heightForKeys } from '../analysis/row-height.ts';
import { ShortTitle } from '../node/MenuTitle.tsx';
import { useShortTitle } from '../node/short-title.hook.ts';
import { KeyChips } from '../problems/KeyChips.tsx';
import type { PathChange } from './path-changes.ts';
import * as styles from './publish.css.ts';

type Shown = 'all' | PathChange['kind'];
const kinds = ['added', 'removed', 'rerouted'] as const;
const icons = { added: Plus, removed: Minus, rerouted: ArrowLeftRight } as const;

/** Two lines: where a way comes from, and where it leads; and how it ends, on one more where that is another than before. */
const ROW = { short: 52, long: 72 };
/** Where there is no room for columns beside one another, what is changed and the time stand above the way. */
const NARROW_ROW = { short: 96, long: 140 };

interface PathRowsProps {
  changes: readonly PathChange[];
  /** Pieces of the draft that differ from live. */
  pieces: number;
  /** Paths in all. */
  of: number;
  /** The number of the live revision, if there is one. */
  live: number | undefined;
  /** What they would come by, where that is not the draft. */
  after?: string;
}

/** What callers come to differently, a line a way through the menu. */
export function PathRows({ changes, pieces, of, live, after }: PathRowsProps) {
  const { t } = useTranslation('ivrPublish');
  const [shown, setShown] = useState<Shown>('all');
  const [opened, setOpened] = useState<PathChange | null>(null);
  const fitting = shown === 'all' ? changes : changes.filter(({ kind }) => kind === shown);
  return (
    <section className={styles.ways} aria-label={t('publish.paths')}>
      <div className={styles.head}>
        <h3 className={styles.title}>{t('publish.paths')}</h3>
        <span className={styles.faded}>{t('publish.altered', { count: changes.length, changes: pieces, of })}</span>
        <span className={styles.spacer} />
        <SegmentedControl<Shown>
          label={t('publish.shown')}
          options={[
            { value: 'all', label: t('publish.all', { count: changes.length }) },
            ...kinds.map((kind) => ({
              value: kind,
              label: t(`publish.kinds.${kind}`, { count: changes.filter((change) => change.kind === kind).length }),
            })),
          ]}
          value={shown}
          onChange={setShown}
        />
      </div>
      {fitting.length === 0 ? (
        <p className={styles.nothing}>{t('publish.noPaths')}</p>
      ) : (
        <Table changes={fitting} onOpen={setOpened} />
      )}
      {opened && <BothWays change={opened} live={live} after={after ?? t('publish.draft')} />}
      <p className={styles.foot}>{t('publish.timeHint')}</p>
    </section>
  );
}

function Table({ changes, onOpen }: { changes: readonly PathChange[]; onOpen: (change: PathChange) => void }) {
  const { t } = useTranslation('ivrPublish');
  const isNarrow = usePhone();
  const row = isNarrow ? NARROW_ROW : ROW;
  const keys = { title: t('publish.keys'), width: isNarrow ? '112px' : '24%' };
  const reaches = { title: t('publish.reaches') };
  const kindOf = ({ kind }: PathChange) => (
    <span key="kind" className={styles.kind[kind]}>
      <Icon of={icons[kind]} small />
      {t(`publish.words.${kind}`)}
    </span>
  );
  return (
    <LongTable
      label={t('publish.paths')}
      columns={
        isNarrow
          ? [keys, reaches]
          : [
              { title: t('publish.change'), width: '96px' },
              keys,
              reaches,
              { title: t('publish.time'), width: '96px', atEnd: true },
            ]
      }
      rows={changes}
      rowHeight={heightForKeys(changes, changes.some(endsAnew) ? row.long : row.short)}
      height={324}
      fills
      fits={isNarrow}
      renderCells={(change) => {
        const [chips, way] = [
          <KeyChips key="keys" keys={change.keys} />,
          <Way key="way" change={change} onOpen={onOpen} />,
        ];
        if (!isNarrow) return [kindOf(change), chips, way, <Time key="time" change={change} />];
        return [
          chips,
          <div key="way">
            <span className={styles.wayHead}>
              {kindOf(change)}
              <Time change={change} />
            </span>
            {way}
          </div>,
        ];
      }}
    />
  );
}

function Time({ change: { seconds, secondsBefore } }: { change: PathChange }) {
  return (
    <span className={styles.time}>
      {secondsBefore !== null && <span className={seconds === null ? styles.old : ''}>{clockOf(secondsBefore)}</span>}
      {secondsBefore !== null && seconds !== null && <Icon of={ArrowRight} small directional />}
      {seconds !== null && <span>{clockOf(seconds)}</span>}
    </span>
  );
}

const endsAnew = ({ before, end }: PathChange) => before !== null && before.end !== end;

/** The last two places of a way; where it led before, crossed out. */
function Way({ change, onOpen }: { change: PathChange; onOpen: (change: PathChange) => void }) {
  const { t } = useTranslation('ivrPublish');
  const { titles, before, end } = change;
  const old = before?.titles.at(-1);
  const instead = old === titles.at(-1) ? undefined : old;
  const place = <ShortTitle title={titles.at(-1) ?? t('chips.start')} />;
  const from = titles.at(-2);
  return (
    <span title={titles.join(' › ')}>
      {from !== undefined && (
        <span className={styles.wayFrom}>
          <ShortTitle title={from} />
          <span>›</span>
        </span>
      )}
      <span className={styles.way}>
        {instead !== undefined && (
          <s className={styles.wayOld}>
            <ShortTitle title={instead} />
          </s>
        )}
        {before ? <TextLink onPress={() => onOpen(change)}>{place}</TextLink> : place}
      </span>
      {before && endsAnew(change) && (
        <span className={styles.wayEnd}>
          <s>{t(`publish.ends.${before.end}`)}</s> {t(`publish.ends.${end}`)}
        </span>
      )}
    </span>
  );
}

/** A way as it is now and as it would be, one above the other. */
function BothWays({ change, live, after }: Pick<PathRowsProps, 'live'> & { change: PathChange; after: string }) {
  const { t } = useTranslation('ivrPublish');
  const { keys, titles, before, end } = change;
  if (!before) return null;
  return (
    <section aria-label={t('publish.bothWays')}>
      <dl className={styles.both}>
        <dt className={styles.faded}>{t('publish.liveRevision', { number: live })}</dt>
        <dd>
          <OneWay keys={keys} titles={before.titles} end={t(`publish.ends.${before.end}`)} isOld />
        </dd>
        <dt className={styles.faded}>{after}</dt>
        <dd>
          <OneWay keys={keys} titles={titles} end={t(`publish.ends.${end}`)} />
        </dd>
      </dl>
    </section>
  );
}

interface OneWayProps {
  keys: PathChange['keys'];
  titles: readonly string[];
  end: string;
  isOld?: boolean;
}

function OneWay({ keys, titles, end, isOld = false }: OneWayProps) {
  const { t } = useTranslation('ivrPublish');
  const shortTitle = useShortTitle();
  const last = <bdi>{shortTitle(titles.at(-1) ?? t('chips.start'))}</bdi>;
  const from = titles.at(-2);
  return (
    <span className={styles.oneWay} title={titles.join(' › ')}>
      <KeyChips keys={keys} />
      {from !== undefined && (
        <span className={styles.faded}>
          <bdi>{shortTitle(from)}</bdi> ›
        </span>
      )}
      {isOld ? <s className={styles.old}>{last}</s> : <strong className={styles.now}>{last}</strong>}
      <Icon of={ArrowRight} small directional />
      {isOld ? <s className={styles.old}>{end}</s> : <span>{end}</span>}
    </span>
  );
}
