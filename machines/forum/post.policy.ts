/*
 * Who may send which event. One permission gives a post any status; restoring needs the right to delete.
 * Handing on and looking a second time have rights of their own.
 */
export const postPolicy = {
  CREATE: 'forum:post:post',
  SET_STATUS: 'forum:status:put',
  EDIT: 'forum:post:put',
  DELETE: 'forum:post:delete',
  RESTORE: 'forum:post:delete',
  ESCALATE: 'forum:escalate:put',
  TAKE_BACK: 'forum:escalate:put',
  UPHOLD: 'forum:second-look:put',
  OVERTURN: 'forum:second-look:put',
} as const;
