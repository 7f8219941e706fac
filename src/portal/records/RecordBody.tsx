import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { candidates } from '../../../machines/shared/states.ts';
import { workflowOf } from '../../../machines/workflows.ts';
import { useFormat } from '../format.ts';
import { recordPath } from '../paths.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { useInView } from '../ui/in-view.hook.ts';
import { useMoment } from '../ui/moment.hook.ts';
import { usePageKeys } from '../ui/page-keys.hook.ts';
import { useNamedInTab } from '../ui/tab-title.ts';
import { h1 } from '../ui/text.css.ts';
import { toast } from '../ui/toast.queue.ts';
import { Written } from '../ui/Written.tsx';
import { ConflictDialog } from '../workflow/ConflictDialog.tsx';
import { useClaimQuestion } from '../workflow/claim-question.hook.tsx';
import { claimNow, heldBy, isClaiming } from '../workflow/claims.ts';
import { isWaiting, useIsOutlived, useUnsentOn } from '../workflow/deciding.ts';
import { differences } from '../workflow/differences.ts';
import { refresh } from '../workflow/entity.data.ts';
import { reversalOfLast, subjectOf } from '../workflow/entity.ts';
import { useLiveSteps } from '../workflow/live.hook.ts';
import { useOpened } from '../workflow/opened.ts';
import { usePageActions } from '../workflow/page-actions.ts';
import { lettersOf, permittedKeys, possibleKeys } from '../workflow/permitted-keys.ts';
import { StateBadge } from '../workflow/StateBadge.tsx';
import { noteOpen } from '../workflow/trail.ts';
import { UnsentNotice } from '../workflow/UnsentNotice.tsx';
import { PageUndo, useUndo } from '../workflow/undo.hook.ts';
import { useViewer } from '../workflow/viewer.ts';
import { WorkflowKeys } from '../workflow/WorkflowKeys.tsx';
import { useWorkflowWords } from '../workflow/words.ts';
import { useWorkflow } from '../workflow/workflow.data.ts';
import { ActionBar } from './ActionBar.tsx';
import { useAskedStep } from './asked.ts';
import { CrumbRow } from './CrumbRow.tsx';
import { EventOfRecord } from './EventOfRecord.tsx';
import { HistorySection } from './HistorySection.tsx';
import { HELD, LiveNotice } from './LiveNotice.tsx';
import { useLeaving } from './leaving.hook.tsx';
import { waysOf } from './picture.ts';
import './print.css.ts';
import * as styles from './record.css.ts';
import type { PageRecord, RecordContext, RecordDescription } from './record.ts';
import { SectionTabs } from './SectionTabs.tsx';
import { useSteps } from './steps.hook.ts';
import { useUnsavedPart } from './unsaved-part.hook.tsx';
import { WorkflowBand } from './WorkflowBand.tsx';

interface RecordBodyProps<R extends PageRecord> {
  description: RecordDescription<R>;
  record: R;
}

const NOTHING_HEARD: readonly [] = [];

