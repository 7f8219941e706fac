import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { statesOf } from '../../../machines/shared/states.ts';
import { workflowOf } from '../../../machines/workflows.ts';
import type { ListRow } from '../workflow/rows.ts';
import { type AddressRules, type ListAddress, readAddress, writeAddress } from './address.ts';
import type { ListDescription } from './list.ts';

export type Go = (address: ListAddress, options?: { replace?: boolean }) => void;

/** The list as its address says, and the way to another one. */
export function useListAddress<Row extends ListRow>(list: ListDescription<Row>) {
  const query = useSearch();
  const [, navigate] = useLocation();
  const rules = useMemo(() => rulesOf(list), [list]);
  const address = useMemo(() => readAddress(query, rules), [query, rules]);
  const go: Go = useCallback(
    (next, options) => {
      const text = writeAddress(next, rules);
      navigate(text === '' ? list.entity.screen : `${list.entity.screen}?${text}`, options);
    },
    [list.entity.screen, navigate, rules],
  );
  return { address, rules, go };
}

export function rulesOf<Row extends ListRow>(list: ListDescription<Row>): AddressRules {
  return {
    filters: list.filters,
    states: list.states ?? statesOf(workflowOf(list.entity.workflow).machine),
    sorts: list.columns.flatMap(({ sort }) => sort ?? []),
    defaultSort: list.defaultSort,
    ...(list.grouping && { layouts: ['grouped', 'list', 'board'] as const }),
    ...(list.usualStates && { usualStates: list.usualStates }),
  };
}
