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

/** How it goes out: under which key it has one effect, and what ends the wait for its answer. */
export interface Way {
  key: string;
  signal: AbortSignal;
}

export const headersOf = ({ key, signal }: Way) => ({ headers: { 'idempotency-key': key }, signal });
