import { invalid } from '../../platform/errors.ts';
import type { Caller } from '../../platform/feature.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import type { Transaction } from '../../platform/transaction.ts';
import type { Changes } from './belongings.ts';
import { type Portrait, setPortrait } from './farmer.picture.ts';
import type { FarmersTable } from './farmers.tables.ts';

/** What an edit writes, and what it changed, old and new, for the history. */
export interface FarmerEdit {
  columns: Partial<FarmerColumns>;
  changes: Changes;
  portrait: Portrait | null;
}

export type FarmerColumns = Omit<
  FarmersTable,
  | 'id'
  | 'country_code'
  | 'msisdn'
  | 'profile_image'
  | 'farms'
  | 'land_acres'
  | 'state'
  | 'status_reason_id'
  | 'suspended_until'
  | 'merged_into'
  | 'merged_from'
  | 'agent_id'
  | 'version'
  | 'created_at'
  | 'updated_at'
>;

export function isFarmerEdit(value: unknown): value is FarmerEdit {
  return typeof value === 'object' && value !== null && 'columns' in value && 'portrait' in value;
}

/** What an accepted edit writes beside the version. */
export async function applyEdit(trx: Transaction, id: string, event: Record<string, unknown>, caller: Caller) {
  const { edit } = event;
  if (!isFarmerEdit(edit)) throw invalid('/event', fieldMessage('ownCall'));
  if (edit.portrait) await setPortrait(trx, id, edit.portrait, caller);
  return edit.columns;
}
