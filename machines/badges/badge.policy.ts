/*
 * Who may send which event. Recommending is the nightly rule's and offered to nobody; revoking needs the
 * right to assign, taking a decision back the right to accept.
 */
export const badgePolicy = {
  RECOMMEND: 'badges:assign:put',
  ACCEPT: 'badges:accept:put',
  REJECT: 'badges:reject:put',
  ASSIGN: 'badges:assign:put',
  REVOKE: 'badges:assign:put',
  RETURN: 'badges:accept:put',
  ESCALATE: 'badges:escalate:put',
  TAKE_BACK: 'badges:escalate:put',
} as const;
