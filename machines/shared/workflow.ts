import type { AnyStateMachine } from 'xstate';

/** Who acts: only the permissions held decide, never a role's name. */
export interface Actor {
  id: string;
  name: string;
  permissions: ReadonlySet<string>;
}

/** One remembered step of a record. `at` is ISO 8601. */
export interface Trace {
  event: string;
  by: { id: string | null; name: string };
  at: string;
  from: string | null;
  to: string;
  reason?: string;
}

/** A record as the machine sees it: its state, the facts its guards read, and who was last at it. */
export interface Subject<F> {
  id: string;
  /** One state, or the states of parallel regions joined with `+`. */
  state: string;
  version: number;
  facts: F;
  last?: Trace;
  /** The latest step of each event that happened, the latest of all last. */
  lastOf?: Record<string, Trace>;
}

export interface WorkflowEvent {
  type: string;
  [field: string]: unknown;
}

export type ConflictCode = 'stale' | 'wrongState' | 'guard' | 'decidedElsewhere';

export interface FieldError {
  pointer: string;
  message: string;
  /** What is wrong, and what its words name, for whoever says it in another language. */
  code?: string;
  values?: Readonly<Record<string, string | number>>;
}

export type Decision<F> =
  | { outcome: 'accepted'; state: string; facts: F }
  | { outcome: 'replayed' }
  | { outcome: 'conflict'; code: ConflictCode; state: string; guard?: string; last?: Trace; allowed: string[] }
  | { outcome: 'forbidden'; permission: string }
  | { outcome: 'invalid'; errors: FieldError[] }
  | { outcome: 'notFound' };

export type DenialKind = 'state' | 'guard' | 'permission';

export interface EventVerdict {
  event: string;
  enabled: boolean;
  denial?: { kind: DenialKind; guard?: string; words: string };
}

export type Tone = 'neutral' | 'info' | 'other' | 'warn' | 'danger' | 'accent' | 'accentStrong' | 'accentSolid';

/** What a form must ask for. `agent`, `record`, `media` and those of a reference list are pickers whose value is a string. */
export interface FieldDescription {
  name: string;
  label: string;
  kind:
    | 'text'
    | 'longText'
    | 'number'
    | 'date'
    | 'choice'
    | 'agent'
    | 'record'
    | 'media'
    | 'paymentMode'
    | 'loanType'
    | 'loanPartner'
    | 'rows';
  required?: boolean;
  maxLength?: number;
  min?: number;
  max?: number;
  /** At most so many decimals. */
  digits?: number;
  maxItems?: number;
  options?: readonly { value: string; label: string }[];
  /** The columns of a `rows` field. */
  of?: readonly FieldDescription[];
  /** Filled in by the server (a new id, a media id after upload): never asked in a form. */
  hidden?: boolean;
}

export interface StateDescription {
  label: string;
  icon: string;
  tone: Tone;
  group?: string;
  ended?: boolean;
}

export interface EventDescription {
  /** What happened, in a history: "Agent assigned". */
  label: string;
  /** What a button says: "Assign agent". */
  verb: string;
  /** A word on an edge of the picture: "assign". */
  short: string;
  icon: string;
  tone: Tone;
  /** Asked by the portal; the contract never demands it. */
  reason?: 'required' | 'optional';
  fields?: readonly FieldDescription[];
  undo?: string;
  /** What it did is put right by sending it once more. */
  isCorrectable?: boolean;
  /** Holds back what goes on by itself: taken also where the service alone has moved the record on since it was read. */
  stops?: boolean;
  /** Leads back to where a record was: offered after a step that nothing undoes. */
  turnsBack?: boolean;
  /** Though it is the way back from another: it waits again, and did not all the while. */
  beginsAnew?: boolean;
  /** May be sent for many records at once. */
  bulk?: boolean;
  /** Has no call of its own; sent through `/workflow`. */
  extension?: boolean;
  /** Starts a record's life: decided on a subject in the initial state. */
  creates?: boolean;
  /** Sent by the system, never offered to a person. */
  system?: boolean;
}

/** The picture of a workflow in pixels of a left-to-right drawing; nodes are 136 × 44, unless a height is given. */
export interface Picture {
  width: number;
  height: number;
  groups: readonly { label: string; x: number; y: number; width: number; height: number }[];
  nodes: Readonly<Record<string, { x: number; y: number; height?: number }>>;
  edges: readonly {
    event: string;
    from: readonly string[];
    to: readonly string[];
    path: string;
    label: { x: number; y: number };
  }[];
}

export interface Workflow<F extends object> {
  name: string;
  /** Raised when states or events change, so that an outdated tab is told to reload. */
  version: number;
  machine: AnyStateMachine;
  /** Event → permission. */
  policy: Readonly<Record<string, string>>;
  /** The permission to decide on what waits: whoever is handed it holds this one. */
  decidedWith?: string;
  /** The permission to read a record and its history. */
  readPermission: string;
  /** Event → the permission with which it is read why it happened and who did it, where reading the record is not enough. */
  confidential?: Readonly<Record<string, string>>;
  states: Readonly<Record<string, StateDescription>>;
  events: Readonly<Record<string, EventDescription>>;
  /** What is missing, as an advice: "add at least one clause first". */
  guards: Readonly<Record<string, string>>;
  /** Guards that judge the payload rather than the state: their failure is a field's error. */
  payloadGuards?: Readonly<Record<string, string>>;
  /** What the words of a failing condition name: `{{…}}` in them. */
  guardValues?(guard: string, facts: F, event: WorkflowEvent): Record<string, string | number>;
  /**
   * For how long, in milliseconds, an event on such a record is taken back just so; undefined: as long as its undo is possible.
   * Without facts: on any of many records.
   */
  undoneWithin?(event: string, facts: F | null): number | undefined;
  /** True when this event was already done, so that it is answered as before and nothing is written. */
  isRepeat?(subject: Subject<F>, event: WorkflowEvent, actor: Actor): boolean;
}
