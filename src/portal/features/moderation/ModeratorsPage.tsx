import { Download } from 'lucide-react';
import { unparse } from 'papaparse';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { workflowOf } from '../../../../machines/workflows.ts';
import { $api } from '../../api/client.ts';
import { FailedRead } from '../../FailedRead.tsx';
import { fileNameOf, saveFile } from '../../file.ts';
import { useFormat } from '../../format.ts';
import { path } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useMoment } from '../../ui/moment.hook.ts';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { SkeletonLines } from '../../ui/Skeleton.tsx';
import { h2, muted } from '../../ui/text.css.ts';
import { useWorkflowWords } from '../../workflow/words.ts';
import * as styles from './moderators.css.ts';
import { type Asked, askedIn, daysOf, type Figure, QUEUES, SPANS, searchOf } from './moderators.ts';

/** What a spreadsheet would run, also where the cell has several lines. */
const FORMULA = /^[=+\-@\t\r]/;
const ALL = 'all';

/** What each moderator decided in a span of days, how long it had waited, and what others overturned. */
export function ModeratorsPage() {
  const { t } = useTranslation('moderators');
  const [, navigate] = useLocation();
  const asked = askedIn(useSearch());
  const { from, to } = daysOf(asked.span, useMoment());
  const { data, error, refetch } = $api.useQuery(
    'get',
    '/stats/moderators',
    { params: { query: { from, to, ...(asked.queue && { entity: asked.queue }) } } },
    { staleTime: 60_000 },
  );
  const go = (more: Partial<Asked>) =>
    navigate(`${path('moderatorFigures')}${searchOf({ ...asked, ...more })}`, { replace: true });
  const outcomeOf = useOutcomeWords();

  function save(items: readonly Figure[]) {
    const kinds = [
      ...new Set(items.flatMap(({ outcomes }) => outcomes.map(({ entity, state }) => `${entity} ${state}`))),
    ];
    const head = [
      t('moderator'),
      t('decided'),
      ...kinds.map((kind) => outcomeOf(kind)),
      t('medianMinutes'),
      t('overturned'),
      t('looked'),
      t('upheld'),
    ];
    const rows = items.map(({ person, decided, outcomes, medianSeconds, overturned, looked, upheld }) => [
      person.title,
      decided,
      ...kinds.map((kind) => outcomes.find(({ entity, state }) => `${entity} ${state}` === kind)?.count ?? 0),
      Math.round(medianSeconds / 6) / 10,
      overturned,
      looked,
      upheld,
    ]);
    const text = unparse([head, ...rows], { escapeFormulae: FORMULA });
    saveFile(new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv;charset=utf-8' }), fileNameOf(t('title'), 'csv'));
  }

  return (
    <div className={styles.page}>
      <div className={styles.titlebar}>
        <h1 className={h2}>{t('title')}</h1>
        <div className={styles.tools}>
          <SegmentedControl
            label={t('queue')}
            value={asked.queue ?? ALL}
            onChange={(value) => go({ queue: QUEUES.find((known) => known === value) ?? null })}
            options={[ALL, ...QUEUES].map((value) => ({ value, label: t(`queues.${value}`) }))}
          />
          <SegmentedControl
            label={t('span')}
            value={String(asked.span)}
            onChange={(days) => go({ span: Number(days) })}
            options={SPANS.map((days) => ({ value: String(days), label: t('days', { count: days }) }))}
          />
          <Button
            icon={Download}
            label={t('export')}
            disabledReason={data && data.items.length > 0 ? undefined : t('nothing')}
            onPress={() => data && save(data.items)}
          />
        </div>
      </div>
      {!data && !error && <SkeletonLines lines={8} />}
      {!data && error ? <FailedRead error={error} onRetry={() => void refetch()} /> : null}
      {data?.items.length === 0 && <EmptyState title={t('nothing')} body={t('nothingBody')} />}
      {data && data.items.length > 0 && <FigureTable items={data.items} />}
    </div>
  );
}

function FigureTable({ items }: { items: readonly Figure[] }) {
  const { t } = useTranslation('moderators');
  const { number, duration } = useFormat();
  const outcomeOf = useOutcomeWords();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
    <section className={styles.frame} aria-label={t('title')} tabIndex={0}>
      <PlainTable
        columns={[
          { title: t('moderator'), render: ({ person }) => <bdi>{person.title}</bdi> },
          { title: t('decided'), atEnd: true, render: ({ decided }) => number(decided) },
          {
            title: t('outcomes'),
            render: ({ outcomes }) => (
              <ul className={styles.outcomes}>
                {outcomes.map(({ entity, state, count }) => (
                  <li key={`${entity} ${state}`}>
                    {outcomeOf(`${entity} ${state}`)}: {number(count)}
                  </li>
                ))}
              </ul>
            ),
          },
          { title: t('median'), atEnd: true, render: ({ medianSeconds }) => duration(medianSeconds * 1000) },
          {
            title: t('overturned'),
            atEnd: true,
            render: ({ overturned, decided }) => (
              <>
                {number(overturned)}{' '}
                {overturned > 0 && (
                  <span className={muted}>
                    {t('share', { percent: number(Math.round((overturned / decided) * 100)) })}
                  </span>
                )}
              </>
            ),
          },
          {
            title: t('agreement'),
            atEnd: true,
            render: ({ looked, upheld }) =>
              looked === 0 ? '–' : t('agreed', { upheld: number(upheld), looked: number(looked) }),
          },
        ]}
        rows={items}
        keyOf={({ person }) => person.id}
      />
      <p className={muted}>{t('what')}</p>
    </section>
  );
}

/** "Posts: approved", from a queue and a state. */
function useOutcomeWords(): (kind: string) => string {
  const { t } = useTranslation('moderators');
  const words = {
    post: useWorkflowWords('post'),
    listing: useWorkflowWords('listing'),
    report: useWorkflowWords('report'),
    badge: useWorkflowWords('badge'),
  };
  return (kind) => {
    const [queue = '', state = ''] = kind.split(' ');
    const entity = QUEUES.find((known) => known === queue);
    if (!entity || !(state in workflowOf(entity).states)) return kind;
    return t('outcome', { queue: t(`queues.${entity}`), state: words[entity].state(state) });
  };
}
