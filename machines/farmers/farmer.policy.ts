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