export function RecordBody<R extends PageRecord>({ description, record }: RecordBodyProps<R>) {
  const { entity: type, sections, Side, Tile, Band } = description;
  const { workflow: entity, namespace } = type;
  const { t } = useTranslation(['records', 'lists', 'shell', namespace]);
  const now = useMoment();
  const format = useFormat();
  const viewer = useViewer();
  const words = useWorkflowWords(entity);
  const { data: view } = useWorkflow(entity, record.id);
  const steps = useLiveSteps(entity).get(record.id);
  const claim = view && claimNow(view.claim, steps ?? []);
  const { dirty, setDirty, question: leaving } = useLeaving();
  const { isUnsaved, askWithout, question: without } = useUnsavedPart(description, dirty);
  const [open, setOpen] = useState<string | null>(null);
  const [decided, setDecided] = useState(0);
  const [started, setStarted] = useState<RecordContext<R>['started']>(null);
  const undo = useUndo();
  const { send, conflict, forget } = useSteps(type, record, undo);
  const verdicts = useMemo(
    () => waysOf(workflowOf(entity), subjectOf(type, record), viewer),
    [entity, type, record, viewer],
  );
  const [badge, setBadge] = useState<Element | null>(null);
  const isStateSeen = useInView(badge);
  const history = useMemo(() => [...(view?.history ?? [])].reverse(), [view]);
  const begin = (event: string) => {
    const section = description.inSection?.[event];
    if (!section) return isUnsaved(event) ? askWithout(event, () => setOpen(event)) : setOpen(event);
    document.getElementById(section)?.scrollIntoView({ block: 'start' });
    setStarted((last) => ({ event, times: (last?.times ?? 0) + 1 }));
  };
  const { ask, question } = useClaimQuestion(begin);
  const holder = heldBy(claim, viewer.id, now);
  const start = (event: string) => ask(record.id, holder, event);
  useAskedStep(record.id, start);
  const keys = permittedKeys(entity, type.keys, viewer.permissions).filter(({ short }) => !short);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const unsent = useUnsentOn(entity, record.id);
  const isOutlived = useIsOutlived(entity, record);
  const denialOf = (event: string) => {
    if (isOutlived) return t('shell:unsent.beingSent');
    if (unsent && isWaiting(unsent)) return t('shell:unsent.first');
    const verdict = verdicts.find((one) => one.event === event);
    return verdict && words.denial(verdict, record.state);
  };
  const press = (event: string) => {
    const denial = denialOf(event);
    if (denial === undefined && verdicts.some((one) => one.event === event)) return start(event);
    const held = steps?.findLast((step) => step.version > record.version && !isClaiming(step));
    if (held && candidates(workflowOf(entity).machine, held.state, event).length > 0) {
      document.querySelector<HTMLElement>(`[${HELD}] button`)?.focus();
      return toast.note(t('showFirst', { verb: words.verb(event) }));
    }
    toast.note(`${words.verb(event)}: ${denial ?? t('lists:notPossible')}`);
  };
  // What this person did last is known also when it was before the page was opened; then its own button is pressed.
  const earlier = reversalOfLast(type, view?.history ?? [], viewer.id)?.event;
  const takesBack = verdicts.some(({ event, enabled }) => enabled && event === earlier) ? earlier : undefined;
  usePageKeys({
    u: () => (takesBack === undefined || undo.canUndo ? undo.undo() : press(takesBack)),
    // Those that the legend does not name, as they are not this person's, say why they do nothing.
    // Of several steps of one letter it takes the one that can be taken.
    ...Object.fromEntries(
      [...lettersOf(type.keys, keys), ...possibleKeys(keys, verdicts)].map(({ key, event }) => [
        key,
        () => press(event),
      ]),
    ),
    '?': () => setHelpOpen(true),
  });
  usePageActions(
    keys.flatMap(({ key, event }) =>
      verdicts.some((one) => one.event === event)
        ? [
            {
              key: key.toUpperCase(),
              words: words.verb(event),
              icon: workflowOf(entity).events[event]?.icon ?? '',
              denial: denialOf(event),
              run: () => press(event),
            },
          ]
        : [],
    ),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const decide: RecordContext<R>['send'] = async (event, payload) => {
    await send(event, payload);
    if (open !== null) setDecided((times) => times + 1);
  };
  // Its button may be gone or mean something else now: whoever has decided is at the beginning of what it became.
  const heardOf = useRef(0);
  useEffect(() => {
    if (open !== null || decided === heardOf.current) return;
    heardOf.current = decided;
    heading.current?.focus({ preventScroll: true });
  }, [open, decided]);
  useEffect(() => {
    noteOpen(namespace, record.id);
    // Whoever came by a key, so that nothing has the focus, is at the beginning of the record.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [namespace, record.id]);
  useNamedInTab(type.number(record));
  useOpened({
    href: recordPath(entity, record.id) ?? type.screen,
    label: `${type.number(record)} ${type.title(record)}`,
    screen: type.screen,
  });
  const context: RecordContext<R> = {
    record,
    send: decide,
    started,
    start,
    denialOf,
    setDirty,
  };
  const figure = description.figure?.(record);

  return (
    <>
      <LiveNotice
        entity={entity}
        record={record}
        viewerId={viewer.id}
        isDirty={dirty.size > 0}
        isAsked={open !== null}
        onReload={() => void refresh(type)}
      />
      {unsent && <UnsentNotice unsent={unsent} className={styles.notice} />}
      {isOutlived && !unsent && (
        <div role="status" className={styles.notice}>
          {t('shell:unsent.beingSent')}
        </div>
      )}
      <div className={styles.top} data-version={record.version}>
        <CrumbRow {...{ description, record, claim, now }} viewerId={viewer.id} />
        <div className={styles.head}>
          <span className={styles.avatar}>
            {Tile ? <Tile record={record} /> : <Avatar name={type.title(record)} size="large" />}
          </span>
          <div className={styles.line}>
            <h1 ref={heading} tabIndex={-1} className={`${h1} ${styles.title}`}>
              <Written>{type.title(record)}</Written>
            </h1>
            {figure && <span className={styles.figure}>{figure}</span>}
          </div>
          <ActionBar
            {...{ entity, verdicts, keys, denialOf }}
            state={record.state}
            order={description.actions}
            onStart={start}
          />
          <div className={styles.facts}>
            <span ref={setBadge}>
              <StateBadge entity={entity} state={record.state} large />
            </span>
            <span>
              {now - Date.parse(record.stateSince) < 60_000
                ? t('sinceNow')
                : t('forTime', { time: format.age(record.stateSince, now) })}
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
      <WorkflowBand {...{ entity, history, verdicts, now }} state={record.state} since={record.stateSince}>
        {Band && view && <Band {...{ record, history, now }} />}
      </WorkflowBand>
      <SectionTabs {...{ description, record }} steps={view?.history.length} isStateAway={!isStateSeen} />
      <div className={styles.columns}>
        <div className={styles.work}>
          {sections.map(({ key, Content }) => (
            <section key={key} id={key} className={styles.section} aria-label={t(`${namespace}:sections.${key}`)}>
              <Content {...context} />
            </section>
          ))}
          {view && (
            <HistorySection
              {...{ entity, namespace, view, setDirty }}
              lists={description.lists}
              isBare={description.tellsItself ?? false}
            />
          )}
        </div>
        {Side && (
          <aside className={styles.side} aria-label={t(`${namespace}:sideTitle`)}>
            <PageUndo value={undo}>
              <Side {...context} />
            </PageUndo>
          </aside>
        )}
      </div>
      {open && (
        <EventOfRecord
          {...{ description, context }}
          event={open}
          steps={steps ?? NOTHING_HEARD}
          heldBy={holder}
          onClose={() => {
            setOpen(null);
            // It has said itself that somebody was faster.
            forget();
          }}
        />
      )}
      {question}
      {without}
      <WorkflowKeys
        entity={entity}
        keys={possibleKeys(keys, verdicts)}
        place="record"
        canUndo={(undo.canUndo && undo.denial === undefined) || takesBack !== undefined}
        isOpen={isHelpOpen}
        onClose={() => setHelpOpen(false)}
      />
      {conflict && !open && (
        <ConflictDialog
          {...{ entity, namespace }}
          conflict={conflict.conflict}
          differences={differences(conflict.seen, record, type.compared)}
          onClose={forget}
        />
      )}
      {leaving}
    </>
  );
}
