/*
 * Who may send which event. One permission gives a post any status; restoring needs the right to delete.
 */
export const postPolicy = {
  CREATE: 'forum:post:post',
  SET_STATUS: 'forum:status:put',
  EDIT: 'forum:post:put',
  DELETE: 'forum:post:delete',
  RESTORE: 'forum:post:delete',
} as const;
