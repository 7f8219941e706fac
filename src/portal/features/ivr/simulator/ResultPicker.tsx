import { CornerDownRight, Keyboard } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallEvent } from '../../../../../machines/call/call.effects.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { titleParts } from '../node/node.words.ts';
import { wordOfUntitled } from './Keypad.tsx';
import * as styles from './log.css.ts';
import { isGoodEnd, type LogRow } from './log.ts';
import { Outcomes } from './Outcomes.tsx';
import type { Answer, Run } from './run.ts';
import type { Simulation } from './simulation.hook.ts';

type TrunkOutcome = Extract<CallEvent, { type: 'TRUNK_ENDED' }>['outcome'];

interface ResultPickerProps {
  row: LogRow;
  run: Run;
  simulation: Simulation;
}

/** What an API call, a trunk call or a recording came to: chosen in its own line, also afterwards. */
export function ResultPicker({ row, run, simulation }: ResultPickerProps) {
  const { t } = useTranslation('ivrSimulator');
  const { effect, ending, isRunning } = row;
  // Who hangs up waits for no result.
  if (effect.type === 'keyIgnored' || (!isRunning && !ending) || ending?.event.type === 'HANG_UP') return null;
  const choose = (answer: Answer) => simulation.choose(row.moment, effect, answer);
  switch (effect.type) {
    case 'waitKey':
      return isRunning ? (
        <div className={styles.pick}>
          <Button label={t('nobodyPresses')} onPress={() => simulation.answer({ type: 'NO_KEY' })} />
        </div>
      ) : (
        <PressedAgain row={row} run={run} onChoose={choose} />
      );
    case 'play':
      return ending?.event.type === 'KEY' ? <PressedAgain row={row} run={run} onChoose={choose} /> : null;
    case 'callApi':
      return (
        <div className={styles.pick} data-awaited={isRunning || undefined}>
          <ApiResult event={ending?.event} onChoose={choose} title={effect.action.title} />
          <Link row={row} run={run} />
        </div>
      );
    case 'dialTrunk':
      return (
        <div className={styles.pick} data-awaited={isRunning || undefined}>
          <Outcomes<TrunkOutcome>
            label={t('resultOf', { title: effect.trunk.title })}
            options={(['answered', 'busy', 'noAnswer', 'failed'] as const).map((value) => ({
              value,
              label: t(`outcomes.${value}`),
              isBad: value !== 'answered',
            }))}
            value={ending?.event.type === 'TRUNK_ENDED' ? ending.event.outcome : null}
            onChange={(outcome) => choose({ type: 'TRUNK_ENDED', outcome })}
          />
          <Link row={row} run={run} />
        </div>
      );
    case 'record':
      return (
        <div className={styles.pick}>
          <RecordingResult event={ending?.event} max={effect.maxSeconds} onChoose={choose} />
          <Link row={row} run={run} />
        </div>
      );
    default:
      return null;
  }
}

interface PressedAgainProps {
  row: LogRow;
  run: Run;
  onChoose: (answer: Answer) => void;
}

