import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Entity, workflowOf } from '../../../machines/workflows.ts';
import { useErrorWords } from '../api/error.words.ts';
import { useFormat } from '../format.ts';
import { Button } from '../ui/Button.tsx';
import { CancelButton } from '../ui/CancelButton.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { focusFirstFault } from '../ui/judged.ts';
import { Progress } from '../ui/Progress.tsx';
import { Select } from '../ui/Select.tsx';
import { SkeletonLines } from '../ui/Skeleton.tsx';
import { muted } from '../ui/text.css.ts';
import { BulkLines, type BulkMarks } from './BulkLines.tsx';
import { BackWords, PlanWords, SumWords } from './BulkWords.tsx';
import * as styles from './bulk.css.ts';
import { useBulk } from './bulk.hook.ts';
import { asksBack, type BulkDone, type BulkOrder, undoOf } from './bulk.order.ts';
import { A_PAGE, type BulkResult, linesBack, linesOf, planOf, type Ticks, untickedOf } from './bulk.ts';
import { ChosenRecords, meantBy } from './chosen-records.ts';
import { EventFields } from './EventFields.tsx';
import { filledIn, formErrors } from './event.form.ts';
import type { FieldPickers } from './fields.ts';
import { addRun } from './runs.data.ts';
import { showRun } from './runs.store.ts';
import type { Payload } from './sending.ts';
import { useSince } from './since.hook.ts';
import { useViewer } from './viewer.ts';
import { isForGood, isUndoneOneByOne } from './way-back.ts';

interface BulkDialogProps {
  entity: Entity;
  order: BulkOrder;
  pickers?: FieldPickers | undefined;
  /** What a row says besides, where it is judged by more than its words. */
  Marks?: BulkMarks;
  /** After each run, while the outcome is still on the screen. */
  onRun: (done: BulkDone) => void;
  /** The server goes on with it by itself, and shows it apart from here. */
  onBegun: (show: () => void, count: number) => void;
  /** Takes back what has just been done; nothing comes of it here where that is asked first. */
  onUndo: (order: BulkOrder) => Promise<BulkResult | undefined>;
  onClose: () => void;
}

