import type { ActionName } from '../../../../../machines/imports/import.columns.ts';
import type { Phone } from '../../../../../machines/shared/phone.ts';
import type { WorkflowEvent } from '../../../../../machines/shared/workflow.ts';
import type { Caller } from '../../../platform/feature.ts';
import type { Executor, Transaction } from '../../../platform/transaction.ts';
import type { ImportSettings } from '../imports.tables.ts';
import type { RowCode } from '../imports.words.ts';

/** What a row asks for, understood. */
export interface Wish {
  place: number;
  phone: Phone;
  languageId?: string;
  /** The day on which the owner of the number agreed: `2026-11-19`. */
  consent?: string;
  reason?: string;
  status?: string;
}

/** What there is of a number. */
export interface Found {
  id: string | null;
  state: string | null;
  version: number | null;
  /** Since when its owner does not want it; only a consent of that day or later goes over it. */
  leftOn?: { day: string; code: RowCode };
}

/** What is to be done about a row; the machine judges it. */
export type Plan =
  | { do: 'event'; id: string; event: WorkflowEvent }
  | { do: 'create' }
  | { do: 'refuse'; code: RowCode; detail?: string }
  | { do: 'nothing' };

export interface Created {
  id: string;
  version: number;
}

export interface Making {
  caller: Caller;
  at: Date;
  settings: ImportSettings;
}

/** One thing that is done to many numbers. Only what a machine accepts is done. */
export interface ImportAction {
  name: ActionName;
  /** The type of record that it moves. */
  entity: string;
  find(db: Executor, phones: readonly Phone[]): Promise<Map<string, Found>>;
  plan(wish: Wish, found: Found | undefined, settings: ImportSettings): Plan;
  /** How records that it makes begin, and their making, by the rows' places; where somebody was faster there is none. */
  creates?: {
    event: WorkflowEvent;
    enter(trx: Transaction, wishes: readonly Wish[], by: Making): Promise<ReadonlyMap<number, Created>>;
  };
  /** What takes it back, for a record that was in this state before, or did not exist. */
  undo(was: string | null, reason: string): WorkflowEvent | null;
}

export const keyOf = ({ countryCode, msisdn }: Phone) => `${countryCode}${msisdn}`;
