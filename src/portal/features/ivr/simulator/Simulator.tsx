import { ArrowLeft, Flag, FlaskConical, RotateCcw } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { CallEvent } from '../../../../../machines/call/call.effects.ts';
import { compile } from '../../../../../machines/ivr/compile/compile.ts';
import { sourceOf } from '../../../../../machines/ivr/draft/draft.ts';
import { serverNow } from '../../../api/server-clock.ts';
import { Button } from '../../../ui/Button.tsx';
import { useFocusInside } from '../../../ui/focus-inside.hook.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { isTyping } from '../../../ui/keyboard.ts';
import { useDesigner, useDesignerActions } from '../document/designer.store.ts';
import { isLeaving } from '../inspector/leaving.ts';
import { CallerBar } from './CallerBar.tsx';
import { instantOf, localMoment, newCallerForm } from './caller.ts';
import { beginAnew, beginCall, keepHeard } from './earlier-calls.store.ts';
import { LogColumn, type LogPart } from './LogColumn.tsx';
import { boxesMet, heardNow, walkOf } from './log.ts';
import { Phone } from './Phone.tsx';
import { usePlayback } from './playback.hook.ts';
import { replays } from './replay.store.ts';
import { beginRun, canStepBack, replayed } from './run.ts';
import { SaveTestCase } from './SaveTestCase.tsx';
import { useSimulation } from './simulation.hook.ts';
import * as styles from './simulator.css.ts';
import { useSimulatorKeys } from './simulator-keys.hook.ts';
import { Transcript } from './Transcript.tsx';
import { useTrialAnswers } from './trial-answers.hook.ts';

/** The phone beside the canvas, with the caller above it and what the call does beside it. */
export function Simulator() {
  const { t } = useTranslation('ivrSimulator');
  const { state, setPanel, setWalk, show } = useDesignerActions();
  const { selection, live } = useDesigner();
  const [form, setForm] = useState(() => newCallerForm(serverNow()));
  const [isSaving, setSaving] = useState(false);
  const [shown, setShown] = useState<LogPart>('effects');
  const simulation = useSimulation();
  const { run } = simulation;
  const elapsed = usePlayback(simulation);
  useTrialAnswers(run);
  const chosen = selection.at(-1);
  const panel = useRef<HTMLElement>(null);
  useFocusInside(panel);

  /** `heardBefore`: what the number has heard, where it is not what it has heard by now. */
  function start(startAt: string | null, heardBefore?: readonly string[]) {
    const at = instantOf(form.at);
    if (at === null) return;
    const heard = heardBefore ?? beginCall(form.caller.msisdn);
    const menu =
      form.menu === 'live' && state.live ? sourceOf(state.live, state.context) : sourceOf(state.draft, state.context);
    simulation.show(beginRun(compile(menu), { ...form.caller, heardBefore: heard }, at, startAt));
  }

  function restart() {
    const isSameNumber = run?.caller.msisdn === form.caller.msisdn;
    if (isSameNumber) beginAnew();
    start(run?.startAt ?? null, isSameNumber ? run?.heardBefore : undefined);
  }

  function toAwaited() {
    flushSync(() => setShown('effects'));
    panel.current?.querySelector<HTMLElement>('[data-awaited] button')?.focus();
  }

  function stepBack() {
    simulation.back();
    // What had the keys may be gone with the step: they stay in the panel, which is in sight.
    requestAnimationFrame(
      () => document.activeElement === document.body && panel.current?.focus({ preventScroll: true }),
    );
  }

  const { wanted } = useSnapshot(replays);
  const playWanted = useEffectEvent(() => {
    if (!replays.wanted) return;
    const { caller: kept, at, startAt, events } = replays.wanted.testCase;
    const { heardBefore: _, ...caller } = kept;
    beginCall(caller.msisdn);
    setForm({
      ...form,
      kind: 'madeUp',
      farmer: null,
      caller,
      at: localMoment(new Date(at)),
      menu: 'draft',
    });
    const begun = beginRun(compile(sourceOf(state.draft, state.context)), kept, at, startAt);
    // The server keeps events as they were sent: whole ones.
    simulation.show(replayed(begun, events as readonly CallEvent[]));
    replays.wanted = null;
  });
  useEffect(() => {
    if (wanted) playWanted();
  }, [wanted]);

  useEffect(() => {
    const boxes = run ? boxesMet(run.moments, run.menu) : [];
    setWalk(run ? [...boxes.map((uuid) => ({ uuid, step: 0 })), ...walkOf(run.moments)] : []);
    if (run) keepHeard(run.caller.msisdn, run.moments);
  }, [run, setWalk]);
  useEffect(() => () => setWalk([]), [setWalk]);
  const { uuid, step } = (run && heardNow(run.moments, run.menu)) ?? { uuid: null, step: 0 };
  useEffect(() => {
    if (uuid !== null && step > 0) show(uuid);
  }, [uuid, step, show]);

  const canBack = run !== null && canStepBack(run);
  const startHere = chosen === undefined ? undefined : () => start(chosen);
  useSimulatorKeys({ Backspace: canBack ? stepBack : undefined, s: startHere });

  return (
    <aside
      ref={panel}
      className={styles.panel}
      aria-label={t('title')}
      tabIndex={-1}
      onKeyDown={(event) => !isTyping(event.target) && isLeaving(event) && setPanel(null)}
    >
      <CallerBar
        form={form}
        onChange={setForm}
        noLive={live ? undefined : t('noLive')}
        onClose={() => setPanel(null)}
      />
      <div className={styles.two}>
        <Phone simulation={simulation} elapsed={elapsed} onCall={() => start(null)} onAwaited={toAwaited} />
        <LogColumn simulation={simulation} shown={shown} onShow={setShown} />
      </div>
      {run && <Transcript moments={run.moments} />}
      <footer className={styles.foot}>
        <Button
          icon={ArrowLeft}
          directional
          label={t('stepBack')}
          hotkey="⌫"
          aria-keyshortcuts="Backspace"
          disabledReason={canBack ? undefined : t('nothingYet')}
          onPress={stepBack}
        />
        <Button
          icon={Flag}
          label={t('startHere')}
          hotkey="S"
          aria-keyshortcuts="S"
          disabledReason={startHere ? undefined : t('selectFirst')}
          onPress={() => startHere?.()}
        />
        <IconButton
          icon={RotateCcw}
          label={t('restart')}
          disabledReason={run ? undefined : t('nothingYet')}
          onPress={restart}
        />
        <span className={styles.spacer} />
        <Button
          icon={FlaskConical}
          label={t('saveAsCase')}
          disabledReason={run ? undefined : t('nothingYet')}
          onPress={() => setSaving(true)}
        />
      </footer>
      {isSaving && run && <SaveTestCase run={run} onClose={() => setSaving(false)} />}
    </aside>
  );
}
