import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { Actor, Tone } from '../../../machines/shared/workflow.ts';
import type { Entity } from '../../../machines/workflows.ts';
import type { Filter, FilterValues } from '../filters/filter.ts';
import type { Format } from '../format.ts';
import type { EntityDescription } from '../workflow/entity.ts';
import type { FieldPickers } from '../workflow/fields.ts';
import type { RecordSteps } from '../workflow/record-steps.ts';
import type { ListRow } from '../workflow/rows.ts';
import type { Payload } from '../workflow/sending.ts';

export interface CellContext {
  format: Format;
  /** This moment, in milliseconds; moves on while the page is open. */
  now: number;
  language: string;
  /** Somebody else has just handled this record: its colours are taken out. */
  isGone: boolean;
  /** What the rows were searched for. */
  search: string;
}

/** What can be done with a row besides the events of its workflow. Its word is `actions.<name>` in the list's namespace. */
export interface RowAction<Row> {
  name: string;
  key: string;
  icon: LucideIcon;
  run: (
    row: Row,
    to: { navigate: (address: string) => void; say: (key: string, values: Record<string, string>) => void },
  ) => void;
}

/** What a row offers where it stands: a few buttons, and a menu of everything with the reasons why some of it is not possible. */
export interface RowMenu<Row> {
  actions: readonly RowAction<Row>[];
  /** Events; of those that exclude one another, the one that is possible is offered. */
  events: readonly (readonly string[])[];
  /** As many of them, the first ones, are buttons on the row. */
  buttons: number;
  /** What comes of an event: "29 → 30". */
  detail?: (event: string, row: Row, format: Format) => string | undefined;
}

/** Not a state, but asked for like one beside them, with a count of its own: the value of a filter. */
export interface BesideDescription {
  filter: string;
  value: string;
  /** Of its count, and of its word `besides.<count>` in the list's namespace. */
  count: string;
  icon: LucideIcon;
  tone?: Tone;
}

/** Its title is `columns.<key>` in the list's namespace. */
export interface Column<Row> {
  key: string;
  width: number;
  align?: 'end';
  /** The field of `sort`, where the server can order by it. */
  sort?: string;
  /**
   * Sorts a list of any length: an index of the server's holds this order, always or within a single state. Others, but
   * for the list's own order, sort only what the server has counted to the end.
   */
  sortsMany?: 'always' | 'inOneState';
  /** Shows how long ago the moment of `sort` is: the shortest time is the latest moment. */
  isAge?: boolean;
  /** Not shown until somebody asks for it. */
  hidden?: boolean;
  /** The name of the record: never hidden. */
  fixed?: boolean;
  /** While somebody is at the record it says who, instead of a column beside it. */
  tellsWho?: boolean;
  /** Comes to rest at the end of the line instead of leaving the view: the state. */
  stays?: boolean;
  /** Left out where the columns do not fit, until somebody arranges them: the last one first, `late` after the others. */
  givesWay?: boolean | 'late';
  /** So narrow it may become where that is not enough. */
  least?: number;
  tone?: 'strong' | 'muted';
  /** Says what the record is: a click on it opens the record, as one on the fixed column does. */
  opens?: boolean;
  /** On a phone, where a row has two lines, what it is about stands in the first and this in the second; others are left out. */
  phone?: 'first' | 'second';
  cell: (row: Row, context: CellContext) => ReactNode;
}

/** A view that nobody had to save. Its title is `views.<key>` in the list's namespace. */
export interface ReadyView {
  key: string;
  /** As in the list's address. */
  query: string;
}

/** Rows under heads that stay in sight, in the list's own order. Its words are `groups.<key>` in the list's namespace, its own `groups.layout`. */
export interface Grouping<Row> {
  icon: LucideIcon;
  keys: readonly string[];
  of: (row: Row, now: number) => string;
  tone: (key: string) => 'danger' | undefined;
  /** What else a head says of its rows. */
  Note: ComponentType<{ group: string; rows: readonly Row[]; now: number }>;
}

/** An event's own form beside the row, where a dialog would be in the way. */
export interface RowFormProps<Row> {
  row: Row;
  /** Sends the event and closes; a refusal is said by itself. */
  onSend: (payload: Payload) => void;
  onClose: () => void;
}

export interface ListDescription<Row extends ListRow> {
  entity: EntityDescription<Row, never>;
  /** Which columns say states, and of which workflow; usually `state` those of the records. */
  coded?: Readonly<Record<string, Entity>>;
  /** The states offered as filters, where the list's call knows fewer than the machine has. */
  states?: readonly string[];
  /** Those of them that are listed only when asked for by name, and not counted among all. */
  apart?: readonly string[];
  /** Those that a list without conditions shows, the first in its bar, as `usualStates` in its namespace names them. */
  usualStates?: readonly string[];
  grouping?: Grouping<Row>;
  /** At the start of the rows, where there is room. */
  Aside?: ComponentType<ListTools>;
  /** What it leaves out while nobody asks for it, beside its count; the words are in its namespace. */
  without?: { filter: string; words: string };
  /** Filters that the server does not take together with a search: the later of both clears the other, and says so. */
  insteadOfSearch?: readonly string[];
  forms?: Readonly<Record<string, ComponentType<RowFormProps<Row>>>>;
  /** What of a row is to be known before an event is sent: then it is asked first, as on the record's page. */
  notices?: Readonly<Record<string, { isFor: (row: Row) => boolean; Content: ComponentType<{ record: Row }> }>>;
  /** Letters that its own parts listen to, for the legends; their words are `keys.<name>` in its namespace. */
  ownKeys?: readonly { key: string; name: string }[];
  /** Nothing at all where nothing narrows it. */
  Empty?: ComponentType;
  besides?: readonly BesideDescription[];
  rowMenu?: RowMenu<Row>;
  /** How what is typed into the search is understood, as its words `reading` in the list's namespace name it. */
  reading?: (letters: string) => string | undefined;
  /** Its search finds telephone numbers, also by their last digits. */
  findsPhones?: boolean;
  /** What to do where a search finds nothing. */
  Unfound?: ComponentType<{ search: string }>;
  /** At the end of the title row, before the buttons. */
  Tools?: ComponentType<ListTools>;
  columns: readonly Column<Row>[];
  filters: readonly Filter[];
  defaultSort: string;
  pickers?: FieldPickers;
  /** Those that make sense for this person. */
  views?: (viewer: Actor) => readonly ReadyView[];
  card?: (row: Row, context: CellContext) => ReactNode;
  /** What the record's own page knows of its steps, for a card that is dragged: rows do not hold every fact. */
  steps?: RecordSteps;
  /** The button at the end of the title row. */
  Primary?: ComponentType;
}

/** The filters in force, for a tool in the title row. */
export interface ListTools {
  values: FilterValues;
  onChange: (changes: FilterValues) => void;
}

/** Names a description; gives its row type to all of its parts. */
export function defineList<Row extends ListRow>(list: ListDescription<Row>): ListDescription<Row> {
  return list;
}
