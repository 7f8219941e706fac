import type { EventKey } from '../../workflow/permitted-keys.ts';

/** In the list and on the record alike. */
export const threadKeys: readonly EventKey[] = [
  { key: 's', event: 'SET_STATUS' },
  { key: 'x', event: 'DELETE' },
];
