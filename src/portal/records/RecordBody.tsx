import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eventsFor, guardAgainst } from '../../../machines/shared/decide.ts';
import { workflowOf } from '../../../machines/workflows.ts';
import { useFormat } from '../format.ts';
import { useMoment } from '../lists/moment.hook.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { h1 } from '../ui/text.css.ts';
import { ActionBar } from './ActionBar.tsx';
import { useAskedStep } from './asked.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { CrumbRow } from './CrumbRow.tsx';
import { differences } from './conflict.ts';
import { EventDialog } from './EventDialog.tsx';
import { HistorySection } from './HistorySection.tsx';
import { LiveNotice } from './LiveNotice.tsx';
import { useLeaving } from './leaving.hook.ts';
import * as styles from './record.css.ts';
import type { RecordContext, RecordDescription, RecordRow } from './record.ts';
import { StateBadge } from './StateBadge.tsx';
import { useSteps } from './steps.hook.ts';
import { useViewer } from './viewer.ts';
import { WorkflowBand } from './WorkflowBand.tsx';
import { useWorkflowWords } from './words.ts';
import { useWorkflow } from './workflow.data.ts';

interface RecordBodyProps<R extends RecordRow> {
  description: RecordDescription<R>;
  record: R;
}

export function RecordBody<R extends RecordRow>({ description, record }: RecordBodyProps<R>) {
  const { entity, namespace, sections, Side } = description;
  const { t } = useTranslation(['records', namespace]);
  const now = useMoment();
  const format = useFormat();
  const viewer = useViewer();
  const words = useWorkflowWords(entity);
  const { data: view } = useWorkflow(entity, record.id);
  const { setDirty, wanted, stay, leave } = useLeaving();
  const [open, setOpen] = useState<string | null>(null);
  const [started, setStarted] = useState<RecordContext<R>['started']>(null);
  const { send, conflict, forget } = useSteps(description, record);
  const verdicts = useMemo(
    () => eventsFor(workflowOf(entity), description.subjectOf(record), viewer),
    [entity, description, record, viewer],
  );
  const history = useMemo(() => [...(view?.history ?? [])].reverse(), [view]);
  const start = (event: string) => {
    const section = description.inSection?.[event];
    if (!section) return setOpen(event);
    document.getElementById(section)?.scrollIntoView({ block: 'start' });
    setStarted((last) => ({ event, times: (last?.times ?? 0) + 1 }));
  };
  useAskedStep(record.id, start);
  const context: RecordContext<R> = {
    record,
    send,
    started,
    start,
    denialOf: (event) => {
      const verdict = verdicts.find((one) => one.event === event);
      return verdict && words.denial(verdict, record.state);
    },
    setDirty,
  };
  const Form = open ? description.forms?.[open] : undefined;
  const sayField = (key: string, value: unknown) => description.sayField?.(key, value) ?? plain(value);
  const figure = description.figure?.(record);

  return (
    <>
      <LiveNotice entity={entity} record={record} viewerId={viewer.id} onReload={() => void description.refresh()} />
      <div className={styles.top} data-version={record.version}>
        <CrumbRow {...{ description, record, view, now }} viewerId={viewer.id} />
        <div className={styles.head}>
          <span className={styles.avatar}>
            <Avatar name={description.title(record)} size="large" />
          </span>
          <div className={styles.line}>
            <h1 className={h1}>{description.title(record)}</h1>
            {figure && <span className={styles.figure}>{figure}</span>}
          </div>
          <ActionBar {...{ entity, verdicts }} state={record.state} order={description.actions} onStart={start} />
          <div className={styles.facts}>
            <StateBadge entity={entity} state={record.state} large />
            <span>
              {now - Date.parse(description.since(record)) < 60_000
                ? t('sinceNow')
                : t('forTime', { time: format.age(description.since(record), now) })}
            </span>
            {description.facts(record).map((fact, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a header never move
              <span key={place} className={styles.fact}>
                {fact}
              </span>
            ))}
          </div>
        </div>
      </div>
      <WorkflowBand {...{ entity, history, verdicts, now }} state={record.state} />
      <div className={styles.columns}>
        <div className={styles.work}>
          <SectionTabs description={description} record={record} steps={view?.history.length} />
          {sections.map(({ key, Content }) => (
            <section key={key} id={key} className={styles.section} aria-label={t(`${namespace}:sections.${key}`)}>
              <Content {...context} />
            </section>
          ))}
          {view && <HistorySection entity={entity} view={view} />}
        </div>
        {Side && (
          <aside className={styles.side} aria-label={t(`${namespace}:sideTitle`)}>
            <Side {...context} />
          </aside>
        )}
      </div>
      {open && Form && <Form {...context} onClose={() => setOpen(null)} onReload={() => void description.refresh()} />}
      {open && !Form && (
        <EventDialog
          entity={entity}
          event={open}
          subject={`${description.number(record)} · ${description.title(record)}`}
          pickers={description.pickers}
          onSend={(payload) => send(open, payload)}
          denial={context.denialOf(open)}
          choiceDenial={(field, value) => {
            const guard = guardAgainst(
              workflowOf(entity),
              description.subjectOf(record),
              { type: open, [field]: value },
              viewer,
            );
            return guard && words.guard(guard);
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {conflict && !open && (
        <ConflictDialog
          {...{ entity, namespace, sayField }}
          conflict={conflict.conflict}
          differences={differences(conflict.seen, record, description.compared)}
          onClose={forget}
        />
      )}
      <ConfirmDialog
        isOpen={wanted !== null}
        onClose={stay}
        title={t('leaveTitle')}
        description={t('leaveBody')}
        confirmLabel={t('leave')}
        onConfirm={leave}
      />
    </>
  );
}

function SectionTabs<R extends RecordRow>(props: RecordBodyProps<R> & { steps: number | undefined }) {
  const { description, record, steps } = props;
  const { t } = useTranslation(['records', description.namespace]);
  const { number } = useFormat();
  const [current, setCurrent] = useState(description.sections[0]?.key ?? 'history');
  const tabs = [
    ...description.sections.map(({ key, count }) => ({
      key,
      label: t(`${description.namespace}:sections.${key}`),
      count: count?.(record),
    })),
    { key: 'history', label: t('history'), count: steps },
  ];
  return (
    <nav className={styles.tabs} aria-label={t('sections')}>
      {tabs.map(({ key, label, count }) => (
        <a
          key={key}
          href={`#${key}`}
          className={styles.tab}
          aria-current={key === current ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault();
            setCurrent(key);
            window.history.replaceState(window.history.state, '', `#${key}`);
            document.getElementById(key)?.scrollIntoView({ block: 'start' });
          }}
        >
          {label}
          {count !== undefined && <span className={styles.tabCount}>{number(count)}</span>}
        </a>
      ))}
    </nav>
  );
}

function plain(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'object') {
    const named = 'title' in value ? value.title : 'name' in value ? value.name : undefined;
    return typeof named === 'string' ? named : JSON.stringify(value);
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
}
