/*
 * Who may send which event: a permission for each, never a role. Where the API has a call for the
 * event, both name the same permission. Taking an acceptance, a deferral or the choice of an agent back needs the right
 * to accept, to defer or to assign, reopening a rejection the right to reject; who may apply for a farmer may correct, withdraw and take that back in the
 * farmer's name.
 */
export const loanPolicy = {
  APPLY: 'loan:applications:post',
  EDIT: 'loan:applications:post',
  WITHDRAW: 'loan:applications:post',
  REOPEN: 'loan:reject-loan:put',
  ASSIGN_AGENT: 'loan:assign-agent:put',
  DEFER: 'loan:defer-loan:put',
  ACCEPT: 'loan:accept-loan:put',
  REJECT: 'loan:reject-loan:put',
  ADD_CLAUSE: 'loan:add-clause:post',
  UPDATE_CLAUSE: 'loan:update-clause:put',
  SIGN_CONTRACT: 'loan:sign-contract:put',
  PROCURE: 'loan:procure-loan:put',
  CLOSE: 'loan:close-loan:put',
  UNDO_ASSIGN: 'loan:assign-agent:put',
  UNDO_ACCEPT: 'loan:accept-loan:put',
  UNDO_DEFER: 'loan:defer-loan:put',
  UNDO_WITHDRAW: 'loan:applications:post',
} as const;
