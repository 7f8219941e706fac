import { eventsFor } from '../../../machines/shared/decide.ts';
import type { Actor, EventVerdict } from '../../../machines/shared/workflow.ts';
import { workflowOf } from '../../../machines/workflows.ts';
import { type EntityDescription, subjectOfRow } from '../workflow/entity.ts';
import type { ListRow } from '../workflow/rows.ts';
import type { RowMenu } from './list.ts';

/** What a row offers now: of events that exclude one another the one that is possible, else the first with the reason. */
export function offeredEvents<Row extends ListRow>(
  { events }: RowMenu<Row>,
  entity: EntityDescription<Row, never>,
  row: Row,
  viewer: Actor,
): EventVerdict[] {
  const workflow = workflowOf(entity.workflow);
  const verdicts = eventsFor(workflow, subjectOfRow(entity, row), viewer);
  return events.flatMap((alternatives) => {
    const found = alternatives.flatMap((name) => verdicts.find(({ event }) => event === name) ?? []);
    return (
      found.find(({ enabled }) => enabled) ?? found.find(({ denial }) => denial?.kind !== 'state') ?? found[0] ?? []
    );
  });
}

/** The event that a key for one of several means on this row. */
export function eventNow<Row extends ListRow>(
  menu: RowMenu<Row>,
  name: string,
  entity: EntityDescription<Row, never>,
  row: Row,
  viewer: Actor,
): string {
  const alternatives = menu.events.find((events) => events.includes(name)) ?? [name];
  const offered = offeredEvents({ ...menu, events: [alternatives] }, entity, row, viewer);
  return offered[0]?.event ?? name;
}
