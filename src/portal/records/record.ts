import type { ComponentType, ReactNode } from 'react';
import type { WordList } from '../reference/ReferenceWord.tsx';
import type { EntityDescription } from '../workflow/entity.ts';
import type { FieldPickers } from '../workflow/fields.ts';
import type { ListRow } from '../workflow/rows.ts';
import type { Payload } from '../workflow/sending.ts';
import type { HistoryStep } from './walk.ts';

/** What a section or a form of an event gets to work with. */
export interface RecordContext<R> {
  record: R;
  /** Sends an event for this version of the record and shows what came of it; a refusal is thrown. */
  send: (event: string, payload: Payload) => Promise<void>;
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
}

/** What stands in the band of the workflow beside its picture gets to work with. */
export interface BandProps<R> {
  record: R;
  /** Oldest first. */
  history: readonly HistoryStep[];
  now: number;
}

/** A record with a page of its own. */
export type PageRecord = ListRow & { stateSince: string };

export interface RecordDescription<R extends PageRecord> {
  entity: EntityDescription<R, R>;
  pickers?: FieldPickers;
  /** Before the title, instead of its letters. */
  Tile?: ComponentType<{ record: R }>;
  figure?: (record: R) => ReactNode;
  facts: (record: R) => readonly ReactNode[];
  /** What follows from the way that the record went, under the picture of its workflow. */
  Band?: ComponentType<BandProps<R>>;
  sections: readonly RecordSection<R>[];
  /** A section tells what was noted and who was told what: the history leaves it to that one. */
  tellsItself?: boolean;
  Side?: ComponentType<RecordContext<R>>;
  /** Events in the order of their buttons; those left out and those beyond the first few go under "more". */
  actions: readonly string[];
  /** Fields that hold the title of an item of a reference list: its history says them in the reader's language. */
  lists?: Readonly<Record<string, WordList>>;
  /** Forms that an event's fields cannot draw by themselves. */
  forms?: Readonly<Record<string, ComponentType<EventFormProps<R>>>>;
  /** What is to be known before an event of the usual form is sent. */
  notices?: Readonly<Record<string, ComponentType<{ record: R }>>>;
  /** Where an event is done within a section instead: the section's key. */
  inSection?: Readonly<Record<string, string>>;
  /** Events that close a section, by its key: what is typed there and not saved would stay out, so they ask first. */
  closes?: Readonly<Record<string, string>>;
}

export function defineRecord<R extends PageRecord>(record: RecordDescription<R>): RecordDescription<R> {
  return record;
}
