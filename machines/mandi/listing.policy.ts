/*
 * Who may send which event. Rejecting and taking a decision back need the right to approve; restoring
 * needs the right to delete. Changing an offer, its pictures and whether it is shown are one matter.
 * Handing on and looking a second time have rights of their own.
 */
export const listingPolicy = {
  CREATE: 'mandi:listing:post',
  APPROVE: 'mandi:approve:put',
  REJECT: 'mandi:approve:put',
  RETURN_TO_PENDING: 'mandi:approve:put',
  TOGGLE: 'mandi:listing:put',
  EDIT: 'mandi:listing:put',
  IMAGES: 'mandi:images:put',
  DELETE: 'mandi:listing:delete',
  RESTORE: 'mandi:listing:delete',
  ESCALATE: 'mandi:escalate:put',
  TAKE_BACK: 'mandi:escalate:put',
  UPHOLD: 'mandi:second-look:put',
  OVERTURN: 'mandi:second-look:put',
} as const;
