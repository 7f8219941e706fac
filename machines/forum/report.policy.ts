/*
 * Who may send which event. Whoever reads the forum may report; deciding on reports is a moderator's.
 */
export const reportPolicy = {
  REPORT: 'forum:report:put',
  AGREE: 'forum:report-decision:put',
  DISMISS: 'forum:report-decision:put',
  REOPEN: 'forum:report-decision:put',
  ESCALATE: 'forum:escalate:put',
  TAKE_BACK: 'forum:escalate:put',
} as const;
