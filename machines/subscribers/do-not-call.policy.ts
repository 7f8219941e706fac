/** Who may send which event: entering a number again is setting its entry. */
export const doNotCallPolicy = {
  ENTER: 'subscription:dncr-list:post',
  RENEW: 'subscription:dncr-list:put',
  END: 'subscription:dncr-list:delete',
} as const;
