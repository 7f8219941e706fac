import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { statesOf } from '../../../machines/shared/states.ts';
import type { Tone } from '../../../machines/shared/workflow.ts';
import { type Entity, workflowOf } from '../../../machines/workflows.ts';
import { useFormat } from '../format.ts';
import { listed } from '../listed.ts';
import { ink } from '../ui/Badge.css.ts';
import { Icon } from '../ui/Icon.tsx';
import { iconNamed } from '../ui/icons.ts';
import { useWorkflowWords } from '../workflow/words.ts';
import { areSame } from './address.ts';
import * as styles from './list.css.ts';
import { useStrip } from './strip.hook.ts';

interface StateBarProps {
  entity: Entity;
  /** Those of the list, where they are not simply the machine's. */
  states?: readonly string[] | undefined;
  apart?: readonly string[] | undefined;
  /** Several that have one button, the first one. */
  usual?: { states: readonly string[]; title: string } | undefined;
  chosen: readonly string[];
  counts: Readonly<Record<string, number>> | undefined;
  countsAreMinimum?: boolean | undefined;
  onChange: (states: readonly string[]) => void;
  besides?: readonly Beside[] | undefined;
}

/** Not a state, but asked for like one; `name` is that of its count. */
interface Beside {
  name: string;
  title: string;
  icon: LucideIcon;
  tone?: Tone | undefined;
  isChosen: boolean;
  onChoose: () => void;
}

/** Under filters the server counts no further. */
const COUNT_LIMIT = 10_000;

/** The states of a workflow with how many records are in each; with Ctrl or Shift several at once. */
export function StateBar({
  entity,
  states,
  apart = [],
  usual,
  chosen,
  counts,
  countsAreMinimum,
  onChange,
  besides = [],
}: StateBarProps) {
  const { t } = useTranslation('lists');
  const words = useWorkflowWords(entity);
  const strip = useStrip();
  const { count } = useFormat();
  const number = (n: number) => count(n, countsAreMinimum && n >= COUNT_LIMIT);
  const workflow = workflowOf(entity);
  const offered = states ?? statesOf(workflow.machine);
  const sumOf = (states: readonly string[]) =>
    counts ? number(states.reduce((sum, state) => sum + (counts[state] ?? 0), 0)) : '';
  const choose = (state: string, adds: boolean) => {
    const others = isUsual ? [] : chosen.filter((known) => known !== state);
    if (adds) onChange(others.length === chosen.length ? [...chosen, state] : others);
    else onChange(chosen.length === 1 && chosen[0] === state ? (usual?.states ?? []) : [state]);
  };
  const isUsual = usual !== undefined && areSame(chosen, usual.states);
  const several = (title: string, of: readonly string[], counted: readonly string[]) => (
    <button type="button" className={styles.state} aria-pressed={areSame(chosen, of)} onClick={() => onChange(of)}>
      {title} <span className={styles.stateCount}>{sumOf(counted)}</span>
    </button>
  );
  // What is left out of "all" is said in its name, so that its figure is what it says.
  const left = offered.filter((state) => apart.includes(state)).map(words.state);
  const all = several(
    left.length > 0 ? t('allBut', { states: listed(left) }) : t('all'),
    [],
    offered.filter((state) => !apart.includes(state)),
  );
  return (
    <fieldset className={styles.states} aria-label={t('states')} ref={strip}>
      {usual ? several(usual.title, usual.states, usual.states) : all}
      {offered.map((state) => {
        const description = workflow.states[state];
        return (
          <button
            key={state}
            type="button"
            className={styles.state}
            aria-pressed={chosen.includes(state) && !isUsual}
            onClick={(event) => choose(state, event.ctrlKey || event.metaKey || event.shiftKey)}
          >
            {description && <Icon of={iconNamed(description.icon)} className={ink[description.tone]} />}
            {words.state(state)} <span className={styles.stateCount}>{counts ? number(counts[state] ?? 0) : ''}</span>
          </button>
        );
      })}
      {usual && all}
      {besides.map(({ name, title, icon, tone, isChosen, onChoose }) => (
        <button
          key={name}
          type="button"
          className={styles.state}
          data-beside
          aria-pressed={isChosen}
          onClick={onChoose}
        >
          <Icon of={icon} {...(tone && { className: ink[tone] })} /> {title}{' '}
          <span className={styles.stateCount}>{counts ? number(counts[name] ?? 0) : ''}</span>
        </button>
      ))}
    </fieldset>
  );
}
