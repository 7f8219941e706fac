import type { components } from '../../../contract/generated/types.ts';
import type { ListRow } from '../../workflow/rows.ts';

type ReportedThing = components['schemas']['ReportedThing'];

/** What was reported, as an item of a queue: its own state is beside that of the report which decides for all. */
export type Reported = Omit<ReportedThing, 'state'> & ListRow & { thingState: string };

export function itemOf({ state: thingState, ...thing }: ReportedThing): Reported {
  const deciding = thing.reports.find(({ id }) => id === thing.id) ?? thing.reports[0];
  return {
    ...thing,
    thingState,
    state: deciding?.state ?? 'open',
    version: deciding?.version ?? 1,
    ...(deciding && { lastStep: deciding.lastStep }),
  };
}
