import type { Option } from '../../ui/Option.tsx';

/** By what they belong to, tehsils by their district, in the order of its name. */
export function belonging(chosen: readonly Option[]): [string, Option[]][] {
  return [...Map.groupBy(chosen, ({ detail = '' }) => detail)].toSorted(([one], [other]) => one.localeCompare(other));
}
