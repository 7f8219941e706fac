import type { components } from '../../../contract/generated/types.ts';

/** Who wrote something: a farmer, or a colleague for the service. */
export function authorOf(
  row: { farmer_id: string | null; created_by: string | null; author_name: string; author_name_ur: string | null },
  district: string | null,
): components['schemas']['Author'] {
  return {
    id: row.farmer_id ?? row.created_by,
    name: row.author_name,
    nameUr: row.author_name_ur,
    kind: row.farmer_id === null ? 'staff' : 'farmer',
    district,
  };
}
