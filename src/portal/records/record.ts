import type { ComponentType, ReactNode } from 'react';
import type { Subject } from '../../../machines/shared/workflow.ts';
import type { Entity } from '../../../machines/workflows.ts';
import type { FieldPickers } from '../workflow/fields.ts';
import type { EventKey } from '../workflow/permitted-keys.ts';
import type { ListPageOf, ListQuery } from '../workflow/rows.ts';
import type { EventSender, Sending } from '../workflow/sending.ts';

export interface RecordRow {
  id: string;
  version: number;
  state: string;
}

/** What a section or a form of an event gets to work with. */
export interface RecordContext<R> {
  record: R;
  /** Sends an event for this version of the record and shows what came of it; a refusal is thrown. */
  send: (event: string, payload: Sending['payload']) => Promise<void>;
  /** The event somebody just asked for that is done within a section; counts up each time. */
  started: { event: string; times: number } | null;
  /** Opens the form of an event. */
  start: (event: string) => void;
  /** Why an event is not possible now, or undefined when it is. */
  denialOf: (event: string) => string | undefined;
  /** Something typed here is not sent yet: leaving asks first. */
  setDirty: (name: string, isDirty: boolean) => void;
}

export interface RecordSection<R> {
  /** Its anchor; its title is `sections.<key>` in the namespace. */
  key: string;
  count?: (record: R) => number;
  Content: ComponentType<RecordContext<R>>;
}

export interface EventFormProps<R> extends RecordContext<R> {
  onClose: () => void;
  onReload: () => void;
}

export interface RecordDescription<R extends RecordRow> {
  entity: Entity;
  namespace: string;
  /** The list it belongs to: its key for the trail, its address, its title's key. */
  list: { key: string; screen: string; loadRows: (query: ListQuery) => Promise<ListPageOf<{ id: string }>> };
  /** Letters that start an event. */
  keys?: readonly EventKey[];
  href: (id: string) => string;
  useRecord: (id: string) => { data: R | undefined; isPending: boolean; error: unknown; refetch: () => unknown };
  /** Everything about the record that is read again after a step. */
  refresh: () => Promise<void>;
  subjectOf: (record: R) => Subject<object>;
  send: EventSender;
  number: (record: R) => string;
  title: (record: R) => string;
  figure?: (record: R) => ReactNode;
  since: (record: R) => string;
  facts: (record: R) => readonly ReactNode[];
  sections: readonly RecordSection<R>[];
  Side?: ComponentType<RecordContext<R>>;
  /** Events in the order of their buttons; those left out and those beyond the first few go under "more". */
  actions: readonly string[];
  /** What the form of an event starts with: the record as it is, where it is corrected. */
  beginsWith?: (event: string, record: R) => Sending['payload'];
  pickers?: FieldPickers;
  /** Forms that an event's fields cannot draw by themselves. */
  forms?: Readonly<Record<string, ComponentType<EventFormProps<R>>>>;
  /** Where an event is done within a section instead: the section's key. */
  inSection?: Readonly<Record<string, string>>;
  /** Fields that a conflict view compares, titled `fields.<key>`. */
  compared: readonly (keyof R & string)[];
  sayField?: (key: string, value: unknown) => ReactNode;
}

export function defineRecord<R extends RecordRow>(record: RecordDescription<R>): RecordDescription<R> {
  return record;
}
