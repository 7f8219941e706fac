import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorWords } from '../../api/error.words.ts';
import { useFormat } from '../../format.ts';
import { nameOf } from '../../person-name.ts';
import type { RecordContext } from '../../records/record.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { Select } from '../../ui/Select.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { ltr, meta, muted, strong } from '../../ui/text.css.ts';
import * as styles from './jobs.css.ts';
import { type JobRun, useRecipients, useRuns } from './jobs.data.ts';
import type { Job } from './schedule.form.ts';
import { useDayNames } from './words.hook.ts';

const OUTCOMES = ['delivered', 'waiting', 'failed', 'notSent', 'leftOut'] as const;
type Outcome = (typeof OUTCOMES)[number];
/** Why somebody is left out, where that is ours to say; what a gateway said stands as it came. */
const OWN_REASONS = ['doNotCall', 'unsubscribed', 'notActive', 'contactLimit', 'cancelled', 'tooLate'];

/** Each run with what became of everybody; one that is open tells it person by person. */
export function RunsSection({ record: job }: RecordContext<Job>) {
  const { t } = useTranslation('jobs');
  const { data, error, isPending, refetch } = useRuns(job);
  const [open, setOpen] = useState<string | null>(null);
  const wordsOf = useErrorWords();
  if (isPending) return <SkeletonRows rows={3} columns={3} />;
  if (error !== null) return <ErrorState detail={wordsOf(error)} onRetry={() => void refetch()} />;
  if (data.items.length === 0) return <p className={muted}>{t('noRuns')}</p>;
  return data.items.map((run) => (
    <RunOf key={run.id} run={run} isOpen={open === run.id} onToggle={() => setOpen(open === run.id ? null : run.id)} />
  ));
}

function useReasons() {
  const { t } = useTranslation('jobs');
  return (why: string) => (OWN_REASONS.includes(why) ? t(`why.${why}`) : why);
}

function RunOf({ run, isOpen, onToggle }: { run: JobRun; isOpen: boolean; onToggle: () => void }) {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const { day } = useDayNames();
  const reasonOf = useReasons();
  const { figures } = run;
  return (
    <section className={styles.run} aria-label={t('run', { number: format.number(run.number) })}>
      <div className={styles.runHead}>
        <span className={strong}>{t('run', { number: format.number(run.number) })}</span>
        <span>{day(run.day)}</span>
        <span className={muted}>
          {t(`outcomes.${run.outcome ?? 'open'}`)}
          {run.endedAt && ` ${format.dateTime(run.endedAt)}`}
        </span>
        <span className={styles.spacer} />
        <Button variant="quiet" label={t(isOpen ? 'hideRecipients' : 'showRecipients')} onPress={onToggle} />
      </div>
      {figures.total > 0 && (
        <div className={styles.outcomes} aria-hidden="true">
          {OUTCOMES.map((outcome) => (
            <span
              key={outcome}
              className={styles.outcome}
              data-outcome={outcome}
              style={{ flexGrow: figures[outcome] }}
            />
          ))}
        </div>
      )}
      <div className={`${meta} ${styles.figures}`}>
        <span>{t('ofAll', { number: format.number(figures.total) })}</span>
        {OUTCOMES.filter((outcome) => figures[outcome] > 0).map((outcome) => (
          <span key={outcome}>
            {format.number(figures[outcome])} {t(`recipient.${outcome}`)}
          </span>
        ))}
      </div>
      {run.reasons.map(({ outcome, why, count }) => (
        <span key={`${outcome} ${why}`} className={`${meta} ${muted}`}>
          {format.number(count)} {t(`recipient.${outcome}`)}: <bdi>{reasonOf(why)}</bdi>
        </span>
      ))}
      {isOpen && run.lines.length > 1 && <Lines run={run} />}
      {isOpen && <Recipients run={run} />}
    </section>
  );
}

/** By which channel and operator it went, with what the operator takes in a minute. */
function Lines({ run }: { run: JobRun }) {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  return (
    <PlainTable
      rows={run.lines}
      keyOf={({ channel, operator }) => `${channel} ${operator}`}
      columns={[
        { title: t('channel'), render: ({ channel }) => t(`channels.${channel}`) },
        { title: t('operators'), render: ({ operator }) => operator },
        ...OUTCOMES.map((outcome) => ({
          title: t(`recipient.${outcome}`),
          atEnd: true,
          render: (line: JobRun['lines'][number]) => format.number(line.figures[outcome]),
        })),
        {
          title: t('perMinute'),
          atEnd: true,
          render: ({ perMinute }) => (perMinute === null ? '–' : format.number(perMinute)),
        },
      ]}
    />
  );
}

const PAGE = 50;

function Recipients({ run }: { run: JobRun }) {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const reasonOf = useReasons();
  const wordsOf = useErrorWords();
  const [outcome, setOutcome] = useState<Outcome | 'any'>('any');
  const [offset, setOffset] = useState(0);
  const { data, error, isPending, refetch } = useRecipients(run, outcome, { limit: PAGE, offset });
  if (error !== null) return <ErrorState detail={wordsOf(error)} onRetry={() => void refetch()} />;
  return (
    <div>
      <Select
        label={t('outcome')}
        options={[
          { value: 'any', label: t('anyOutcome') },
          ...OUTCOMES.map((value) => ({ value, label: t(`recipient.${value}`) })),
        ]}
        value={outcome}
        onChange={(chosen) => {
          setOutcome(chosen);
          setOffset(0);
        }}
      />
      {isPending && <SkeletonRows rows={4} columns={4} />}
      {data && (
        <>
          <PlainTable
            rows={data.items}
            keyOf={({ msisdn, channel }) => `${channel} ${msisdn}`}
            columns={[
              { title: t('number'), render: ({ msisdn }) => <span className={ltr}>{`+${msisdn}`}</span> },
              { title: t('farmer'), render: ({ farmer }) => (farmer ? nameOf(farmer) : '–') },
              { title: t('operators'), render: ({ operator }) => operator },
              { title: t('channel'), render: ({ channel }) => t(`channels.${channel}`) },
              { title: t('outcome'), render: (row) => t(`recipient.${row.outcome}`) },
              { title: t('reason'), render: ({ why }) => (why === null ? '–' : <bdi>{reasonOf(why)}</bdi>) },
              { title: t('when'), render: ({ at }) => (at === null ? '–' : format.dateTime(at)) },
            ]}
          />
          {data.total > PAGE && (
            <Pagination
              limit={PAGE}
              offset={offset}
              total={data.total}
              sizes={[PAGE]}
              onChange={(page) => setOffset(page.offset)}
            />
          )}
        </>
      )}
    </div>
  );
}
