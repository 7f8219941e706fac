/*
 * Who may send which event: whoever works on cases, by default. Moving a case on is one permission, handing it to somebody
 * another one; what is written about it has those of the calls.
 */
export const casePolicy = {
  CREATE: 'cases:case:post',
  EDIT: 'cases:case:put',
  ASSIGN: 'cases:user:put',
  PEND: 'cases:status:put',
  SNOOZE: 'cases:status:put',
  WAKE: 'cases:status:put',
  RESOLVE: 'cases:status:put',
  CLOSE: 'cases:status:put',
  REOPEN: 'cases:status:put',
  MERGE: 'cases:status:put',
  UNMERGE: 'cases:status:put',
  TELL: 'notification:sms:post',
  HEAR: 'cases:case:put',
  DELETE: 'cases:delete-case:delete',
  TAG: 'cases:tag:post',
  UNTAG: 'cases:tag:delete',
  ADD_PARAMETER: 'cases:parameters:post',
  REMOVE_PARAMETER: 'cases:parameters:delete',
} as const;
