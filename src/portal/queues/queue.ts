import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { components, operations } from '../../contract/generated/types.ts';
import type { Filter } from '../filters/filter.ts';
import type { ListPath } from '../workflow/conditions.ts';
import type { EntityDescription } from '../workflow/entity.ts';
import { letters } from '../workflow/letters.ts';
import type { ReasonKind } from '../workflow/reasons.data.ts';
import type { ListRow } from '../workflow/rows.ts';
import type { Payload } from '../workflow/sending.ts';

/** A kind of thing that is reported. */
type Target = NonNullable<operations['getQueueLoad']['parameters']['query']['target']>[number];

export type Attachment = components['schemas']['Attachment'];
export type Risk = components['schemas']['Risk'];

/** One list of a queue: what waits, or what was decided. Its title is `tabs.<key>` in the queue's namespace. */
export interface QueueTab {
  key: string;
  /** Its call: what is read again after a step that concerns it. */
  path: ListPath;
  /** What the call is asked besides. */
  query?: Readonly<Record<string, string | readonly string[]>>;
  /** The states its items are in; another state means that somebody has handled it. */
  states: readonly string[];
  /** In which orders it can be read, the usual one first. */
  sorts?: readonly QueueSort[];
  /** The same filter as the bulk call takes it; without it there is nothing to do to all at once. */
  bulkFilter?: Readonly<Record<string, string | string[]>>;
  /** Of which kind of thing the reasons are that many are decided with, where that is not the queue's. */
  reasons?: ReasonKind;
  /** What is decided here, where that is not what the queue decides. */
  decisions?: readonly QueueDecision[];
}

/** The part of a queue in which decisions of others are looked at again. */
export const SECOND_LOOK = 'secondLook';

export const secondLook: readonly QueueDecision[] = [
  { key: 'overturn', letter: letters.giveBack, event: 'OVERTURN', tone: 'danger', asks: 'why' },
  { key: 'uphold', letter: letters.finish, event: 'UPHOLD', tone: 'accent', asks: 'once' },
];

/** An order of a queue. Its words are `sorts.<key>` of all queues. */
export interface QueueSort {
  key: string;
  /** As its call names it. */
  by: string;
}

/** What waits longest, or is newest; and what was decided last, or first. */
export const waitingSorts: readonly QueueSort[] = [
  { key: 'oldest', by: 'createdAt' },
  { key: 'newest', by: '-createdAt' },
];
export const decidedSorts: readonly QueueSort[] = [
  { key: 'decidedLast', by: '-stateSince' },
  { key: 'decidedFirst', by: 'stateSince' },
];
export const riskSort: QueueSort = { key: 'risk', by: '-risk' };

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
  reasons?: ReasonKind;
  /** It is final, so that a dialog says first what will be; a reason there is for colleagues, in the person's own words. */
  asks?: 'why' | 'once';
  /** A decision that needs no words of its own may be sent without a reason. */
  reasonIsOptional?: boolean;
  bulk?: boolean;
}

export interface QueueParts<FullRecord> {
  whole: FullRecord;
  now: number;
}

export interface QueueDescription<Item extends ListRow, FullRecord extends ListRow> {
  entity: EntityDescription<Item, FullRecord>;
  /** Of its words, and where it stands: a record type may have several queues. */
  namespace: string;
  screen: string;
  tabs: readonly [QueueTab, ...QueueTab[]];
  /** Every part says how many stand in it, not the open one alone. */
  countsAll?: boolean;
  /** Titled in the namespace of the entity, as in its list. */
  filters?: readonly Filter[];
  /** Which reasons fit an item, where one queue holds things of several kinds. */
  reasonsOf?: (item: Item) => ReasonKind;
  /** The codes of the reasons that an item itself gives, the likeliest first: a decision begins from it. */
  useProposed?: () => (item: Item) => readonly string[];
  /** Whose item it is: all that one person has waiting is asked for by this filter of the call. */
  author?: {
    filter: string;
    id: (item: Item) => string | null /** Where the item is not called by it. */;
    name?: (item: Item) => string;
  };
  row: {
    name: (item: Item) => string;
    /** How it begins; `whole` stands before it and is never cut. */
    excerpt: (item: Item) => { text: ReactNode; language?: string; whole?: ReactNode };
    at: (item: Item) => string;
    risk?: (item: Item) => Risk;
    media?: (item: Item) => readonly Attachment[];
    /** A reply, five reports: said with a small mark. */
    mark?: (item: Item) => ReactNode;
  };
  /** An item out of what its call answers, where that is not the item itself. */
  itemOf?: (answer: never) => Item;
  Content: ComponentType<QueueParts<FullRecord>>;
  Context: ComponentType<QueueParts<FullRecord>>;
  decisions: readonly QueueDecision[];
  /** Of several kinds of items: a decision on one is called `decisions.<key>_<kind>`, which says what it would do. */
  kindOf?: (item: Item) => string;
  /** The language in which the author of the item is written to. */
  messageLanguage?: (whole: FullRecord) => string;
  /** Of reports: the kinds of things whose reports this queue holds. */
  targets?: readonly Target[];
  /** A button at the end of the head. */
  Primary?: ComponentType;
}

export function defineQueue<Item extends ListRow, FullRecord extends ListRow>(
  queue: QueueDescription<Item, FullRecord>,
): QueueDescription<Item, FullRecord> {
  return queue;
}

export function authorName<Item extends ListRow>(
  { author, row }: Pick<QueueDescription<Item, never>, 'author' | 'row'>,
  item: Item,
): string {
  return (author?.name ?? row.name)(item);
}
