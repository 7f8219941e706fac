/*
 * Which permission each event of a farmer's profile needs. Who may suspend for a time may lift it; its end is the
 * system's, on the same permission.
 */
export const farmerPolicy = {
  CREATE: 'farmers:farmer:post',
  EDIT: 'farmers:farmer:post',
  BULK_STATUS: 'farmers:bulk-status:put',
  WARN: 'farmers:warn:put',
  SUSPEND: 'farmers:suspend:put',
  LIFT: 'farmers:suspend:put',
  END_SUSPENSION: 'farmers:suspend:put',
  MERGE: 'farmers:merge:put',
  UNMERGE: 'farmers:merge:put',
} as const;

/** What was done about a farmer's conduct is between them and whoever moderates: why, and who did it. */
export const farmerConduct = {
  WARN: 'farmers:conduct:get',
  SUSPEND: 'farmers:conduct:get',
  LIFT: 'farmers:conduct:get',
} as const;
