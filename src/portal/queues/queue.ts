import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { Subject } from '../../../machines/shared/workflow.ts';
import type { Entity } from '../../../machines/workflows.ts';
import type { components } from '../../contract/generated/types.ts';
import type { ListPageOf, ListRow } from '../workflow/rows.ts';
import type { EventSender, Payload } from '../workflow/sending.ts';

export type Attachment = components['schemas']['Attachment'];
export type Risk = components['schemas']['Risk'];

export interface QueueItem extends ListRow {
  state: string;
  lastStep?: NonNullable<ListRow['lastStep']> & { reason?: string | null };
}

export interface QueueQuery {
  search: string;
  limit: number;
}

/** One list of a queue: what waits, or what was decided. Its title is `tabs.<key>` in the queue's namespace. */
export interface QueueTab<Item> {
  key: string;
  /** The call's address: what is read again after a step that concerns it. */
  path: string;
  load: (query: QueueQuery) => Promise<ListPageOf<Item>>;
  /** The states its items are in; another state means that somebody has handled it. */
  states: readonly string[];
  /** The same filter as the bulk call takes it; without it there is nothing to do to all at once. */
  bulkFilter?: Readonly<Record<string, string | string[]>>;
}

/** What a key or a button decides. Its words are `decisions.<key>` and `done.<key>`. */
export interface QueueDecision {
  key: string;
  letter: string;
  event: string;
  payload?: Payload;
  tone: 'accent' | 'danger' | 'neutral';
  /** Where its tone does not tell what it does. */
  icon?: LucideIcon;
  /** Of an event that leads from any state to any other: an item that is in it already is not decided again. */
  leadsTo?: string;
  /** Which reasons of the reference list are offered; without it nothing is asked. */
  reasons?: 'post' | 'badge' | 'report';
  /** A decision that needs no words of its own may be sent without a reason. */
  reasonIsOptional?: boolean;
  /** Takes the decision back: the item is then as it was before. */
  undo?: (before: Pick<QueueItem, 'state' | 'lastStep'>) => { event: string; payload?: Payload };
  bulk?: boolean;
}

export interface QueueParts<Whole> {
  whole: Whole;
  now: number;
}

export interface QueueDescription<Item extends QueueItem, Whole extends object> {
  namespace: string;
  screen: string;
  /** The page of one item, where it has one. */
  href?: (id: string) => string;
  entity: Entity;
  tabs: readonly [QueueTab<Item>, ...QueueTab<Item>[]];
  row: {
    name: (item: Item) => string;
    excerpt: (item: Item) => { text: ReactNode; language?: string };
    at: (item: Item) => string;
    risk?: (item: Item) => Risk;
    media?: (item: Item) => readonly Attachment[];
    /** A reply, five reports: said with a small mark. */
    mark?: (item: Item) => ReactNode;
  };
  /** What is read when an item is opened; a queue whose rows say it all gives the row. */
  whole:
    | { kind: 'call'; path: string; read: (id: string) => Promise<Whole & { version: number }> }
    | { kind: 'row'; of: (item: Item) => Whole & { version: number } };
  Content: ComponentType<QueueParts<Whole>>;
  Context: ComponentType<QueueParts<Whole>>;
  decisions: readonly QueueDecision[];
  /** Of several kinds of items: a decision on one is called `decisions.<key>_<kind>`, which says what it would do. */
  kindOf?: (item: Item) => string;
  subjectOf: (item: Item) => Subject<object>;
  send: EventSender;
  /** Address prefixes of everything that shows these records. */
  shownAt: readonly string[];
  /** Fields that the conflict view compares, titled `fields.<key>`. */
  compared: readonly (keyof Whole & string)[];
  sayField?: (key: string, value: unknown) => ReactNode;
  /** The language in which the author of the item is written to. */
  messageLanguage?: (whole: Whole) => string;
  /** Of reports: the kinds of things whose reports this queue holds. */
  targets?: readonly ('post' | 'user' | 'listing')[];
  /** A button at the end of the head. */
  Primary?: ComponentType;
}

export function defineQueue<Item extends QueueItem, Whole extends object>(
  queue: QueueDescription<Item, Whole>,
): QueueDescription<Item, Whole> {
  return queue;
}
