import { proxy, useSnapshot } from 'valtio';
import {
  type ArrangedColumn,
  arrange,
  type ColumnChoice,
  type ColumnDefault,
  choicesOf,
  parseChoices,
} from './columns.ts';

const store = proxy<{ lists: Record<string, ColumnChoice[]> }>({ lists: {} });
const storageKey = (list: string) => `fmis-columns:${list}`;

/** The columns of a list as this person arranged them on this device. */
export function useColumns(list: string, defaults: readonly ColumnDefault[]) {
  const { lists } = useSnapshot(store);
  const kept = lists[list] ?? keptOf(list);
  return {
    columns: arrange(defaults, kept),
    setColumns: (columns: readonly ArrangedColumn[]) => keep(list, choicesOf(columns)),
    setChoices: (choices: readonly ColumnChoice[]) => keep(list, [...choices]),
    resetColumns: () => keep(list, []),
    isArranged: kept.length > 0,
  };
}

function keptOf(list: string): ColumnChoice[] {
  try {
    return parseChoices(localStorage.getItem(storageKey(list)));
  } catch {
    return [];
  }
}

function keep(list: string, choices: ColumnChoice[]) {
  store.lists[list] = choices;
  try {
    if (choices.length > 0) localStorage.setItem(storageKey(list), JSON.stringify(choices));
    else localStorage.removeItem(storageKey(list));
  } catch {
    // Without storage the arrangement holds until the page is closed.
  }
}
