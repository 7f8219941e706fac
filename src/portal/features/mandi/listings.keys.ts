import type { EventKey } from '../../workflow/permitted-keys.ts';

/** In the list and on the record alike. */
export const listingKeys: readonly EventKey[] = [
  { key: 'a', event: 'APPROVE' },
  { key: 'r', event: 'REJECT' },
  { key: 'b', event: 'RETURN_TO_PENDING' },
];
