import { toldTo } from '../../../machines/shared/told.ts';
import type { Services } from '../platform/feature.ts';
import type { WorkflowEntity } from './entity.ts';

/** Every type of record that the server keeps. */
export interface Records {
  readonly all: readonly WorkflowEntity<object>[];
  /** By the name in addresses, history and live events. */
  named(name: string): WorkflowEntity<object> | undefined;
}

export type MakeEntity = (services: Services, records: Records) => WorkflowEntity<object>;

/** The types in this order; each may look up the others once all are there. */
export function openRecords(services: Services, makers: readonly MakeEntity[]): Records {
  const all: WorkflowEntity<object>[] = [];
  const records: Records = {
    all,
    named: (name) => all.find(({ workflow }) => workflow.name === name),
  };
  all.push(...makers.map((make) => make(services, records)));
  for (const { workflow, sees, isInternal } of all) {
    if (isInternal) continue;
    services.live.announceTo(workflow.name, {
      permission: workflow.readPermission,
      ...(sees && { sees }),
      ...(workflow.confidential && { tells: (caller, told) => toldTo(workflow, caller, told) }),
    });
  }
  return records;
}
