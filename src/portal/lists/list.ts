import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { Actor } from '../../../machines/shared/workflow.ts';
import type { Filter } from '../filters/filter.ts';
import type { Format } from '../format.ts';
import type { EntityDescription } from '../workflow/entity.ts';
import type { FieldPickers } from '../workflow/fields.ts';
import type { ListRow } from '../workflow/rows.ts';

export interface CellContext {
  format: Format;
  /** This moment, in milliseconds; moves on while the page is open. */
  now: number;
  language: string;
  /** Somebody else has just handled this record: its colours are taken out. */
  isGone: boolean;
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
  /** Comes to rest at the end of the line instead of leaving the view: the state. */
  stays?: boolean;
  tone?: 'strong' | 'muted';
  cell: (row: Row, context: CellContext) => ReactNode;
}

/** A view that nobody had to save. Its title is `views.<key>` in the list's namespace. */
export interface ReadyView {
  key: string;
  /** As in the list's address. */
  query: string;
}

export interface ListDescription<Row extends ListRow> {
  entity: EntityDescription<Row, never>;
  /** The states offered as filters, where the list's call knows fewer than the machine has. */
  states?: readonly string[];
  /** Those of them that are listed only when asked for by name, and not counted among all. */
  apart?: readonly string[];
  /** A flag that is offered beside the states, with its own count: what is expired. */
  besides?: { filter: string; icon: LucideIcon };
  columns: readonly Column<Row>[];
  filters: readonly Filter[];
  defaultSort: string;
  pickers?: FieldPickers;
  /** Those that make sense for this person. */
  views?: (viewer: Actor) => readonly ReadyView[];
  card?: (row: Row, context: CellContext) => ReactNode;
  /** The button at the end of the title row. */
  Primary?: ComponentType;
}

/** Names a description; gives its row type to all of its parts. */
export function defineList<Row extends ListRow>(list: ListDescription<Row>): ListDescription<Row> {
  return list;
}
