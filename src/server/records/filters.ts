import { sql } from 'kysely';
import { statesOf } from '../../../machines/shared/states.ts';
import type { Workflow } from '../../../machines/shared/workflow.ts';
import type { Caller, OperationId, QueryOf } from '../platform/feature.ts';
import { type Condition, fromDay, toDay } from './conditions.ts';

/** One filter of a list. The record's table is `r` in every condition. */
export interface Filter<Value = never> {
  /** Whether a bulk action's filter, which no contract has typed, holds such a value. */
  accepts(given: unknown): boolean;
  /** Null where the value asks for nothing. Refuses what this person may not ask, whichever way the list is read. */
  condition(value: Value, now: Date, caller: Caller): Condition | null;
  /** How many it leaves the database guesses, and often far too many. */
  isGuessed?: true;
}

type Paging = 'status' | 'claim' | 'escalated' | 'secondLook' | 'limit' | 'offset' | 'after' | 'sort' | 'counts';

/** The filters that a call of the contract takes, each to be described once; states, claims and marks are a matter of every list. */
export type FiltersOf<Op extends OperationId> = {
  [Name in Exclude<keyof QueryOf<Op>, Paging>]-?: Filter<NonNullable<QueryOf<Op>[Name]>>;
};

/** What a call of the contract can be sorted by. `nulls last` wherever a value may be missing. */
export type SortsOf<Op extends OperationId> =
  QueryOf<Op> extends { sort?: infer Sort extends string } ? Record<Exclude<Sort, `-${string}`>, SortColumn> : never;

/** A column that an index orders, with the tie behind it, sorts any number of records; another one as many as are counted. */
export type SortColumn = string | { column: string; nulls?: 'last'; index?: 'whole' | 'byState' };

/** The states as their workflow goes through them, not as their names are spelt. */
export function inWorkflowOrder<F extends object>({ machine }: Workflow<F>): SortColumn {
  return `array_position('{${statesOf(machine).join(',')}}'::text[], r.state)`;
}

const isText = (given: unknown): given is string => typeof given === 'string';
const isTexts = (given: unknown) => isText(given) || (Array.isArray(given) && given.every(isText));

/** Any of these values. One is an equality: an index of this column and the list's order then yields the page. */
export function oneOf(column: string, type: 'text' | 'uuid' = 'text'): Filter<string | readonly string[]> {
  return {
    accepts: isTexts,
    condition(value) {
      const values = isText(value) ? [value] : value;
      if (values.length === 0) return null;
      if (values.length === 1) return sql<boolean>`${sql.ref(column)} = ${values[0]}`;
      return sql<boolean>`${sql.ref(column)} = any(${values}::${sql.raw(type)}[])`;
    },
  };
}

export function equals(column: string): Filter<string> {
  return { accepts: isText, condition: (value) => sql<boolean>`${sql.ref(column)} = ${value}` };
}

/** Whether a condition holds, or does not. */
export function whether(condition: string): Filter<boolean> {
  return {
    accepts: (given) => typeof given === 'boolean',
    condition: (holds) => sql<boolean>`(${sql.raw(condition)}) = ${holds}`,
  };
}

export function atLeast(column: string): Filter<number> {
  return {
    accepts: (given) => typeof given === 'number',
    condition: (min) => sql<boolean>`${sql.ref(column)} >= ${min}`,
  };
}

export function atMost(column: string): Filter<number> {
  return {
    accepts: (given) => typeof given === 'number',
    condition: (max) => sql<boolean>`${sql.ref(column)} <= ${max}`,
  };
}

/** On this day or later. */
export function sinceDay(column: string): Filter<string> {
  return { accepts: isText, condition: (day) => fromDay(column, day) };
}

/** On this day or earlier. */
export function untilDay(column: string): Filter<string> {
  return { accepts: isText, condition: (day) => toDay(column, day) };
}

/** What a text stands for; a text of blanks asks for nothing. */
export function matching<Value extends string = string>(
  condition: (text: Value, caller: Caller) => Condition,
): Filter<Value> {
  return {
    accepts: isText,
    isGuessed: true,
    condition: (text, _, caller) => (text.trim() === '' ? null : condition(text.trim() as Value, caller)),
  };
}