/** One decision over many records, judged one by one: what would become of each, the run, and what became of each. */
export function BulkDialog({ entity, order, pickers, Marks, onRun, onBegun, onUndo, onClose }: BulkDialogProps) {
  const { t } = useTranslation(['lists', 'common', 'records', 'refusals']);
  const { permissions } = useViewer();
  const { number, duration } = useFormat();
  const refusalWords = useErrorWords();
  const [key, setKey] = useState(
    (order.actions.find(({ isDangerous }) => !isDangerous) ?? order.actions[0])?.key ?? '',
  );
  const action = order.actions.find((one) => one.key === key);
  // What was typed for one action stays for another that asks the same.
  const [payload, setPayload] = useState<Payload>({});
  const [ticks, setTicks] = useState<Ticks>(new Map());
  const [result, setResult] = useState<BulkResult>();
  const [beginning, setBeginning] = useState<{ failure?: unknown } | null>(null);
  const [back, setBack] = useState<BulkResult>();
  const [isTakingBack, setTakingBack] = useState(false);
  const since = useSince(entity, isTakingBack || back ? undefined : result);
  const isBeginning = beginning !== null && !('failure' in beginning);
  const asked = new Set(action?.fields.map(({ name }) => name));
  const filled = filledIn(Object.fromEntries(Object.entries(payload).filter(([name]) => asked.has(name))));
  const { rows, isJudging, error, run, cancel, progress } = useBulk(entity, action, order.target, filled);
  const unticked = untickedOf(rows ?? [], ticks, action?.isDangerous);
  const plan = planOf(rows ?? [], unticked, action?.isDangerous);
  const [wasSent, setSent] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const faults = faultsOf();
  const denial = denialOf();
  // What shows a run is here before the run begins: the line may be gone when it has.
  useEffect(() => void import('./RunDialog.tsx').catch(() => {}), []);

  function denialOf(): string | undefined {
    if (!action) return t('noneAccepted');
    // What is missing in the form is marked there.
    if (Object.keys(faults).length > 0) return undefined;
    if (isJudging) return t('judging');
    return plan.ids.length === 0 ? t('noneAccepted') : undefined;
  }

  /** What only leads on from there is called what it is. */
  function backLabel(order: BulkOrder): string {
    const {
      actions: [one],
      target,
    } = order;
    const isUndone = action && workflowOf(entity).events[action.event]?.undo === one?.event;
    const count = number(target.kind === 'some' ? target.ids.length : 0);
    const label = isUndone
      ? t('undoNumber', { number: count })
      : t('doNumber', { verb: one?.verb ?? '', number: count });
    return asksBack(order) ? `${label}…` : label;
  }

  async function takeBack(order: BulkOrder) {
    setTakingBack(true);
    setBack(await onUndo(order));
    setTakingBack(false);
  }

  function faultsOf(): Record<string, string> {
    const description = action && workflowOf(entity).events[action.event];
    if (!description) return {};
    const errors = formErrors({ ...description, fields: action.fields }, action.event, {
      ...action.payload,
      ...filled,
    });
    return Object.fromEntries(
      action.fields.flatMap(({ name, required }) => {
        const isMissing = required && !(name in filled);
        const fault = isMissing ? t('records:fieldMissing') : errors[name];
        return fault === undefined ? [] : [[name, fault]];
      }),
    );
  }

  async function start() {
    if (!action) return;
    const isFaulty = focusFirstFault(form, () => setSent(true));
    if (isFaulty || Object.keys(faults).length > 0) return;
    if (plan.ids.length > A_PAGE) setBeginning({});
    const outcome = await run(plan.ids, unticked, filled).catch((failure: unknown) => setBeginning({ failure }));
    if (!outcome) return;
    setBeginning(null);
    if ('begun' in outcome) {
      const { id } = outcome.begun;
      const show = () => showRun(id, action.undo?.().payload);
      addRun(outcome.begun);
      show();
      onBegun(show, plan.ids.length);
      return;
    }
    setResult(outcome);
    onRun({ result: outcome, action, lines: linesOf(rows ?? [], unticked, outcome) });
  }

  const within = action?.undo && workflowOf(entity).undoneWithin?.(action.event, null);
  const undo = result && !back && action && undoOf({ result, action }, t('undoAll'), since);
  return (
    <Dialog
      isOpen
      isOverMany
      isFirm={progress !== null || isBeginning || isTakingBack}
      isStrict={progress === null && !result && Object.keys(filledIn(payload)).length > 0}
      onClose={() => {
        cancel();
        onClose();
      }}
      onSend={!result && !progress && !isBeginning && denial === undefined ? () => void start() : undefined}
      title={order.title}
      width="large"
      footer={
        result ? (
          <>
            {undo && <Button label={backLabel(undo)} isPending={isTakingBack} onPress={() => void takeBack(undo)} />}
            <Button autoFocus label={t('common:close')} onPress={onClose} />
          </>
        ) : progress ? (
          <Button label={t('stop')} onPress={cancel} />
        ) : (
          <>
            <CancelButton {...(action?.event === 'CANCEL' && { label: t('common:goBack') })} />
            <Button
              variant={action?.isDangerous ? 'danger' : 'primary'}
              label={
                rows
                  ? t('doNumber', { verb: action?.verb ?? '', number: number(plan.ids.length) })
                  : (action?.verb ?? '')
              }
              hotkey="Ctrl Enter"
              aria-keyshortcuts="Control+Enter"
              disabledReason={denial}
              isPending={isBeginning}
              onPress={() => void start()}
            />
          </>
        )
      }
    >
      {!result && !progress && (
        <div ref={form} className={styles.form}>
          {order.actions.length > 1 && (
            <Select
              label={t('action')}
              value={key}
              onChange={(next) => {
                setKey(next);
                setSent(false);
              }}
              options={order.actions.map((one) => ({ value: one.key, label: one.verb }))}
            />
          )}
          {action && (
            <ChosenRecords value={meantBy(rows, unticked)}>
              <EventFields
                {...{ entity, payload, pickers }}
                event={action.event}
                fields={action.fields}
                // One message for many: in the language that most of them read.
                reasons={action.reasons && { kind: action.reasons, language: 'ur' }}
                errors={wasSent ? faults : {}}
                onChange={setPayload}
              />
            </ChosenRecords>
          )}
          {action && isForGood(entity, action.event, permissions) && <p className={muted}>{t('records:noWayBack')}</p>}
          {action && isUndoneOneByOne(entity, action, permissions) && <p className={muted}>{t('notUndoneTogether')}</p>}
          {within !== undefined && <p className={muted}>{t('wayBackWithin', { time: duration(within) })}</p>}
        </div>
      )}
      {progress && (
        <Progress label={t('running', { verb: action?.verb ?? '' })} value={progress.done} total={progress.total} />
      )}
      {beginning?.failure !== undefined && (
        <p role="alert" className={styles.bad}>
          {refusalWords(beginning.failure)}
        </p>
      )}
      {error !== undefined && <ErrorState detail={refusalWords(error)} />}
      {!rows && error === undefined && <SkeletonLines lines={3} />}
      {rows && !progress && (
        <>
          {back ? (
            <BackWords result={back} since={since.size} />
          ) : result ? (
            <SumWords {...{ result, plan }} total={rows.length} />
          ) : (
            <PlanWords
              plan={plan}
              total={rows.length}
              isOpen={rows.some(({ lacks }) => lacks)}
              onTake={(ids, on) => setTicks(new Map([...ticks, ...ids.map((id) => [id, on] as const)]))}
            />
          )}
          <BulkLines
            entity={entity}
            event={back ? action?.undo?.().event : action?.event}
            Marks={Marks}
            lines={back ? linesBack(linesOf(rows, unticked, result), back) : linesOf(rows, unticked, result)}
            since={since}
            fate={back ? 'takenBack' : result && 'done'}
            onTick={(id, on) => setTicks(new Map([...ticks, [id, on]]))}
          />
        </>
      )}
    </Dialog>
  );
}
