import type { Expression, RawBuilder, SqlBool } from 'kysely';
import type { Subject, Workflow, WorkflowEvent } from '../../../machines/shared/workflow.ts';
import type { Caller, OperationId } from '../platform/feature.ts';
import type { Executor, Transaction } from '../platform/transaction.ts';

/** An accepted step, to be stored beside its history row in the same transaction. */
export interface Change<F extends object> {
  before: Subject<F>;
  state: string;
  facts: F;
  version: number;
  event: WorkflowEvent;
  caller: Caller;
  at: Date;
}

/** Who sends an event, and to which record; several are sent it without being named. */
export interface About {
  caller: Caller;
  id?: string;
}

/**
 * What a feature tells about its records, so that the workflow calls, bulk actions and claims work on them.
 * Methods are generic over the facts; nothing here knows a feature.
 */
export interface WorkflowEntity<F extends object> {
  workflow: Workflow<F>;
  /** As in "There is no invoice here". */
  noun: string;
  /** The id behind an address part (an id or a public number), or null. */
  resolve(db: Executor, reference: string): Promise<string | null>;
  /** The records within the person's scope, by id, with what the guards read; absent ones are left out. */
  load(db: Executor, ids: readonly string[], caller: Caller): Promise<Map<string, LoadedRecord<F>>>;
  /** Adds to the event what only the database knows of its payload (does the agent exist?). Called before the transaction. */
  prepare?(db: Executor, event: WorkflowEvent, about: About): Promise<WorkflowEvent>;
  /** Before several records are decided in one transaction: locks, in one order for everybody, all that their steps will touch. */
  lock?(trx: Transaction, ids: readonly string[]): Promise<void>;
  /** Stores the change if the record still has the version it was decided on; false when it has moved on. */
  save(trx: Transaction, change: Change<F>): Promise<boolean>;
  /** What else the history keeps of a step. */
  remember?(change: Change<F>): Record<string, unknown> | null;
  /** The call of its list: what a bulk action's filter may say is what that call's query may. */
  listedBy?: OperationId;
  /** What a list shows under these filters, oldest first, each with its version of now. */
  matching(db: Executor, filter: Record<string, unknown>, caller: Caller, limit: number): Promise<Matched[]>;
  /** Whom live events of a scope's records are for, where not everybody who may read such records sees them all. */
  sees?(caller: Caller, scope: string | null): boolean;
  /** Of a row `r`: it is within the person's scope; null where everybody who may read such records sees them all. */
  within?(caller: Caller): Expression<SqlBool> | null;
  /** Moves only along with others: no call reaches it. */
  isInternal?: boolean;
  /** What waits for somebody, for the dashboard. */
  queues: readonly Queue[];
  /** Whose steps a person is told of, and how; null where nobody is. */
  notices: Notices | null;
  /** How many are in each state, where that is drawn, of those that the person sees. */
  standing?: { screen: string; counts(db: Executor, caller: Caller): Promise<Record<string, number>> };
}

export interface Matched {
  id: string;
  version: number;
}

/** Records that wait for somebody. */
export interface Queue {
  screen: string;
  title: string;
  /** Who holds it sees the queue. */
  permission: string;
  count(db: Executor, caller: Caller): Promise<WaitingState[]>;
  /**
   * How many of them are past their own clock, and how many times the time allowed has gone for the one that has used most
   * of it; null of records that have none.
   */
  overdue(db: Executor, caller: Caller, now: Date): Promise<{ count: number; used: number | null } | null>;
  /** One row with how many came to it since then, `arrived`, and how many were decided, `decided`. */
  passages(caller: Caller, since: Date): RawBuilder<Passages>;
  /** States in which a record waits for somebody who does not work here: named and counted, but apart from what waits. */
  elsewhere: readonly string[];
  /** Hours within which a record's step is to be taken; null of records with clocks of their own. */
  target: number | null;
  /** How many have waited for more than half of that, more than three quarters, and all of it; null where none is counted. */
  aged(db: Executor, caller: Caller, now: Date): Promise<WaitingAges | null>;
  /** Who has some of them open now. */
  atIt(db: Executor, caller: Caller, now: Date): Promise<{ id: string; name: string }[]>;
  /** Those that have waited longest for their next step, for people whose day they are. */
  longest(db: Executor, caller: Caller): Promise<WaitingRecord[]>;
}

export interface Passages {
  arrived: number;
  decided: number;
}

export interface WaitingState {
  state: string;
  count: number;
  oldestAt: Date | null;
}

export interface WaitingAges {
  half: number;
  close: number;
  past: number;
}

export interface WaitingRecord {
  id: string;
  number: string;
  title: string;
  state: string;
  since: Date;
}

/** Of a row `r` of the table: the person told of the steps that others take, if there is one, and how the record is named to whoever is told. */
export interface Notices {
  table: string;
  person: string | null;
  label: string;
  about: string;
  aboutUr?: string;
  /** Where a record has no page: the item of a queue in which it is decided, and what kind of thing that is. */
  item?: { id: string; kind: string };
}

export interface LoadedRecord<F extends object> {
  subject: Subject<F>;
  /** What people call the record. */
  label: string;
  /** Whose it is, where the label does not say it. */
  name?: string;
  /** The same in Urdu, where it is known. */
  nameUr?: string | null;
  /** Rupees. */
  amount?: number;
  /** What it says, where somebody judges that. */
  text?: string;
  /** Rupees a unit. */
  price?: number;
  /** What a machine noticed in what it says. */
  risk?: 'low' | 'medium' | 'high';
  /** Whose own it is, where not everybody who may read such records may read this one. */
  scope?: string | null;
  since: Date;
}
