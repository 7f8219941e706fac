import type { EventKey } from '../../workflow/permitted-keys.ts';

/** In the list and on the record alike. */
export const loanKeys: readonly EventKey[] = [
  { key: 'a', event: 'ACCEPT' },
  { key: 'r', event: 'REJECT' },
  { key: 'd', event: 'DEFER' },
  { key: 'g', event: 'ASSIGN_AGENT' },
];

/** On the record also what is done with one application in hand. */
export const loanRecordKeys: readonly EventKey[] = [
  ...loanKeys,
  { key: 'n', event: 'SIGN_CONTRACT' },
  { key: 'p', event: 'PROCURE' },
  { key: 'c', event: 'CLOSE' },
  { key: 'w', event: 'WITHDRAW' },
  { key: 'o', event: 'REOPEN' },
  { key: 'e', event: 'EDIT' },
];
