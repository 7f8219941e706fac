import type { WorkflowEvent } from '../../../machines/shared/workflow.ts';

/** What is sent for one event: the fields of its form, and its reason. */
export type Payload = Omit<WorkflowEvent, 'type'>;

export interface Sending {
  id: string;
  /** The version the decision was made on. */
  version: number;
  event: string;
  payload: Payload;
}
