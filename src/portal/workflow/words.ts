import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { stepsTowards } from '../../../machines/shared/ways.ts';
import type { EventVerdict, FieldDescription } from '../../../machines/shared/workflow.ts';
import { type Entity, workflowOf } from '../../../machines/workflows.ts';

export interface WorkflowWords {
  /** "Accepted"; parallel regions joined: "Approved, active". */
  state: (state: string) => string;
  group: (label: string) => string;
  /** On a button: "Assign agent". */
  verb: (event: string) => string;
  /** In a history: "Agent assigned". */
  happened: (event: string) => string;
  /** On an edge: "assign". */
  short: (event: string) => string;
  /** "add at least one clause first". */
  guard: (guard: string) => string;
  /** The guard in the few words that fit an edge: "needs a clause". */
  need: (guard: string) => string;
  /** Why an event is not possible now. */
  denial: (verdict: EventVerdict, state: string) => string | undefined;
  field: (event: string, field: FieldDescription) => string;
  option: (event: string, field: string, option: { value: string; label: string }) => string;
  /** What was given as the reason: one of the event's own by its word, anything else as it was typed. */
  reason: (event: string, reason: string) => string;
}

/** A workflow's words in the reader's language; what is not translated is said as the machine says it. */
export function useWorkflowWords(entity: Entity): WorkflowWords {
  const { t } = useTranslation('workflow');
  return useMemo(() => workflowWordsOf(entity, t), [entity, t]);
}

export function workflowWordsOf(entity: Entity, t: TFunction<'workflow'>): WorkflowWords {
  const workflow = workflowOf(entity);
  const say = (key: string, machineWords: string) => t(`${entity}.${key}`, { defaultValue: machineWords });
  const state = (name: string) =>
    name
      .split('+')
      .map((part) => say(`states.${part}`, workflow.states[part]?.label ?? part))
      .join(t('common:comma', { defaultValue: ', ' }));
  const verb = (event: string) => say(`verbs.${event}`, workflow.events[event]?.verb ?? event);
  const option: WorkflowWords['option'] = (event, field, { value, label }) =>
    say(`options.${event}.${field}.${value}`, value in workflow.states ? state(value) : label);
  return {
    state,
    group: (label) => say(`groups.${label}`, label),
    verb,
    happened: (event) => say(`happened.${event}`, workflow.events[event]?.label ?? event),
    short: (event) => say(`short.${event}`, workflow.events[event]?.short ?? event),
    guard: (guard) => say(`guards.${guard}`, workflow.guards[guard] ?? guard),
    need: (guard) => say(`needs.${guard}`, workflow.guards[guard] ?? guard),
    denial: ({ event, denial }, at) => {
      if (!denial) return undefined;
      if (denial.kind === 'guard') return say(`guards.${denial.guard ?? ''}`, denial.words);
      if (denial.kind === 'permission')
        return t('needsPermission', { permission: workflow.policy[event] ?? denial.words });
      const [first] = stepsTowards(workflow, at, event);
      return first === undefined
        ? t('notWhile', { state: state(at) })
        : t('notWhileBut', { state: state(at), verb: verb(first) });
    },
    field: (event, { name, label }) => say(`fields.${event}.${name}`, label),
    option,
    reason: (event, reason) => {
      const field = workflow.events[event]?.fields?.find(({ name }) => name === 'reason');
      const chosen = field?.options?.find(({ value }) => value === reason);
      return chosen ? option(event, 'reason', chosen) : reason;
    },
  };
}