/** The key that was pressed here can be another one: the call goes on from there. */
function PressedAgain({ row, run, onChoose }: PressedAgainProps) {
  const { t } = useTranslation('ivrSimulator');
  const { event } = row.ending ?? {};
  if (event?.type !== 'KEY' && event?.type !== 'NO_KEY') return null;
  const pressed = event.type === 'KEY' ? event.key : null;
  const offered = run.moments[row.moment]?.state.offered ?? [];
  return (
    <div className={styles.pick}>
      <Menu
        label={t('otherKey')}
        trigger={<Button variant="quiet" icon={Keyboard} label={t('otherKey')} />}
        entries={[
          ...offered.map(({ key, title }) => ({
            id: key,
            label: title === '' ? t(wordOfUntitled(key, offered), { key }) : titleParts(title).main,
            shortcut: key,
            isChosen: key === pressed,
            onAction: () => onChoose({ type: 'KEY', key }),
          })),
          ...(row.effect.type === 'waitKey'
            ? [
                {
                  id: 'none',
                  label: t('nobodyPresses'),
                  isChosen: pressed === null,
                  onAction: () => onChoose({ type: 'NO_KEY' }),
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}

interface ChosenProps {
  event: CallEvent | undefined;
  onChoose: (answer: Answer) => void;
}

type ApiOutcome = 'success' | 'failed' | 'noAnswer';
const usualStatus: Readonly<Record<ApiOutcome, number>> = { success: 200, failed: 503, noAnswer: 0 };

function ApiResult({ event, onChoose, title }: ChosenProps & { title: string }) {
  const { t } = useTranslation('ivrSimulator');
  const known = event?.type === 'API_ANSWERED' ? event : null;
  const outcome = known && (known.ok ? 'success' : known.status === 0 ? 'noAnswer' : 'failed');
  const [body, setBody] = useState(known?.body === undefined ? '' : JSON.stringify(known.body));
  const send = (next: ApiOutcome, status: number, text: string) =>
    onChoose({
      type: 'API_ANSWERED',
      ok: next === 'success',
      status,
      ...(text.trim() !== '' && { body: parsed(text) }),
    });
  return (
    <>
      <Outcomes<ApiOutcome>
        label={t('resultOf', { title })}
        options={(['success', 'failed', 'noAnswer'] as const).map((value) => ({
          value,
          label: t(`apiOutcomes.${value}`),
          isBad: value !== 'success',
        }))}
        value={outcome}
        onChange={(next) => send(next, usualStatus[next], next === 'noAnswer' ? '' : body)}
      />
      {outcome !== 'noAnswer' && (
        <div className={styles.pickLine}>
          <NumberField
            className={styles.statusField}
            label={t('status')}
            value={known?.status ?? usualStatus[outcome ?? 'success']}
            min={100}
            max={599}
            digits={0}
            plain
            onCommit={(status) => known && outcome && status !== null && send(outcome, status, body)}
          />
          <TextField
            className={styles.bodyField}
            label={t('body')}
            value={body}
            onChange={setBody}
            onBlur={() => {
              const before = known?.body === undefined ? '' : JSON.stringify(known.body);
              if (known && outcome && body !== before) send(outcome, known.status, body);
            }}
            placeholder="{}"
            maxLength={10_000}
            code
          />
        </div>
      )}
    </>
  );
}

/** What was typed as the answer's body: JSON where it is some, else the words themselves. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function RecordingResult({ event, max, onChoose }: ChosenProps & { max: number }) {
  const { t } = useTranslation('ivrSimulator');
  const known = event?.type === 'RECORDED' ? event.seconds : null;
  const [seconds, setSeconds] = useState<number | null>(known ?? Math.min(12, max));
  return (
    <div className={styles.pickLine}>
      <NumberField
        className={styles.statusField}
        label={t('recordedSeconds')}
        value={seconds}
        min={0}
        max={max}
        onChange={setSeconds}
      />
      <Button
        label={t(known === null ? 'endRecording' : 'changeRecording')}
        disabledReason={seconds === null ? t('secondsFirst') : seconds === known ? t('nothingChanged') : undefined}
        onPress={() => seconds !== null && onChoose({ type: 'RECORDED', seconds })}
      />
    </div>
  );
}

/** Which link of the node the result led along, where it has one. */
function Link({ row, run }: { row: LogRow; run: Run }) {
  const { t } = useTranslation('ivrSimulator');
  const { effect, ending } = row;
  const isGood = ending && isGoodEnd(ending.event);
  if (isGood === null) return null;
  const node = 'node' in effect && effect.node !== null ? run.menu.nodes.get(effect.node)?.node : undefined;
  const target = isGood ? node?.successNodeUuid : node?.failedNodeUuid;
  if (!target) return null;
  return (
    <span className={`${styles.took} ${styles.tone[isGood ? 'good' : 'danger']}`}>
      <Icon of={CornerDownRight} small directional />
      {t(isGood ? 'tookSuccess' : 'tookFailed')}
    </span>
  );
}
