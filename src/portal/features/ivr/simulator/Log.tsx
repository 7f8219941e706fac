import { Download, House, Volume2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { clockOf } from '../../../duration.ts';
import { fileNameOf, saveFile } from '../../../file.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Kbd } from '../../../ui/Kbd.tsx';
import { MenuTitle } from '../node/MenuTitle.tsx';
import * as styles from './log.css.ts';
import { type LogGroup, type LogRow, logOf } from './log.ts';
import { ResultPicker } from './ResultPicker.tsx';
import { ahead, type Run, stateOf } from './run.ts';
import type { Simulation } from './simulation.hook.ts';
import { useCallWords } from './words.hook.ts';

/** Everything the call did, by node, with the results that were chosen for it. */
export function Log({ simulation }: { simulation: Simulation }) {
  const { t } = useTranslation('ivrSimulator');
  const words = useCallWords();
  const { run } = simulation;
  const groups = run ? logOf(run.moments, run.ignored) : [];
  const end = useRef<HTMLDivElement>(null);
  const length = run && run.moments.length + run.ignored.length;
  useEffect(() => {
    if (!length || !end.current) return;
    end.current.scrollIntoView({ block: 'nearest' });
    // What is heard now stays in sight, however much lies ahead of it.
    end.current.parentElement?.querySelector('[data-running]')?.scrollIntoView({ block: 'nearest' });
  }, [length]);

  function save() {
    if (!run) return;
    const lines = groups.flatMap((group) => [
      titleIn(run, group) ?? t('welcome'),
      ...group.rows.map((row) => {
        const { words: line, end: result } = words.effect(row);
        return `  ${clockOf(row.at)}  ${line}${result ? `  (${result})` : ''}`;
      }),
    ]);
    saveFile(new Blob([`${lines.join('\n')}\n`], { type: 'text/plain' }), fileNameOf(t('logFile'), 'txt'));
  }

  return (
    <section className={styles.log} aria-label={t('effects')}>
      <div className={styles.head}>
        <span className={styles.count}>{run && t('stepsOf', { count: stateOf(run).steps })}</span>
        <span className={styles.spacer} />
        <IconButton
          icon={Download}
          label={t('downloadLog')}
          onPress={save}
          disabledReason={run ? undefined : t('nothingYet')}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className={styles.body} tabIndex={0} role="group" aria-label={t('effects')}>
        {!run && <p className={styles.count}>{t('nothingYet')}</p>}
        {run && groups.map((group) => <Group key={group.id} group={group} run={run} simulation={simulation} />)}
        {run && <Ahead run={run} />}
        <div ref={end} />
      </div>
    </section>
  );
}

function titleIn(run: Run, { node }: LogGroup): string | undefined {
  return node === null ? undefined : run.menu.nodes.get(node)?.title;
}

function Group({ group, run, simulation }: { group: LogGroup; run: Run; simulation: Simulation }) {
  const { t } = useTranslation('ivrSimulator');
  const node = group.node === null ? undefined : run.menu.nodes.get(group.node);
  const isRoot = node !== undefined && node.parent === null;
  return (
    <div className={styles.group}>
      <div className={styles.groupHead} {...(group.isCurrent && { 'data-current': 'true' })}>
        <span className={styles.key}>
          {node && !isRoot ? (node.key ?? '·') : <Icon small of={isRoot ? House : Volume2} />}
        </span>
        <h3 className={styles.groupTitle}>{node ? <MenuTitle title={node.title} /> : t('welcome')}</h3>
        {group.isCurrent && <span className={styles.now}>{t('now')}</span>}
      </div>
      {group.rows.map((row) => (
        <Row key={row.id} row={row} run={run} simulation={simulation} />
      ))}
    </div>
  );
}

function Row({ row, run, simulation }: { row: LogRow; run: Run; simulation: Simulation }) {
  const words = useCallWords();
  const { icon, words: line, end, tone } = words.effect(row);
  const key = row.ending?.event.type === 'KEY' ? row.ending.event.key : null;
  return (
    <>
      <div className={styles.row} {...(row.isRunning && { 'data-running': 'true' })}>
        <span className={styles.time}>{clockOf(row.at)}</span>
        <Icon of={icon} small className={styles.icon} />
        <span className={`${styles.words} ${styles.tone[tone]}`} title={line}>
          {line}
        </span>
        <span className={styles.end}>{key === null ? end : <PressedKey words={end} pressed={key} />}</span>
      </div>
      <ResultPicker row={row} run={run} simulation={simulation} />
    </>
  );
}

/** "pressed 7", with the key drawn as one. */
function PressedKey({ words, pressed }: { words: string; pressed: string }) {
  const place = words.lastIndexOf(pressed);
  return (
    <span>
      {words.slice(0, place)}
      <Kbd keys={pressed} />
      {words.slice(place + pressed.length)}
    </span>
  );
}

function Ahead({ run }: { run: Run }) {
  const { t } = useTranslation('ivrSimulator');
  const words = useCallWords();
  return ahead(run).map((effect, place) => {
    const { icon, words: line, end } = words.effect({ effect, ending: null });
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: what lies ahead has no name but its place
      <div key={place} className={styles.row} data-ahead="true">
        <span className={styles.time}>{t(place === 0 ? 'next' : 'then')}</span>
        <Icon of={icon} small className={styles.icon} />
        <span className={`${styles.words} ${styles.tone.muted}`}>{line}</span>
        <span className={styles.end}>{end}</span>
      </div>
    );
  });
}
